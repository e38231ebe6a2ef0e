import { formatRupees } from "@store/contract/format";
import { bundle, soldAs } from "@store/contract/offer/catalogue";
import type { Product } from "@store/contract/offer/offer-shape";
import { isOwned } from "@store/contract/price-basket";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { ProductPicture } from "../../ui/product-picture.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Block } from "./block.tsx";
import type { Owner } from "./owner.ts";
import { OwnerCard } from "./owner-card.tsx";

interface InPlaceOfBundleProps {
  owner: Owner | undefined;
  lines: readonly Product[];
  onChoose: (id: string, chosen: boolean) => void;
}

/** What a buyer has already, and what of their basket is sold by itself. */
export function InPlaceOfBundle({ owner, lines, onChoose }: InPlaceOfBundleProps): ReactNode {
  const alone = lines.filter((line) => soldAs("alone").includes(line));
  const mayTakeBundle = !isOwned(bundle(), owner?.owned ?? []);
  return (
    <>
      {owner && owner.owned.length > 0 ? <OwnerCard owner={owner} /> : null}
      {alone.length > 0 ? (
        <Block id="alone" title="Your order">
          {alone.map((product) => (
            <Sheet key={product.id} className="grid gap-2.5 p-4 min-[40rem]:p-5">
              <ProductPicture
                product={product}
                className="h-auto max-h-72 w-full object-contain object-left"
              />
              <h3 className="wrap-anywhere max-[40rem]:text-d4">{product.name}</h3>
              <p className="price text-2xl leading-none min-[40rem]:text-4xl">
                {formatRupees(product.price)}
              </p>
              <p className="mute text-sm wrap-anywhere">{product.description}</p>
              <TickList items={product.benefits} />
            </Sheet>
          ))}
          {mayTakeBundle ? (
            <Button
              look="quiet"
              size="sm"
              className="justify-self-start"
              onClick={() => {
                for (const { id } of alone) onChoose(id, false);
              }}
            >
              Take the {bundle().name} in its place
            </Button>
          ) : null}
        </Block>
      ) : null}
    </>
  );
}
