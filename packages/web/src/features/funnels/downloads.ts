// What the account has downloaded, and what has changed since.
import { dayInIndia } from "@store/contract/format";
import type { Download, Progress } from "@store/contract/progress";
import type { FunnelTemplate } from "@store/contract/resources";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { contentQuery } from "../../gated/access/access.queries.ts";
import { call } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";

export type Downloads = Readonly<Record<string, Download>>;

/** `12 Nov 2026`, for a `yyyy-mm-dd`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
  });

/** The download of a template that has come out in a newer version since. */
export function changedSince(template: FunnelTemplate, downloads: Downloads): Download | undefined {
  const download = downloads[template.id];
  return download && download.version < template.version ? download : undefined;
}

/** The account's downloads; `note` adds one, and keeps it without being waited for. So is the first visit of a day. */
export function useDownloads(sessionToken: string, kept: Progress | undefined, visit: Progress["visit"]) {
  const [downloads, setDownloads] = useState<Downloads>(() => kept?.downloads ?? {});
  // Two downloads at once: the second must not be written without the first.
  const latest = useRef(downloads);

  const keep = () => {
    const progress: Progress = { ticked: [], statuses: {}, ...kept, visit, downloads: latest.current };
    queryClient.setQueryData(contentQuery("funnel_templates", sessionToken).queryKey, (opened) =>
      opened ? { ...opened, progress } : opened,
    );
    // The file is there already: that this was not kept is no reason to trouble anybody.
    const save = { sessionToken, resourceType: "funnel_templates", progress } as const;
    call("save-progress", save, { keepalive: true }).catch(() => {});
  };
  const keepVisit = useEffectEvent(keep);
  const isNewDay = kept !== undefined && kept.visit?.day !== visit?.day;
  useEffect(() => {
    if (isNewDay) keepVisit();
  }, [isNewDay]);

  function note(template: FunnelTemplate, version: number): void {
    latest.current = { ...latest.current, [template.id]: { version, day: dayInIndia(Date.now()) } };
    setDownloads(latest.current);
    keep();
  }

  return { downloads, note };
}
