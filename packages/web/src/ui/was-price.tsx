import { formatRupees } from "@store/contract/format";

/** A price that is no longer asked. Struck out for the eye, and said to be one for the ear: most readers pass over the line. */
export function WasPrice({ price, className = "" }: { price: number; className?: string }) {
  return (
    <s className={`old-price ${className}`}>
      <span className="sr-only">was </span>
      {formatRupees(price)}
    </s>
  );
}
