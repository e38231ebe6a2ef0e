import { formatRupees } from "@store/contract/format";

/** The price drawn to scale: the whole ruler is the old price, marigold is ours, the dimension line is what you keep. */
export function PriceScale({ price, originalPrice }: { price: number; originalPrice: number }) {
  const share = `${(price / originalPrice) * 100}%`;
  return (
    <div className="grid gap-2">
      <p className="dim">Regular price {formatRupees(originalPrice)}</p>
      <div className="scale-ticks h-13 overflow-hidden rounded-xs bg-sheet" aria-hidden="true">
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width={share} height="100%" fill="#ffb920" />
        </svg>
      </div>
      <div className="flex">
        <svg width={share} height="1" aria-hidden="true" className="flex-none" />
        <p className="dim flex-1">You keep {formatRupees(originalPrice - price)}</p>
      </div>
    </div>
  );
}
