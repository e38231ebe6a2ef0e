/**
 * Lays the page of a pressed template on a mat over the showcase. The address says which (`#see=<preview>`), so it can be
 * sent to somebody, and going back closes it. Markup: `a[data-see]` with name and pictures, and one `<dialog>`. Without
 * JavaScript the links open the picture by itself.
 */
export class TemplateMat extends HTMLElement {
  private readonly follow = () => this.show();
  /** Laid there by a press on this page: going back then leads to what was on the shelves. */
  private pressed = false;

  connectedCallback(): void {
    const dialog = this.dialog;
    this.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-see]");
      // With a key held, people ask for a tab of its own.
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.pressed = true;
      location.hash = `see=${link.dataset.see}`;
    });
    dialog.addEventListener("close", () => {
      if (this.shown && this.pressed) history.back();
      else if (this.shown) history.replaceState(null, "", location.pathname);
      this.pressed = false;
    });
    dialog.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowLeft") this.turn(-1);
      if (key === "ArrowRight") this.turn(1);
    });
    for (const button of dialog.querySelectorAll<HTMLElement>("[data-turn]"))
      button.addEventListener("click", () => this.turn(Number(button.dataset.turn)));
    dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
    let from = 0;
    dialog.addEventListener("touchstart", ({ touches }) => {
      from = touches[0]?.clientX ?? 0;
    });
    dialog.addEventListener("touchend", ({ changedTouches }) => {
      const moved = (changedTouches[0]?.clientX ?? from) - from;
      if (Math.abs(moved) > 80) this.turn(moved < 0 ? 1 : -1);
    });
    addEventListener("hashchange", this.follow);
    this.show();
  }

  disconnectedCallback(): void {
    removeEventListener("hashchange", this.follow);
  }

  private get dialog(): HTMLDialogElement {
    return this.querySelector("dialog") as HTMLDialogElement;
  }

  private get links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>("a[data-see]")];
  }

  private get shown(): string | undefined {
    return /^#see=(.+)$/.exec(location.hash)?.[1];
  }

  /** Replaces the address: going back leads to the showcase, not through all that was looked at. */
  private turn(by: number): void {
    const links = this.links;
    const at = links.findIndex(({ dataset }) => dataset.see === this.shown);
    const next = links[at + by];
    if (!next) return;
    history.replaceState(null, "", `#see=${next.dataset.see}`);
    this.show();
  }

  private show(): void {
    const { links, dialog, shown } = this;
    const at = links.findIndex(({ dataset }) => dataset.see === shown);
    const link = links[at];
    if (!link) {
      dialog.close();
      return;
    }
    const set = (part: string, text: string) => {
      const place = dialog.querySelector(`[data-${part}]`);
      if (place) place.textContent = text;
    };
    set("name", link.textContent ?? "");
    // A page of a kit is counted among its pages, a template among all templates.
    const beside = [...(link.closest("ol, #all") ?? this).querySelectorAll("a[data-see]")];
    set("place", `${beside.indexOf(link) + 1} of ${beside.length}`);
    for (const picture of dialog.querySelectorAll<HTMLImageElement>("img[data-part]")) {
      picture.src = link.href.replace("-full.webp", `-${picture.dataset.part}.webp`);
      picture.closest("[data-scrolls]")?.scrollTo({ top: 0 });
    }
    for (const button of dialog.querySelectorAll<HTMLButtonElement>("[data-turn]"))
      button.disabled = links[at + Number(button.dataset.turn)] === undefined;
    if (!dialog.open) dialog.showModal();
  }
}
