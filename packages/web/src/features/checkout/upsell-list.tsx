import { formatRupees } from "@store/contract/format";
import { struckPrice } from "@store/contract/honest/shown";
import { upsells } from "@store/contract/offer/catalogue";
import type { Product } from "@store/contract/offer/offer-shape";
import { isOwned } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Kept } from "../../ui/kept.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Unfold } from "../../ui/unfold.tsx";
import { WasPrice } from "../../ui/was-price.tsx";
import { Block } from "./block.tsx";
import { built } from "./built.ts";
import { upsellInputId } from "./checkout-ids.ts";

interface UpsellListProps {
  chosen: readonly ProductId[];
  /** What the buyer has already: it stays in the page unseen, for the case that their session ends. */
  owned: readonly string[];
  onChoose: (id: ProductId, chosen: boolean) => void;
}

/** The three optional extras (docs/product.md section 9). */
export function UpsellList({ chosen, owned, onChoose }: UpsellListProps) {
  return (
    <Block id="upsells" title="Add to your order">
      <ul className="grid gap-3 min-[40rem]:gap-4">
        {upsells().map((upsell) => (
          <UpsellCard
            key={upsell.id}
            id={upsell.id}
            product={upsell}
            chosen={chosen.includes(upsell.id)}
            hidden={isOwned(upsell, owned)}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </Block>
  );
}

interface UpsellCardProps {
  id: ProductId;
  product: Product;
  chosen: boolean;
  hidden: boolean;
  onChoose: UpsellListProps["onChoose"];
}

function UpsellCard({ id, product, chosen, hidden, onChoose }: UpsellCardProps) {
  const inputId = upsellInputId(id);
  const struck = struckPrice(product);
  return (
    <li
      hidden={hidden}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-[5px] border-[1.5px] border-rule-2 bg-sheet px-4 pt-3.5 pb-1 min-[40rem]:gap-x-4 min-[40rem]:p-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) hover:border-ink has-checked:border-mat-700 has-checked:bg-mat-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-mat-700)] min-[40rem]:grid-cols-[auto_minmax(0,1fr)_6.5rem]"
    >
      <Checkbox
        id={inputId}
        className="relative z-1 focus-visible:outline-0"
        checked={chosen}
        aria-describedby={`${inputId}-price ${inputId}-about`}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
      <div className="grid gap-0.5 min-[40rem]:gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-xl leading-tight min-[40rem]:text-d4">
            {/* The whole card is the target. */}
            <label htmlFor={inputId} className="after:absolute after:inset-0 after:content-['']">
              {product.name}
            </label>
          </h3>
          <p id={`${inputId}-price`} className="flex items-baseline gap-2">
            {struck ? <WasPrice price={struck} className="text-sm" /> : null}
            <span className="price text-2xl leading-none">{formatRupees(product.price)}</span>
          </p>
        </div>
        <details className="fold-on-phones">
          <Unfold>
            What is in it<span className="sr-only">: {product.name}</span>
          </Unfold>
          <p id={`${inputId}-about`} className="mute mb-2 text-sm">
            {product.description}
          </p>
          <TickList items={product.benefits} columns className="mb-2 min-[40rem]:mb-0" />
        </details>
      </div>
      <Kept
        name={id}
        className={`${product.picture ? "col-span-full pb-2 min-[40rem]:col-auto min-[40rem]:pb-0" : "hidden"} self-center min-[40rem]:block`}
      >
        {built ? <built.Picture id={id} /> : null}
      </Kept>
    </li>
  );
}
