import type { Download } from "@store/contract/progress";
import type { FunnelTemplate } from "@store/contract/resources";
import { olderFiles } from "@store/contract/template-versions";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { changedSince, type Downloads, dayInWords } from "./downloads.ts";
import { versionsQuery } from "./versions.queries.ts";

/** Says that a newer version is out than the one that the account has. Nothing for an owner who has the newest, or none. */
export function ChangedBadge({ download }: { download: Download | undefined }) {
  if (!download) return null;
  return (
    <Badge tone="wait" className="whitespace-normal!">
      Changed since you downloaded ({dayInWords(download.day)})
    </Badge>
  );
}

interface TemplateVersionsProps {
  template: FunnelTemplate;
  downloads: Downloads;
  busy: boolean;
  /** Without it older files are named, not given. */
  onDownload?: (version: number) => void;
}

/** What changed from version to version, and the older files that are kept. */
export function TemplateVersions({ template, downloads, busy, onDownload }: TemplateVersionsProps) {
  const { id, version: newest, slug } = template;
  const { data, isError } = useQuery(versionsQuery);
  const versions = data?.[id] ?? [];
  const kept = onDownload ? olderFiles(versions) : [];
  return (
    <div>
      <h3 className="text-lg leading-tight">Version {newest}</h3>
      <ChangedBadge download={changedSince(template, downloads)} />
      {isError ? (
        <p className="mute mt-2 text-sm">What changed could not be fetched. Try again later.</p>
      ) : null}
      <ol className="mt-2 grid gap-3 text-sm">
        {versions.map(({ version, day, words, changed, changedAll, fingerprint }) => (
          <li key={version}>
            <p>
              <b className="num">
                {version}, {dayInWords(day)}:
              </b>{" "}
              {words}
            </p>
            {changedAll || changed.length > 0 ? (
              <p className="mute mt-0.5">Changed: {changedAll ? "every section" : changed.join("; ")}</p>
            ) : null}
            <p className="mute num mt-0.5">
              Fingerprint <code>{fingerprint}</code>
            </p>
            {kept.some((older) => older.version === version) ? (
              <Button
                look="quiet"
                size="sm"
                disabled={busy}
                className="mt-1.5"
                onClick={() => onDownload?.(version)}
              >
                Download {slug}.v{version}.json
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
