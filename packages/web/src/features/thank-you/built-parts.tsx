import { offer } from "@store/contract/offer/offer";
import { Footer } from "../../ui/footer.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

export const builtParts = { Footer, MatHeader, SkipLink };

/** The header of the thank-you page. The mark is the large bob below, so here stands only the name. */
function MatHeader() {
  return (
    <header className="on-mat bg-mat-800">
      <div className="wrap grid min-h-20 grid-cols-[3.4rem_1fr] items-center gap-x-[clamp(1rem,4vw,3rem)]">
        <nav
          aria-label="Main"
          className="col-start-2 flex flex-wrap items-center justify-between gap-x-8 lg:justify-start"
        >
          <a
            href="/"
            className="inline-flex min-h-11 items-center font-display text-2xl leading-none font-extrabold no-underline"
          >
            {offer.name}
          </a>
          <a
            href={`mailto:${offer.supportEmail}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold no-underline hover:underline"
          >
            Need help?
          </a>
        </nav>
      </div>
    </header>
  );
}
