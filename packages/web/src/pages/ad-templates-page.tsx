import { formatRupees } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import { productById } from "@store/contract/offer/catalogue";
import { Arrow } from "../ui/arrow.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EditDrawing, FormatsDrawing, PairDrawing } from "./showcase/drawings.tsx";
import { adPictures, ads } from "./showcase/pictures.ts";
import { Reasons, ShowcasePage } from "./showcase/showcase-page.tsx";

const upsell = productById("ad-templates");

const benefits = [
  {
    title: isObserved() ? "The click and the page agree" : "One ad for one trade",
    text: isObserved()
      ? "Each ad is drawn to stand in front of a funnel, in the same colours and the same voice. Nobody lands and wonders where they are."
      : "Each ad is drawn for a trade that the library has a page for. Say on the page what the ad has said.",
    drawing: <PairDrawing />,
  },
  {
    title: "Headline and offer written",
    text: "Every design comes with the line on it and the text beside it. In the ad studio you put your own words, photograph, logo and colours in.",
    drawing: <EditDrawing />,
  },
  {
    title: "Drawn for the feed",
    text: `4:5 as shown, ${isObserved() ? "which is the most room a feed gives you" : "the tall picture of a feed"}. Square, story and wide come with it, so nothing has to be cut by hand.`,
    drawing: <FormatsDrawing />,
  },
];

/** Ten ads of ours, as a showcase; the files belong to the upsell (docs/product.md section 2). */
export function AdTemplatesPage() {
  return (
    <ShowcasePage
      title="Ad Templates"
      lead={`Ten feed ads${isObserved() ? " that match the funnels behind them" : " for ten trades; the businesses in them are made up"}. One idea each, one line to read, one thing to press.`}
      open="Open the Ad Templates"
      files="/ad-templates-login"
      carousel={{ label: "The ten ad templates", pictures: adPictures, width: 480, height: 600 }}
      closing={{
        title: "Pick one and change three words",
        text: "The price, the place and the name. Then let it run for three days before you judge it.",
      }}
    >
      <section aria-labelledby="h-benefits" className="wrap pt-sec">
        <h2 id="h-benefits" className="mb-[clamp(2rem,4vw,3.5rem)] max-w-[18ch]">
          What an ad has to do before it is pretty
        </h2>
        <Reasons items={benefits} />
      </section>
      <section aria-labelledby="h-words" className="wrap py-sec">
        <h2 id="h-words" className="mb-4">
          The words beside them
        </h2>
        <div className="mb-8 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <p className="mute max-w-[52ch] text-lg">
            Each ad comes with its primary text. The ad studio, which sets them and your own words in more
            than forty layouts and four sizes, is part of the {upsell.name} add-on (
            {formatRupees(upsell.price)}), which you can tick at the <a href="/checkout">checkout</a>.
          </p>
          <p>
            <LinkButton href="/ad-templates-login" look="quiet">
              Yours already? Open your files
              <Arrow />
            </LinkButton>
          </p>
        </div>
        <ul className="grid border-t-[1.5px] border-ink md:grid-cols-2 md:gap-x-12">
          {ads.map(({ slug, name, headline, primaryText }, i) => (
            <li
              key={slug}
              className="grid grid-cols-[clamp(5.5rem,24vw,9rem)_1fr] items-start gap-x-5 border-b border-rule py-6"
            >
              {/* Described in the row above; here it only says which ad the words belong to. */}
              <img
                src={adPictures[i]?.src}
                alt=""
                width={480}
                height={600}
                loading="lazy"
                decoding="async"
                className="h-auto w-full bg-sheet p-1 shadow-lift"
              />
              <div>
                <p className="mute text-xs font-semibold">{name}</p>
                <h3 className="mt-1 text-d4">{headline}</h3>
                <p className="mt-1.5 max-w-[52ch] text-sm">{primaryText}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </ShowcasePage>
  );
}
