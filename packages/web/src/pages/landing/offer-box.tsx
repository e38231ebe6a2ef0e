import { formatRupees } from "@store/contract/format";
import { percentOff, struckPrice } from "@store/contract/honest/shown";
import { bundle } from "@store/contract/offer/catalogue";
import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { ProductPicture } from "../../ui/product-picture.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { lines } from "./copy.ts";
import { LibraryStrip } from "./library-strip.tsx";
import { TemplatePreview } from "./template-preview.tsx";

const struck = struckPrice(bundle());

/** All templates plus future updates, with the price drawn to scale. */
export function OfferBox() {
  return (
    <div
      id="templates"
      className="on-mat mat-grid relative scroll-mt-16 mt-[clamp(3rem,6vw,5rem)] grid gap-x-16 gap-y-9 rounded-[6px] p-[clamp(1.5rem,4vw,3.5rem)] pt-18 lg:grid-cols-[6fr_5fr] lg:items-center lg:pt-16"
    >
      <div>
        <h3 className="text-d2 leading-[0.98]">All templates, plus every future update</h3>
        <p className="mute mt-4 text-lg">{lines.offer} One payment, no monthly fee.</p>
        <div className="mt-7 flex flex-wrap items-end gap-6">
          <p>
            <span className="price text-[clamp(3.5rem,2.5rem+4vw,5.5rem)] leading-[0.85]">
              {formatRupees(bundle().price)}
            </span>
            <br />
            <span className="mute text-sm">
              {struck
                ? "You pay the marigold part, once. Drawn to scale."
                : "Once. No monthly fee, nothing that renews itself."}
            </span>
          </p>
          <LinkButton href="#checkout-section" size="lg">
            Get All Templates Now
            <Arrow />
          </LinkButton>
        </div>
        {struck ? (
          <div className="mt-7">
            <PriceScale price={bundle().price} originalPrice={struck} />
          </div>
        ) : null}
      </div>
      <div className="mx-auto w-full max-w-76 border-[7px] border-sheet shadow-[-6px_8px_18px_#04150f80]">
        {bundle().picture ? (
          <ProductPicture product={bundle()} />
        ) : (
          <TemplatePreview id="courses" label="The Courses template on a phone" />
        )}
      </div>
      <div className="lg:col-span-2">
        <LibraryStrip />
      </div>
      {struck ? (
        <div className="absolute -top-8 flex right-5 w-[clamp(8rem,20vw,11rem)] -rotate-7 rounded-sheet bg-sheet p-2 shadow-[-6px_8px_18px_#04150f80] lg:-top-11 lg:right-10">
          <Stamp
            text={`${percentOff(bundle().price, struck)}% OFF`}
            sub={lines.offerEnds}
            straight
            className="w-full"
          />
        </div>
      ) : null}
    </div>
  );
}

/** The price drawn to scale: the whole ruler is the old price, marigold is ours, the dimension line is what you keep. */
function PriceScale({ price, originalPrice }: { price: number; originalPrice: number }) {
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
