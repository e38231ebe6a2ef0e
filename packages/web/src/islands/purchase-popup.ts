import { startPopup } from "./popup-schedule.ts";
import { inventedPurchases, realPurchases, type Show } from "./purchases.ts";

const closedKey = "purchase_popup_closed";

/** Fills and shows the pop-up in its rhythm, until the visitor closes it or there is nothing more to tell. */
export class PurchasePopup extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback(): void {
    const box = this.querySelector("aside");
    if (!box || isClosed()) return;
    box.querySelector("button")?.addEventListener("click", () => this.close());
    // Pages that an owner has made honest since are those of the same build.
    if (import.meta.env.STORE_URGENCY === "observed" && !box.querySelector("[data-purchase]"))
      this.start(box, inventedPurchases);
    else void realPurchases().then((show) => show && this.start(box, show));
  }

  private start(box: HTMLElement, fill: Show): void {
    this.stop = startPopup({
      show: () => {
        if (overHero()) return;
        if (!fill(box)) return this.end();
        box.hidden = false;
      },
      hide: () => {
        // Anybody who is reaching for the close button keeps it under the pointer.
        if (this.stop && box.matches(":hover, :focus-within")) {
          box.addEventListener("pointerleave", () => (box.hidden = true), { once: true });
        } else {
          box.hidden = true;
        }
      },
    });
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  private end(): void {
    const stop = this.stop;
    this.stop = undefined;
    stop?.();
  }

  private close(): void {
    this.end();
    storeClosed();
  }
}

/** On a phone it would lie over the first screen's own words: there it waits until they have been scrolled away. */
function overHero(): boolean {
  if (!matchMedia("(width < 48rem)").matches) return false;
  const hero = document.querySelector(".hero")?.getBoundingClientRect();
  return hero !== undefined && hero.bottom > innerHeight / 3;
}

// Storage may be blocked; then the pop-up is only closed for this page.
function isClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) === "true";
  } catch {
    return false;
  }
}

function storeClosed(): void {
  try {
    sessionStorage.setItem(closedKey, "true");
  } catch {}
}
