import type { FunnelTemplate, TemplateCategory } from "@store/contract/resources";
import { templateNeeds } from "@store/contract/template-versions";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WideDialog } from "../../ui/wide-dialog.tsx";
import type { Downloads } from "./downloads.ts";
import { Screens, Swatches, TurnButtons, turnByKeys } from "./screens.tsx";
import { TemplateVersions } from "./template-versions.tsx";
import type { DownloadForm } from "./use-download.ts";

interface TemplateSheetProps {
  shelf: TemplateCategory;
  template: FunnelTemplate;
  busy: boolean;
  downloads: Downloads;
  /** `version`: an older one. */
  onDownload: (as: DownloadForm, version?: number) => void;
  /** To the template beside it on the shelf. */
  onTurn: (template: FunnelTemplate) => void;
  onClose: () => void;
}

const otherForms = [
  ["bundle", "ZIP with pictures"],
  ["fill", "Fill it in"],
] as const;

/** A template up close: the page as a desktop and as a phone shows it, what it is made of, and what to change first. */
export function TemplateSheet(props: TemplateSheetProps) {
  const { shelf, template, busy, downloads, onDownload, onTurn, onClose } = props;
  const { name, preview } = template;
  const at = shelf.templates.findIndex(({ id }) => id === template.id);
  const turn = (to: FunnelTemplate | undefined) => to && (() => onTurn(to));
  const beside = { before: turn(shelf.templates[at - 1]), after: turn(shelf.templates[at + 1]) };
  return (
    <WideDialog
      title={name}
      lead={`${shelf.name}, ${at + 1} of ${shelf.templates.length}`}
      onClose={onClose}
      className="w-[min(100%-2rem,84rem)]! max-md:w-full!"
      onKeyDown={turnByKeys(beside)}
      actions={
        <>
          <Button
            look="primary"
            size="sm"
            className="max-sm:px-3"
            busy={busy}
            doing="Downloading..."
            onClick={() => onDownload("json")}
          >
            <Icon as={Download} /> Download JSON
          </Button>
          {otherForms.map(([form, words]) => (
            <Button
              key={form}
              look="quiet"
              size="sm"
              className="max-sm:px-3"
              disabled={busy}
              onClick={() => onDownload(form)}
            >
              {words}
            </Button>
          ))}
          <span className="ml-auto flex max-sm:[&_button]:px-0 max-sm:[&_button>span]:sr-only">
            <TurnButtons of="template" {...beside} />
          </span>
        </>
      }
    >
      {/* Another template begins at its top. */}
      <div key={template.id} className="grid lg:h-full lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="mat-grid grid grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] items-start gap-3 p-3 sm:gap-6 sm:p-6 lg:min-h-0">
          <Screens preview={preview} />
        </div>
        <Facts shelf={shelf} template={template}>
          <TemplateVersions
            template={template}
            downloads={downloads}
            busy={busy}
            onDownload={(version) => onDownload("json", version)}
          />
        </Facts>
      </div>
    </WideDialog>
  );
}

interface FactsProps {
  shelf: TemplateCategory;
  template: FunnelTemplate;
  /** After the facts. */
  children: ReactNode;
}

function Facts({ shelf, template, children }: FactsProps) {
  const { sections, fonts, colours, pictures, bytes, slug } = template;
  const family = shelf.guide.find(({ templates }) => templates.includes(slug));
  return (
    <section
      aria-label="What is in it"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
      tabIndex={0}
      className="grid content-start gap-6 bg-sheet p-5 focus-visible:-outline-offset-4 lg:overflow-y-auto lg:border-l-[1.5px] lg:border-ink"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
        <dt className="mute">File</dt>
        <dd className="num">
          {slug}.json, {Math.round(bytes / 1000)} kB
        </dd>
        <dt className="mute">Needs</dt>
        <dd className="num">Elementor {templateNeeds.elementor} or newer, free</dd>
        <dt className="mute">Letters</dt>
        <dd>{fonts.join(", ")}</dd>
        <dt className="mute">Pictures</dt>
        <dd className="num">{pictures}, made for it</dd>
        <dt className="mute">Samples</dt>
        <dd>Names, figures and quotations of the picture; in the file they are [in brackets]</dd>
        <dt className="mute">Colours</dt>
        <dd>
          <Swatches colours={colours} />
        </dd>
      </dl>
      <div>
        <h3 className="text-lg leading-tight">
          {sections.length} {sections.length === 1 ? "section" : "sections"}
        </h3>
        <ol className="mt-2 list-decimal pl-6 text-sm marker:text-ink-3 max-lg:columns-2">
          {sections.map((section, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may have two sections of one name
            <li key={place}>{section}</li>
          ))}
        </ol>
      </div>
      {family ? (
        <div>
          <h3 className="text-lg leading-tight">What to change first</h3>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-6 text-sm marker:text-ink-3">
            {family.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ) : null}
      {children}
    </section>
  );
}
