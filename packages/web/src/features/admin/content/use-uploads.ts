import { useEffect, useRef, useState } from "react";
import { refusalOf } from "../../../gated/access/access.queries.ts";
import { sentenceOf } from "../../../lib/sentence-of.ts";
import { reloadFiles } from "./content.queries.ts";
import { FileRefused, upload } from "./upload.ts";

/** A file that this page sends, or could not send. */
export interface Sending {
  key: number;
  file: File;
  fileId?: string | undefined;
  /** 0 to 1. */
  share: number;
  state: "waiting" | "sending" | "broken" | "refused";
  /** Why it stopped. */
  sentence?: string;
}

/** How many files are sent at once: each sends several parts. One, so that they lie in the order in which they were chosen. */
const atOnce = 1;

/** No repeat can help: the file is not taken, or the shop said no. */
function isFinal(error: unknown): boolean {
  if (error instanceof FileRefused) return true;
  const refusal = refusalOf(error);
  return refusal !== undefined && refusal.status < 500 && refusal.status !== 429;
}

/** The uploads of this page, the first chosen first. They end with the page, and go on from where they were. */
export function useUploads(product: string) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const next = useRef(0);
  const started = useRef(new Set<number>());

  const change = (key: number, changes: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => setSending((all) => all.filter((one) => one.key !== key));

  async function run({ key, file, fileId }: Sending): Promise<void> {
    change(key, { state: "sending" });
    try {
      await upload({ product, fileId, file, onProgress: (share) => change(key, { share }) });
      await reloadFiles(product);
      started.current.delete(key);
      drop(key);
    } catch (error) {
      await reloadFiles(product);
      // Before the list changes: that lets the next one begin.
      started.current.delete(key);
      const sentence = error instanceof FileRefused ? error.message : sentenceOf(error);
      change(key, { state: isFinal(error) ? "refused" : "broken", sentence });
    }
  }

  // Those that wait begin when others have ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is sent decides who begins
  useEffect(() => {
    const free = atOnce - started.current.size;
    for (const one of sending
      .filter(({ state, key }) => state === "waiting" && !started.current.has(key))
      .slice(0, free)) {
      started.current.add(one.key);
      void run(one);
    }
  }, [sending]);

  // Anybody who leaves in the middle is asked.
  const busy = sending.some(({ state }) => state === "sending" || state === "waiting");
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [busy]);

  return {
    sending,
    add: (files: Iterable<File>, fileId?: string) =>
      setSending((all) => [
        ...all,
        ...[...files].map((file) => ({
          key: next.current++,
          file,
          fileId,
          share: 0,
          state: "waiting" as const,
        })),
      ]),
    retry: (key: number) => change(key, { state: "waiting" }),
    drop,
  };
}
