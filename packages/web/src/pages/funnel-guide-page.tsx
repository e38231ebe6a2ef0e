import { isObserved } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import { ArrowLeft } from "lucide-react";
import { LinkButton } from "../ui/button.tsx";
import { Footer } from "../ui/footer.tsx";
import { Header, HeaderLink } from "../ui/header.tsx";
import { Icon } from "../ui/icon.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { TickList } from "../ui/tick-list.tsx";
import { AfterImport } from "./guide/after-import.tsx";
import { GuideFilm, WatchStep } from "./guide/guide-film.tsx";
import { guideSteps } from "./guide/steps.tsx";
import { WholeFunnel } from "./guide/whole-funnel.tsx";

const before = [
  "If you use the Pro version, have it installed and active. Our templates do not need it.",
  `Update WordPress, the page builder and your theme first. ${isObserved() ? "Old versions are the usual reason for a failed import." : "An old version can make the import fail."}`,
  `Back up the site. ${isObserved() ? "You will not need it, and you will sleep better." : "Then you can go back, whatever happens."}`,
];

const after = [
  "Replace the images with your own, and change “Words for the picture above” beside each: no import keeps alt texts.",
  "Update the text. Everything in [brackets] is waiting for a name, a price or a proof of yours.",
  "Change a colour once, in “Colours: edit here” at the top of the Structure panel.",
];

/** How to get a template into the page builder (docs/product.md section 2). */
export function FunnelGuidePage() {
  return (
    <>
      <SkipLink />
      <Header>
        <HeaderLink href="/funnel-templates">
          <Icon as={ArrowLeft} className="mr-2" />
          Back to templates
        </HeaderLink>
      </Header>
      <main id="main">
        <div className="wrap grid items-end gap-x-16 gap-y-8 pt-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[5fr_6fr]">
          <div className="lg:self-center">
            <h1>Import Guide</h1>
            <p className="mt-5 max-w-[42ch] text-lg">
              From a JSON file to a page of your own in six steps.{" "}
              {isObserved()
                ? "Ten minutes the first time, two the next."
                : "Allow ten minutes the first time."}
            </p>
            <p className="mute mt-3 max-w-[48ch] text-sm">
              Film and pictures were recorded in WordPress 7.0 with Elementor 4.2. Yours may look a little
              different.
            </p>
          </div>
          <GuideFilm />
        </div>
        <ol className="wrap mt-[clamp(2.5rem,6vw,5rem)] border-t-[1.5px] border-ink">
          {guideSteps.map(({ title, text, at, picture }, i) => (
            <li
              key={title}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-5 border-b border-rule py-8 md:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)] md:gap-x-8"
            >
              <span
                aria-hidden="true"
                className="num font-display text-d2 leading-[0.8] font-extrabold text-mat-600 md:text-d1 md:leading-[0.8]"
              >
                {i + 1}
              </span>
              <div>
                <h2 className="text-d3">
                  <span className="sr-only">Step {i + 1}: </span>
                  {title}
                </h2>
                <p className="mute mt-2 max-w-[48ch]">{text}</p>
                <WatchStep at={at} title={title} />
              </div>
              <figure className="max-md:col-span-2">
                {/* On a phone it is brought nearer to what is pressed: the whole of a desk's screen could not be read. */}
                <span className="block aspect-4/3 overflow-hidden border-[1.5px] border-ink md:aspect-auto">
                  <img
                    src={picture.src}
                    alt={picture.alt}
                    width={880}
                    height={540}
                    loading="lazy"
                    decoding="async"
                    className={`block h-auto md:w-full ${picture.near}`}
                  />
                </span>
                <figcaption className="mute mt-2 text-xs">{picture.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ol>
        <AfterImport />
        <WholeFunnel />
        <section aria-labelledby="h-tips" className="wrap pb-sec">
          <h2 id="h-tips" className="mb-8">
            Pro tips
          </h2>
          <div className="grid border-[1.5px] border-ink bg-sheet md:grid-cols-[6fr_5fr]">
            <Tips title="Before importing" tips={before} />
            <Tips title="After importing" tips={after} />
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href="/funnel-templates">Browse the templates</LinkButton>
            <LinkButton href={`mailto:${offer.supportEmail}?subject=Import`} look="quiet">
              Stuck? Write to us
            </LinkButton>
          </div>
        </section>
      </main>
      <Footer />
    </>
  );
}

function Tips({ title, tips }: { title: string; tips: readonly string[] }) {
  return (
    <div className="border-t border-rule p-[clamp(1.5rem,3vw,2.25rem)] first:border-t-0 md:border-t-0 md:border-l md:first:border-l-0">
      <h3 className="mb-4">{title}</h3>
      <TickList items={tips} />
    </div>
  );
}
