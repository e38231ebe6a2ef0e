import { formatRupees } from "@store/contract/format";
import { bundle } from "@store/contract/offer/catalogue";
import type { FunnelTemplate } from "@store/contract/resources";
import { Arrow } from "../ui/arrow.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Footer } from "../ui/footer.tsx";
import { Header, HeaderLink } from "../ui/header.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { KitRows } from "./showcase/kit-rows.tsx";
import { PreviewLink } from "./showcase/preview-link.tsx";
import {
  kits,
  type TemplateGroup,
  templateShelves,
  templateUses,
  usesOf,
} from "./showcase/template-groups.ts";
import { TemplateMat } from "./showcase/template-mat.tsx";

/** All templates to look at before buying (docs/product.md section 2). The files are behind the login. */
export function TemplatesPage() {
  return (
    <>
      <SkipLink />
      <Header ground="mat">
        <HeaderLink href="/">Back to Home</HeaderLink>
      </Header>
      <main id="main">
        <div className="on-mat mat-grid">
          <div className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-3 md:pb-5">
            <h1 className="text-d2 md:text-[clamp(3rem,7vw,5.25rem)]">All 63 templates, before you pay</h1>
            <div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
              <p className="max-w-[56ch] md:text-lg">
                One page each for Elementor on WordPress, whose free version is enough, and six whole funnels.
                Press a picture to see the page in full. Names, figures and quotations in it are made up; the
                file keeps their place for yours. The files open with your login.
              </p>
              <LinkButton href="/checkout">
                Get all of them for <span className="num flex-none">{formatRupees(bundle().price)}</span>
                <Arrow />
              </LinkButton>
            </div>
          </div>
        </div>
        {/* The page is as long as nine screens of a phone: the way to another kind stays in view. */}
        <nav aria-label="Kinds of templates" data-shelves className="on-mat sticky top-0 z-10 bg-mat-800">
          <ul className="wrap flex gap-x-6 overflow-x-auto text-sm font-semibold whitespace-nowrap [scrollbar-width:none] max-md:[mask-image:linear-gradient(90deg,#000_85%,#0000)]">
            {[{ id: kits.id, title: kits.name }, ...templateShelves, ...templateUses].map(({ id, title }) => (
              <li key={id} className="flex-none">
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:underline aria-[current]:decoration-marigold-400 aria-[current]:decoration-3 aria-[current]:underline-offset-8"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <TemplateMat>
          <div className="wrap grid grid-cols-1 gap-[clamp(2.5rem,6vw,5rem)] pt-[clamp(1.5rem,3vw,2.5rem)] pb-sec [&_a]:scroll-mt-16">
            <KitRows />
            <div id="all" className="shelves">
              {templateUses.map((use) => (
                <UseHead key={use.id} {...use} />
              ))}
              {templateShelves.map((group) => (
                <Shelf key={group.id} {...group} />
              ))}
            </div>
          </div>
        </TemplateMat>
        <section aria-labelledby="h-buy" className="on-marigold bg-marigold-400">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-[clamp(2.5rem,6vw,5rem)]">
            <h2 id="h-buy" className="max-w-[18ch]">
              One payment, all of them
            </h2>
            <LinkButton href="/checkout" look="secondary" size="lg">
              Get Instant Access Now
              <Arrow />
            </LinkButton>
          </div>
        </section>
      </main>
      <Footer />
    </>
  );
}

/** Seen at its own address, where only the templates of this use are left on the shelves (styles/documents.css). */
function UseHead({ id, title, text, templates }: TemplateGroup) {
  return (
    <div id={id} className="use-head scroll-mt-16">
      <h2 className="text-d3">
        {title} <span className="num mute">{templates.length}</span>
      </h2>
      <p className="mute mt-2 max-w-[60ch]">{text}</p>
      <a href="#all" className="inline-flex min-h-11 items-center text-sm font-semibold">
        Show all 63
      </a>
    </div>
  );
}

/** A shelf of the library. */
function Shelf({ id, title, text, templates }: TemplateGroup) {
  return (
    <section id={id} aria-labelledby={`h-${id}`} className="scroll-mt-16">
      <div className="shelf-head mb-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-1 md:mb-7 md:gap-y-3">
        <h2 id={`h-${id}`} className="text-d3">
          {title} <span className="num mute">{templates.length}</span>
        </h2>
        <p className="mute max-w-[60ch] max-sm:text-sm">{text}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3 gap-y-5 text-xs sm:grid-cols-3 sm:gap-x-5 sm:gap-y-6 sm:text-base md:grid-cols-4 lg:grid-cols-6">
        {templates.map((template) => (
          <Card key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}

function Card({ template }: { template: FunnelTemplate }) {
  const { name, preview } = template;
  return (
    <li data-use={usesOf(template) || undefined}>
      <PreviewLink preview={preview} label={`${name}: see the whole page`}>
        {name}
      </PreviewLink>
    </li>
  );
}
