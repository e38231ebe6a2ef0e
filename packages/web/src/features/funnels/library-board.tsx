import { thingsOf } from "@store/contract/area-outline";
import type { Progress } from "@store/contract/progress";
import type { FunnelTemplate, TemplateCategory } from "@store/contract/resources";
import { lazy, Suspense, useMemo, useState } from "react";
import { useVisit } from "../../gated/visits.ts";
import { WhereYouWere } from "../../gated/where-you-were.tsx";
import { showAddress, useAddressed } from "../../lib/addressed.ts";
import { useOpened } from "../../lib/use-opened.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { changedSince, useDownloads } from "./downloads.ts";
import { FamilyGuide } from "./family-guide.tsx";
import { findTemplates } from "./find-templates.ts";
import { ImportHelp } from "./import-help.tsx";
import { KitShelf } from "./kits/kit-shelf.tsx";
import { SearchField } from "./search-field.tsx";
import { TemplateCard } from "./template-card.tsx";
import { useDownload } from "./use-download.ts";
import { WhichOne } from "./which/which-one.tsx";

const TemplateSheet = lazy(async () => ({ default: (await import("./template-sheet.tsx")).TemplateSheet }));
const KitSheet = lazy(async () => ({ default: (await import("./kits/kit-sheet.tsx")).KitSheet }));
// Only who fills a template in needs it.
const FillDialog = lazy(async () => ({ default: (await import("./fill/fill-dialog.tsx")).FillDialog }));

const name = "library";
const first = "premium-funnels";

interface LibraryBoardProps {
  kits: TemplateCategory;
  categories: readonly TemplateCategory[];
  sessionToken: string;
  /** What the account keeps of the library. */
  kept: Progress | undefined;
}

/** Search, whole funnels, the three shelves as tabs, and the cards of the open one. Searching looks through all of them. */
export function LibraryBoard({ kits, categories, sessionToken, kept }: LibraryBoardProps) {
  const [active, setActive] = useState(first);
  const [text, setText] = useState("");
  const [upClose, setShown] = useOpened<FunnelTemplate>();
  const setUpClose = (template: FunnelTemplate | undefined) => {
    setShown(template);
    showAddress(template?.id);
  };
  const [onlyChanged, setOnlyChanged] = useState(false);
  const things = useMemo(
    () => thingsOf({ kind: "funnel_templates", kits, categories: [...categories] }),
    [kits, categories],
  );
  const { visit } = useVisit("funnel_templates", things, kept);
  const { downloads, note } = useDownloads(sessionToken, kept, visit);
  const download = useDownload(sessionToken, note);
  const changed = (template: FunnelTemplate) => changedSince(template, downloads) !== undefined;
  const changedCount = [kits, ...categories].flatMap(({ templates }) => templates).filter(changed).length;
  const choosing = onlyChanged && changedCount > 0;
  const [foundKits = kits, ...found] = findTemplates(
    [kits, ...categories],
    text,
    choosing ? changed : undefined,
  );
  const searching = text.trim() !== "" || choosing;
  const openAt = (shelf: TemplateCategory, template: FunnelTemplate) => {
    setText("");
    setOnlyChanged(false);
    if (shelf !== kits) setActive(shelf.id);
    setUpClose(template);
  };
  useAddressed((id) => {
    for (const shelf of [kits, ...categories])
      for (const template of shelf.templates) if (template.id === id) openAt(shelf, template);
  });
  const open = found.find(({ id }) => id === active) ?? found[0];
  if (!open) return <ComingSoon />;
  const total = [foundKits, ...found].reduce((sum, { templates }) => sum + templates.length, 0);
  const other = found.find(({ id, templates }) => id !== open.id && templates.length > 0);

  return (
    <>
      <WhereYouWere things={things} visit={visit} next={undefined} />
      <SearchField text={text} onChange={setText} found={searching ? total : undefined} />
      {changedCount > 0 ? (
        <Checkbox
          label={`Changed since I downloaded (${changedCount})`}
          checked={onlyChanged}
          className="mb-4 text-sm font-semibold"
          onChange={({ target }) => setOnlyChanged(target.checked)}
        />
      ) : null}
      <KitShelf
        shelf={foundKits}
        changed={(kit) => changedSince(kit, downloads)}
        onOpen={(kit) => setUpClose(kit)}
      />
      <Tabs
        name={name}
        label="Template categories"
        tabs={found.map(({ id, name: label, templates }) => ({ id, label, count: templates.length }))}
        active={open.id}
        onSelect={setActive}
      />
      <TabPanel name={name} active={open.id}>
        <div className="grid gap-x-12 gap-y-2 py-7 max-[40rem]:pb-4 min-[40rem]:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start">
          <div>
            <h2 className="text-d3">{open.name}</h2>
            <p className="mute mt-1.5 max-w-[56ch]">{open.description}</p>
          </div>
          <FamilyGuide guide={open.guide} />
        </div>
        {open.templates.length > 0 ? (
          <ul className="grid gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {open.templates.map((template, at) => (
              <TemplateCard
                key={template.id}
                template={template}
                download={changedSince(template, downloads)}
                eager={at < 3}
                busy={download.busy.has(template.id)}
                onDownload={() => void download.start(template, "json")}
                onOpen={() => setUpClose(template)}
              />
            ))}
          </ul>
        ) : searching ? (
          <EmptyState
            title="Nothing here has this name"
            action={
              other ? (
                <Button look="quiet" onClick={() => setActive(other.id)} className="mt-2">
                  {other.templates.length} in {other.name}
                </Button>
              ) : (
                <Button
                  look="quiet"
                  onClick={() => {
                    setText("");
                    setOnlyChanged(false);
                  }}
                  className="mt-2"
                >
                  Show all
                </Button>
              )
            }
          >
            {other
              ? "Another shelf has what you are looking for."
              : "Search for a trade, a colour or a kind of page: spa, green, capture."}
          </EmptyState>
        ) : (
          <ComingSoon />
        )}
      </TabPanel>
      <WhichOne
        categories={[kits, ...categories]}
        onOpen={({ shelf, template }) => openAt(shelf, template)}
      />
      <ImportHelp />
      {upClose?.pages ? (
        <Suspense>
          <KitSheet
            kit={upClose}
            busy={download.busy.has(upClose.id)}
            downloads={downloads}
            onDownload={(as) => void download.start(upClose, as)}
            onClose={() => setUpClose(undefined)}
          />
        </Suspense>
      ) : upClose ? (
        <Suspense>
          <TemplateSheet
            shelf={open}
            template={upClose}
            busy={download.busy.has(upClose.id)}
            downloads={downloads}
            onDownload={(as, version) => void download.start(upClose, as, version)}
            onTurn={setUpClose}
            onClose={() => setUpClose(undefined)}
          />
        </Suspense>
      ) : null}
      {download.filling ? (
        <Suspense>
          <FillDialog
            key={download.filling.template.id}
            filling={download.filling}
            onClose={download.endFilling}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function ComingSoon() {
  return (
    <EmptyState title="Templates Coming Soon">
      This shelf is still being filled. Your access covers whatever arrives on it.
    </EmptyState>
  );
}
