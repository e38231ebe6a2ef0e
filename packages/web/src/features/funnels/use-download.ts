import type { FunnelTemplate } from "@store/contract/resources";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { downloadToasts } from "../../lib/area-toasts.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";

/**
 * The template's file alone, an archive of it with its pictures and a README, or its form in this page; of a kit the archive
 * with the style of the site, or that of its pages alone.
 */
export type DownloadForm = "json" | "bundle" | "fill" | "kit" | "kit-pages";

/** A template that is being filled in. */
export interface Filling {
  template: FunnelTemplate;
  fileName: string;
  json: string;
}

/** Fetches templates and hands them to the browser as files. Several may be under way at once. */
export function useDownload(
  sessionToken: string,
  /** Told of every file that arrived. */
  onArrival: (template: FunnelTemplate, version: number) => void,
) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set());
  // What a second press in the same instant is held against: state would still be the old one.
  const underWay = useRef(new Set<string>());
  const [filling, setFilling] = useState<Filling | undefined>();
  const revalidator = useRevalidator();

  /** `version`: an older one; the newest without it. */
  async function start(template: FunnelTemplate, as: DownloadForm, version?: number): Promise<void> {
    const { id, name, slug } = template;
    const category = id.slice(0, id.indexOf("/"));
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setBusy(new Set(underWay.current));
    try {
      const answer = await call("download-template", {
        sessionToken,
        category,
        template: slug,
        ...(version ? { version } : {}),
      });
      if (answer.success) onArrival(template, version ?? template.version);
      if (answer.success && as === "fill") {
        setFilling({ template, fileName: answer.fileName, json: answer.json });
      } else if (answer.success && (as === "kit" || as === "kit-pages")) {
        const { makeKit } = await import("./kits/make-kit.ts");
        const kit = await makeKit(template, answer.json, as === "kit");
        saveFile(kit.fileName, kit.archive);
        showToast(downloadToasts.done(kit.fileName));
      } else if (answer.success && as === "bundle") {
        const { makeBundle } = await import("./bundle/make-bundle.ts");
        const bundle = await makeBundle(name, answer.fileName, answer.json);
        saveFile(bundle.fileName, bundle.archive);
        showToast(downloadToasts.done(bundle.fileName));
      } else if (answer.success) {
        saveFile(answer.fileName, new Blob([answer.json], { type: "application/json" }));
        showToast(downloadToasts.done(answer.fileName));
      } else {
        showToast(downloadToasts.refused(answer.error));
        // The gate decides, as on opening: it sends to the login who may not stay.
        if (answer.code === "session.invalid") void revalidator.revalidate();
      }
    } catch {
      showToast(downloadToasts.unreachable);
    } finally {
      underWay.current.delete(id);
      setBusy(new Set(underWay.current));
    }
  }

  return { busy, start, filling, endFilling: () => setFilling(undefined) };
}
