import type { FunnelTemplate, PageOfKit } from "@store/contract/resources";
import { templateNeeds } from "@store/contract/template-versions";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { WideDialog } from "../../../ui/wide-dialog.tsx";
import type { Downloads } from "../downloads.ts";
import { Screens, Swatches, TurnButtons, turnByKeys } from "../screens.tsx";
import { TemplateVersions } from "../template-versions.tsx";
import type { DownloadForm } from "../use-download.ts";

interface KitSheetProps {
  kit: FunnelTemplate;
  busy: boolean;
  downloads: Downloads;
  onDownload: (as: DownloadForm) => void;
  onClose: () => void;
}

/** A kit up close: the way through its pages, each as a desktop and as a phone shows it, and its two archives. */
export function KitSheet({ kit, busy, downloads, onDownload, onClose }: KitSheetProps) {
  const pages = kit.pages ?? [];
  const [at, setAt] = useState(0);
  const page = pages[at];
  const turn = (to: number) => (pages[to] ? () => setAt(to) : undefined);
  const beside = { before: turn(at - 1), after: turn(at + 1) };
  return (
    <WideDialog
      title={kit.name}
      lead={kit.about ?? ""}
      onClose={onClose}
      className="w-[min(100%-2rem,84rem)]! max-md:w-full!"
      onKeyDown={turnByKeys(beside)}
      actions={
        <>
          <p id="kit-choice" className="basis-full text-sm max-sm:text-xs">
            <b>The kit restyles your whole site</b>, so take it for a new one. <b>Pages only</b> leaves your
            site's colours and fonts as they are.
          </p>
          <Button
            look="primary"
            size="sm"
            busy={busy}
            doing="Packing..."
            aria-describedby="kit-choice"
            onClick={() => onDownload("kit")}
          >
            <Icon as={Download} /> Kit with site style
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={busy}
            aria-describedby="kit-choice"
            onClick={() => onDownload("kit-pages")}
          >
            Pages only
          </Button>
          <Button look="quiet" size="sm" disabled={busy} onClick={() => onDownload("fill")}>
            Fill it once
          </Button>
          {/* A phone has the numbers over the page. */}
          <span className="ml-auto flex max-sm:hidden">
            <TurnButtons of="page" {...beside} />
          </span>
        </>
      }
    >
      <div className="grid lg:h-full lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="mat-grid grid content-start gap-3 p-3 sm:p-6 lg:min-h-0 lg:grid-rows-[auto_minmax(0,1fr)]">
          <Way pages={pages} at={at} onChoose={setAt} />
          {page ? (
            // Another page begins at its top.
            <div
              key={page.path}
              className="grid grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] items-start gap-3 sm:gap-6 lg:min-h-0"
            >
              <Screens preview={page.preview} />
            </div>
          ) : null}
        </div>
        <section
          aria-label="What is in it"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
          tabIndex={0}
          className="grid content-start gap-6 bg-sheet p-5 focus-visible:-outline-offset-4 lg:overflow-y-auto lg:border-l-[1.5px] lg:border-ink"
        >
          {page ? <AboutPage page={page} /> : null}
          <Facts kit={kit} />
          <TemplateVersions template={kit} downloads={downloads} busy={busy} />
        </section>
      </div>
    </WideDialog>
  );
}

interface WayProps {
  pages: readonly PageOfKit[];
  at: number;
  onChoose: (at: number) => void;
}

/** The pages in the order in which a visitor meets them. */
function Way({ pages, at, onChoose }: WayProps) {
  return (
    <nav aria-label="Pages of this funnel">
      <ol className="flex gap-2 max-sm:overflow-x-auto sm:flex-wrap">
        {pages.map(({ path, kind }, place) => (
          <li key={path} className="flex-none">
            <button
              type="button"
              aria-current={place === at ? "page" : undefined}
              onClick={() => onChoose(place)}
              className="min-h-11 rounded-control bg-sheet whitespace-nowrap px-3.5 text-sm font-semibold text-ink aria-[current=page]:bg-marigold-400"
            >
              <span className="num">{place + 1}.</span> {kind}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function AboutPage({ page }: { page: PageOfKit }) {
  const { title, when, path, sections } = page;
  return (
    <div role="status">
      <h3 className="text-lg leading-tight">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
        <dt className="mute">Reached</dt>
        <dd>{when}</dd>
        <dt className="mute">Address</dt>
        <dd className="break-all">{path}</dd>
        <dt className="mute">Sections</dt>
        <dd>{sections.join(", ")}</dd>
      </dl>
    </div>
  );
}

function Facts({ kit }: { kit: FunnelTemplate }) {
  const { fonts, colours, pictures, pages = [] } = kit;
  return (
    <div>
      <h3 className="text-lg leading-tight">All {pages.length} pages</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
        <dt className="mute">Needs</dt>
        <dd className="num">Elementor {templateNeeds.triedWith[0]} or newer, free</dd>
        <dt className="mute">Letters</dt>
        <dd>{fonts.join(", ")}; twelve named fonts</dd>
        <dt className="mute">Pictures</dt>
        <dd className="num">{pictures}, one set</dd>
        <dt className="mute">Colours</dt>
        <dd>
          <Swatches colours={colours} />
        </dd>
      </dl>
      <p className="mute mt-3 text-sm">
        Import: Elementor, Editor, Tools, Website Templates, Import. The pages link to one another by these
        addresses, on a site at the root of its domain with permalinks by name.
      </p>
    </div>
  );
}
