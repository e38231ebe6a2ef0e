import { type FunnelTemplate, previewPath } from "@store/contract/resources";
import { Download } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { DownloadForm } from "./use-download.ts";

interface TemplateCardProps {
  template: FunnelTemplate;
  /** In the first row: its preview is wanted at once. */
  eager: boolean;
  busy: boolean;
  onDownload: (as: DownloadForm) => void;
}

/** A template: its preview cropped at the fold, which opens the whole page, its name, and the download. */
export function TemplateCard({ template, eager, busy, onDownload }: TemplateCardProps) {
  const { name, preview } = template;
  return (
    <li className="grid grid-rows-[auto_1fr]">
      <a
        href={previewPath(preview, "full")}
        target="_blank"
        rel="noreferrer"
        aria-label={`See the whole ${name} page (opens in a new tab)`}
        className="mat-grid-sm group block rounded-sheet p-[clamp(1rem,5%,1.5rem)]"
      >
        <img
          src={previewPath(preview)}
          alt=""
          width={480}
          height={640}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className="block aspect-[4/3] w-full rounded-xs border-[5px] border-sheet bg-sheet object-cover object-top shadow-[-4px_8px_16px_#04150f80] transition-transform duration-200 ease-tool group-hover:-translate-y-1"
        />
      </a>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-4">
        <h3 className="min-w-0 font-display text-d4 leading-tight font-extrabold">{name}</h3>
        <div className="flex flex-wrap items-center gap-3 max-[26rem]:w-full">
          <Button
            look="secondary"
            size="sm"
            busy={busy}
            onClick={busy ? undefined : () => onDownload("json")}
            className="max-[26rem]:w-full"
          >
            {busy ? null : <Icon as={Download} />}
            {busy ? "Downloading..." : "Download JSON"}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={busy}
            onClick={() => onDownload("bundle")}
            className="max-[26rem]:w-full"
          >
            ZIP with pictures
            <span className="sr-only">: {name}</span>
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={busy}
            onClick={() => onDownload("fill")}
            className="max-[26rem]:w-full"
          >
            Fill it in
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
