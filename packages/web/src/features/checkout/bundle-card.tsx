import { formatRupees } from "@store/contract/format";
import { isObserved, percentOff, struckPrice, worthOfAll } from "@store/contract/honest/shown";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { Badge } from "../../ui/badge.tsx";
import { ProductPicture } from "../../ui/product-picture.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TemplateFan } from "../../ui/template-fan.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Unfold } from "../../ui/unfold.tsx";
import { WasPrice } from "../../ui/was-price.tsx";
import { Block } from "./block.tsx";

const struck = struckPrice(bundle());
const percent = struck ? percentOff(bundle().price, struck) : 0;
const worth = worthOfAll(offer.bonuses);
const [templates, ...others] = bundle().benefits;
const benefits = [templates ?? "", `3 bonuses${worth ? ` worth ${formatRupees(worth)}` : ""}`, ...others];

/** What everybody buys: the base bundle (docs/product.md section 9). */
export function BundleCard() {
  return (
    <Block id="your-bundle" title="Your bundle">
      <Sheet className="grid gap-5 p-4 pb-2 min-[40rem]:p-5 min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        {bundle().picture ? (
          <ProductPicture product={bundle()} className="h-auto max-h-80 w-full object-contain object-left" />
        ) : (
          <TemplateFan
            names={["agency", "courses", "astrology"]}
            className="hidden min-[40rem]:block min-[40rem]:h-full min-[40rem]:min-h-52"
          />
        )}
        <div className="grid content-start gap-1 min-[40rem]:gap-2.5">
          {isObserved() ? (
            <p className="hidden flex-wrap gap-2 min-[40rem]:flex">
              <Badge tone="wait">Limited Time Offer</Badge>
              <Badge>{percent}% OFF Today Only</Badge>
            </p>
          ) : null}
          <h3 className="max-[40rem]:text-d4">{bundle().name}</h3>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="price text-2xl leading-none min-[40rem]:text-4xl">
              {formatRupees(bundle().price)}
            </span>
            {struck ? (
              <>
                <WasPrice price={struck} />
                <Badge tone="ok">
                  Save {formatRupees(struck - bundle().price)} ({percent}% OFF)
                </Badge>
              </>
            ) : null}
          </p>
          <p className="mute text-sm">
            <span>One-time payment, lifetime access</span>. You need WordPress with Elementor to use the
            templates: its free version is enough.
          </p>
          <details className="fold-on-phones">
            <Unfold>What is in it</Unfold>
            <TickList items={benefits} className="mt-1 mb-2 min-[40rem]:mb-0" />
          </details>
        </div>
      </Sheet>
    </Block>
  );
}
