import { type ReactNode, useEffect } from "react";
import { Link, NavLink } from "react-router-dom";
import { LoadState } from "../../../ui/load-state.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { When } from "../parts/texts.tsx";
import { ClashSheet } from "./clash-sheet.tsx";
import { isSaved, type OfferWork, useOffer } from "./draft.ts";
import { DraftBar } from "./draft-bar.tsx";

const screens = [
  { to: "/admin/offer", label: "Products" },
  { to: "/admin/offer/publish", label: "Publish" },
  { to: "/admin/offer/history", label: "History" },
];

interface OfferFrameProps {
  title: string;
  /** What can be done to all of it. */
  actions?: ReactNode;
  /** Without the bar: the page itself says what waits. */
  barless?: boolean;
  /** Without the neighbours: a room of its own. */
  alone?: boolean;
  children: (work: OfferWork) => ReactNode;
}

/** What stands around every screen of the offer: its neighbours, what waits to be published, and what somebody else did. */
export function OfferFrame({ title, actions, barless = false, alone = false, children }: OfferFrameProps) {
  const offer = useOffer();
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (!isSaved()) event.preventDefault();
    };
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, []);
  return (
    <>
      <PageHead title={title}>{offer.data && !offer.data.clash ? actions : null}</PageHead>
      <nav
        aria-label="Offer"
        hidden={alone}
        className="mb-6 flex gap-x-6 overflow-x-auto border-b-[1.5px] border-ink"
      >
        {screens.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="inline-flex min-h-11 flex-none items-center px-1 text-sm font-semibold no-underline hover:underline aria-[current=page]:border-b-3 aria-[current=page]:border-marigold-400 aria-[current=page]:pt-[3px]"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <LoadState query={offer} failed="Failed to load the offer" fetching="Fetching the offer">
        {(work) =>
          work.clash ? (
            <ClashSheet work={work} clash={work.clash} />
          ) : (
            <>
              {work.pagesBehind ? (
                <div className="mb-6">
                  <StatusNote>
                    Revision {work.rev} is charged, but buyers still read the pages before it. They are made
                    again by themselves within a minute or two.
                  </StatusNote>
                </div>
              ) : null}
              {work.waiting && !barless ? <WaitsNote {...work.waiting} /> : null}
              {barless ? null : <DraftBar work={work} />}
              {children(work)}
            </>
          )
        }
      </LoadState>
    </>
  );
}

function WaitsNote({ rev, at }: { rev: number; at: number }) {
  return (
    <div className="mb-6">
      <StatusNote>
        Revision {rev} holds from <When at={at} />, Indian time. What you change here comes after it.{" "}
        <Link to="/admin/offer/publish">Look at it, or call it off</Link>
      </StatusNote>
    </div>
  );
}
