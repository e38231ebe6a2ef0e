import { brand } from "@store/contract/brand";
import { bundle } from "@store/contract/catalogue";
import { formatRupees } from "@store/contract/format";
import { Badge } from "../../ui/badge.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TemplateFan } from "../../ui/template-fan.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Block } from "./block.tsx";

const saved = bundle.originalPrice - bundle.price;
const percent = Math.round((saved / bundle.originalPrice) * 100);

/** What everybody buys: the base bundle (docs/product.md section 9). */
export function BundleCard() {
  return (
    <Block id="your-bundle" title="Your bundle">
      <Sheet className="grid gap-5 p-5 min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <TemplateFan
          names={["agency", "courses", "astrology"]}
          className="h-44 min-[40rem]:h-full min-[40rem]:min-h-52"
        />
        <div className="grid content-start gap-2.5">
          {brand.urgency === "observed" ? (
            <p className="flex flex-wrap gap-2">
              <Badge tone="wait">Limited Time Offer</Badge>
              <Badge>{percent}% OFF Today Only</Badge>
            </p>
          ) : null}
          <h3>{bundle.name}</h3>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="price text-4xl leading-none">{formatRupees(bundle.price)}</span>
            <s className="old-price">{formatRupees(bundle.originalPrice)}</s>
            <Badge tone="ok">
              Save ₹{saved} ({percent}% OFF)
            </Badge>
          </p>
          <p className="mute text-sm">One-time payment, lifetime access</p>
          <TickList items={bundle.benefits} className="mt-1" />
        </div>
      </Sheet>
    </Block>
  );
}
