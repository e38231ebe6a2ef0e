import { brand } from "@store/contract/brand";

/** An order that was paid for. */
export interface Sale {
  orderId: string;
  /** Whole rupees. */
  total: number;
}

/** Counts this visit, if the shop has a pixel and the visitor agrees. Without a pixel id not a byte is asked for. */
export function startTracking(): void {
  if (brand.pixelId) void pixel(brand.pixelId);
}

/** Reports a purchase, once per order. */
export function trackPurchase(sale: Sale): void {
  if (brand.pixelId) void pixel(brand.pixelId).then((one) => one.purchase(sale));
}

async function pixel(id: string) {
  const { browserPixel } = await import("./pixel-browser.ts");
  return browserPixel(id, brand.trackedPurchaseValue);
}
