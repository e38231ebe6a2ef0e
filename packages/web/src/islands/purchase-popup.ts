import { buyerCities, buyerNames } from "./buyers.ts";
import { startPopup } from "./popup-schedule.ts";

const closedKey = "purchase_popup_closed";

/** Fills and shows the pop-up in its rhythm, until the visitor closes it. */
export class PurchasePopup extends HTMLElement {
  private stop: (() => void) | undefined;

  connectedCallback(): void {
    const box = this.querySelector("aside");
    if (!box || isClosed()) return;
    this.stop = startPopup({
      show: () => {
        fill(box, pick(buyerNames), pick(buyerCities));
        box.hidden = false;
      },
      hide: () => {
        // Whoever is reaching for the close button keeps it under the pointer.
        if (this.stop && box.matches(":hover, :focus-within")) {
          box.addEventListener("pointerleave", () => (box.hidden = true), { once: true });
        } else {
          box.hidden = true;
        }
      },
    });
    box.querySelector("button")?.addEventListener("click", () => this.close());
  }

  disconnectedCallback(): void {
    this.stop?.();
  }

  private close(): void {
    const stop = this.stop;
    this.stop = undefined;
    stop?.();
    storeClosed();
  }
}

function fill(box: HTMLElement, name: string, city: string): void {
  const write = (selector: string, text: string) => {
    const target = box.querySelector(selector);
    if (target) target.textContent = text;
  };
  write("[data-initial]", name.slice(0, 1));
  write("[data-name]", name);
  write("[data-city]", city);
}

function pick(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? "";
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
