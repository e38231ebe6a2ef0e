import { deskPath, filesPath, isFiles } from "@store/contract/area-paths";
import { productName } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import type { ReactNode } from "react";
import type { Account } from "./account.queries.ts";
import { AreaCard } from "./area-card.tsx";
import { type Home, lastHome } from "./homes.ts";
import { OwnedCard } from "./owned-card.tsx";
import { Section } from "./section.tsx";

/** Everything that the customer can open, without another login: a card each. */
export function Owned({ homes, account: { owned, licence } }: { homes: readonly Home[]; account: Account }) {
  const last = lastHome(homes)?.area;
  const hasDesk = licence || homes.some(({ area }) => area === "checklist" || area === "seo-checklist");
  return (
    <Section title="What you own">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>li:last-child:nth-child(odd)]:col-span-2 lg:[&>li:last-child:nth-child(3n+1)]:col-span-3">
        {homes.map((home) => (
          <AreaCard key={home.area} home={home} isLast={home.area === last} />
        ))}
        {owned.filter(isFiles).map((product) => (
          <OwnedCard
            key={product}
            art={product}
            product={offer.products.find(({ id }) => id === product)}
            title={productName(product)}
            path={filesPath(product)}
          >
            <p className="mute text-sm">Files to save and keep.</p>
          </OwnedCard>
        ))}
        {homes.length > 0 ? (
          <OwnedCard art="emails" title="Email Templates" path="/email-templates">
            <p className="mute text-sm">Ten designs, free for every buyer.</p>
          </OwnedCard>
        ) : null}
        {offer.community ? (
          <OwnedCard art="emails" title="Community" path={offer.community}>
            <p className="mute text-sm">Other buyers, and us.</p>
          </OwnedCard>
        ) : null}
        {hasDesk ? <Desk licence={licence} /> : null}
      </ul>
    </Section>
  );
}

function Desk({ licence }: { licence: boolean }): ReactNode {
  return (
    <OwnedCard art={licence ? "agency-license" : <DeskDrawing />} title="Client desk" path={deskPath}>
      {licence ? (
        <p className="mute text-sm">
          The sites of your clients, each with its own work and its certificate. What the Agency License
          allows is in the{" "}
          <a href="/terms-and-conditions" className="relative z-1">
            terms
          </a>
          .
        </p>
      ) : (
        <p className="mute text-sm">The sites of your clients, each with its own work.</p>
      )}
    </OwnedCard>
  );
}

/** The sites of three clients, one behind the other, the first with its own list. */
function DeskDrawing() {
  return (
    <svg viewBox="0 0 180 134" aria-hidden="true" className="h-auto w-full">
      <g fill="#fffdf7" stroke="#14211c" strokeWidth="2">
        <path fill="#9cc7b1" d="M58 6h114v80H58z" />
        <path fill="#ffb920" d="M34 24h114v80H34z" />
        <path d="M10 42h114v84H10zM10 58h114" />
      </g>
      <path d="M19 50h6M30 50h6M41 50h6" stroke="#e2401b" strokeWidth="5" />
      <path d="M24 76l5 5 8-10M24 98l5 5 8-10" fill="none" stroke="#1c6a4f" strokeWidth="3.5" />
      <path d="M48 77h60M48 99h44" stroke="#c9c5b4" strokeWidth="6" />
    </svg>
  );
}
