import { previewPath } from "@store/contract/library-paths";
import type { Download as Had } from "@store/contract/progress";
import type { FunnelTemplate } from "@store/contract/resources";
import { Download } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChangedBadge } from "./template-versions.tsx";

interface TemplateCardProps {
  template: FunnelTemplate;
  /** The account's own download of it, where a newer version is out. */
  download: Had | undefined;
  /** In the first row: its preview is wanted at once. */
  eager: boolean;
  busy: boolean;
  onDownload: () => void;
  /** Up close. */
  onOpen: () => void;
}

/** A template: its preview cropped at the fold, its name, what is in it, and the download. Its picture opens the rest. */
export function TemplateCard({ template, download, eager, busy, onDownload, onOpen }: TemplateCardProps) {
  const { name, preview, sections, fonts } = template;
  return (
    <li className="relative grid grid-rows-[auto_1fr]">
      <div className="mat-grid-sm group rounded-sheet p-[clamp(1rem,5%,1.5rem)]">
        <img
          src={previewPath(preview)}
          alt=""
          width={480}
          height={640}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className="block aspect-[4/3] w-full rounded-xs border-[5px] border-sheet bg-sheet object-cover object-top shadow-[-4px_8px_16px_#04150f80] transition-transform duration-200 ease-tool group-hover:-translate-y-1"
        />
      </div>
      <div className="flex items-start justify-between gap-x-4 gap-y-2 pt-4 max-[20rem]:flex-wrap">
        <div>
          <h3 className="font-display text-d4 leading-tight font-extrabold">
            <button
              type="button"
              onClick={onOpen}
              className="text-left before:absolute before:inset-0 hover:underline"
            >
              <span className="sr-only">Look inside: </span>
              {name}
            </button>
          </h3>
          <p className="mute num mt-0.5 text-sm">
            {sections.length} {sections.length === 1 ? "section" : "sections"}, {fonts.join(" and ")}
          </p>
          <ChangedBadge download={download} />
        </div>
        <Button
          look="secondary"
          size="sm"
          busy={busy}
          onClick={busy ? undefined : onDownload}
          className="relative flex-none"
        >
          {busy ? null : <Icon as={Download} />}
          {busy ? "Downloading..." : "Download JSON"}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}
