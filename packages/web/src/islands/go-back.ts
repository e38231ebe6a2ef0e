/** A button that leads to the previous page; only shown where there is JavaScript to do it. */
export class GoBack extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false;
    this.querySelector("button")?.addEventListener("click", () => {
      // Opened in a fresh tab there is nothing to go back to.
      if (history.length > 1) history.back();
      else location.assign("/");
    });
  }
}
