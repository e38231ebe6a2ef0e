import { offer } from "@store/contract/offer/offer";
import { Footer } from "../../ui/footer.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

export const builtParts = { Footer, MatHeader, Outline, SkipLink };

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
        <noscript className="col-start-2">
          <p className="pb-4">
            This page needs JavaScript to show your login. It is also on its way to you by mail.
          </p>
        </noscript>
      </div>
    </header>
  );
}

/**
 * Where ticket and receipt will lie, in pencil, while the order is asked for: each where its own component puts it, and an `i`
 * where a line will stand. Only to be seen, since the words above say what goes on.
 */
function Outline() {
  return (
    <div
      aria-hidden="true"
      className="wrap relative pb-sec print:hidden [&_i]:block [&_i]:h-2.5 [&_i]:rounded-xs [&_i]:bg-pencil/45"
    >
      <div className="ticket relative z-2 -mt-9 [--color-ink:var(--color-pencil)]">
        <div className="px-4 py-5 sm:px-6">
          <p className="font-display text-d3 font-extrabold">Your login</p>
          <p className="mute text-sm">It comes here once your payment is confirmed.</p>
        </div>
        <div className="grid border-t border-pencil *:px-4 *:py-4 *:not-first:border-t *:not-first:border-rule sm:*:px-6 lg:grid-cols-[1fr_1.5fr_0.9fr] lg:*:not-first:border-t-0 lg:*:not-first:border-l">
          {["Email / username", "Password", "Customer ID"].map((label) => (
            <div key={label}>
              <p className="mute text-sm font-semibold">{label}</p>
              <i className="mt-5 mb-5.5 w-3/5" />
            </div>
          ))}
        </div>
        <div className="ticket-stub px-4 py-5 sm:px-6">
          <i className="w-48 max-w-full" />
        </div>
      </div>
      <div className="mt-10 rounded-sheet border-[1.5px] border-dashed border-pencil p-6 pb-7 lg:absolute lg:right-0 lg:bottom-full lg:mt-0 lg:w-76 lg:translate-y-2 lg:rotate-3 lg:pb-14 lg:text-on-mat-2">
        <p className="mb-4 font-display text-[1.375rem] leading-[1.06] font-extrabold lg:text-right">
          Receipt
        </p>
        {["w-24", "w-32", "w-20", "w-28", "w-16"].map((width) => (
          <p key={width} className="flex min-h-8 items-center justify-between gap-4">
            <i className={width} />
            <i className="w-12" />
          </p>
        ))}
      </div>
    </div>
  );
}
