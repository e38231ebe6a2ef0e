import { mostSites } from "@store/contract/desk/client-site";
import { formatRupees } from "@store/contract/format";
import { productById } from "@store/contract/offer/catalogue";
import { lazy, Suspense, useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { AreaHeader } from "../../gated/access/area-header.tsx";
import { useLoaded } from "../../gated/access/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed, useReload } from "../../ui/load-failed.tsx";
import { Loading } from "../../ui/loading.tsx";
import { BrandForm } from "./brand-form.tsx";
import { type Desk, deskQuery } from "./desk.queries.ts";
import type { DeskFacts } from "./desk-loader.ts";
import { SiteForm } from "./site-form.tsx";
import { SiteRow } from "./site-row.tsx";

const DocumentsShelf = lazy(async () => ({
  default: (await import("./documents/documents-shelf.tsx")).DocumentsShelf,
}));

/** /client-desk: the sites of one's clients. */
export function DeskPage() {
  const { sessionToken, refused } = useLoaderData<DeskFacts>();
  const { data } = useLoaded(deskQuery(sessionToken));
  const reload = useReload();
  return (
    <>
      <AreaHeader area="account" title="Client desk" home="Home" />
      <main id="main" tabIndex={-1} className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none">
        <h1 className="text-d2">Client desk</h1>
        {refused !== undefined ? (
          <div className="mt-8">
            <EmptyState
              title="Not part of your order"
              level={2}
              action={<Link to="/account">Your account</Link>}
            >
              {refused}
            </EmptyState>
          </div>
        ) : data ? (
          <Sites desk={data} sessionToken={sessionToken} />
        ) : (
          <LoadFailed className="mt-8" {...reload} />
        )}
      </main>
    </>
  );
}

function Sites({ desk, sessionToken }: { desk: Desk; sessionToken: string }) {
  const { sites, most, licence } = desk;
  const [adding, setAdding] = useState(false);
  const [writing, setWriting] = useState(false);
  const full = sites.length >= most;
  const open = adding || sites.length === 0;
  return (
    <>
      <p className="mute mt-3 max-w-[60ch]">
        {sites.length === 0
          ? "A desk for each site that you work on. Begin with the first."
          : `${sites.length} of ${most} sites.`}{" "}
        {licence ? null : <More />}
      </p>
      {sites.length > 0 ? (
        <ul className="mt-8 border-[1.5px] border-ink bg-sheet">
          {sites.map((site) => (
            <SiteRow key={site.siteId} site={site} sessionToken={sessionToken} licence={licence} />
          ))}
        </ul>
      ) : null}
      {open && !full ? (
        <div className="mt-8 border-[1.5px] border-ink bg-sheet">
          <h2 className="px-4 pt-4 pb-3 font-display text-d4 sm:px-5">Add a site</h2>
          <SiteForm sessionToken={sessionToken} onDone={() => setAdding(false)} />
        </div>
      ) : null}
      {open || full ? null : (
        <Button look="secondary" className="mt-6" onClick={() => setAdding(true)}>
          Add a site
        </Button>
      )}
      {licence ? <OnReports sessionToken={sessionToken} /> : null}
      {licence ? (
        <section aria-labelledby="documents" className="mt-[clamp(3rem,6vw,5rem)]">
          <h2 id="documents" className="text-d3">
            Documents
          </h2>
          <p className="mute mt-2 mb-6 max-w-[60ch]">
            From the proposal to the last letter, filled in from one form, as files for your word processor.
          </p>
          {writing ? (
            <Suspense fallback={<Loading label="Fetching the documents" shape="text" />}>
              <DocumentsShelf sites={sites} sessionToken={sessionToken} />
            </Suspense>
          ) : (
            <Button look="secondary" size="sm" onClick={() => setWriting(true)}>
              Open the documents
            </Button>
          )}
        </section>
      ) : null}
    </>
  );
}

/** Under whose name reports stand: read once it is opened. */
function OnReports({ sessionToken }: { sessionToken: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-8 border-[1.5px] border-ink bg-sheet"
    >
      <summary className="px-4 py-3.5 font-semibold sm:px-5">Your name, logo and colour on reports</summary>
      {open ? <BrandForm sessionToken={sessionToken} /> : null}
    </details>
  );
}

/** What the agency licence would add for a buyer without it. */
function More() {
  const agency = productById("agency-license");
  return (
    <>
      The {agency.name} ({formatRupees(agency.price)}) makes it {mostSites.agency}, with a signed certificate
      for each, reports under your own name, links to share them by, and eight documents from proposal to
      invoice: <a href="/checkout?add=agency-license">add it</a>.
    </>
  );
}
