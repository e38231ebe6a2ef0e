import { offer } from "@store/contract/offer/offer";
import type { Sale } from "./pixel.ts";

/** Counts this visit, if the shop has a pixel and the visitor agrees. Without a pixel id not a byte is asked for. */
export function startTracking(): void {
  if (import.meta.env.STORE_PIXEL_ID) void pixel(import.meta.env.STORE_PIXEL_ID);
}

/** Reports a purchase, once per order. */
export function trackPurchase(sale: Sale): void {
  if (import.meta.env.STORE_PIXEL_ID)
    void pixel(import.meta.env.STORE_PIXEL_ID).then((one) => one.purchase(sale));
}

async function pixel(id: string) {
  const { browserPixel } = await import("./pixel-browser.ts");
  return browserPixel(id, offer.trackedPurchaseValue);
}
