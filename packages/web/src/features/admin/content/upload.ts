// A file on its way into the store: cut into parts, each with its checksum, as many of them sent as have not arrived. What
// breaks is asked for again; what has arrived is never sent twice, by whichever browser.
import {
  type AdminFile,
  contentLimits,
  FileName,
  FileSize,
  partsOf,
} from "@store/contract/content/content-files";
import { headBytes, whyNoFile } from "@store/contract/content/file-kinds";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";

interface Upload {
  product: string;
  /** The file that this is a new version of. */
  fileId?: string | undefined;
  file: File;
  /** The share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
}

/** How many parts are on their way at once, and how often nothing may arrive at all. */
const atOnce = 3;
const mostBreaks = 4;

/** This file is not taken, and no repeat can help. */
export class FileRefused extends Error {}

/** Sends a file. Throws `FileRefused`, the server's refusal, or whatever broke the connection for good. */
export async function upload({ product, fileId, file, onProgress }: Upload): Promise<AdminFile> {
  const parts = await sumsOf(await requireGood(file), file);
  const begun = must(
    await callAdmin("admin-content", "begin-upload", {
      ...{ product, name: file.name, size: file.size, parts },
      ...(fileId !== undefined && { fileId }),
    }),
  ).file;
  // What waits here already was sent whole before.
  const { draft } = begun;
  if (!draft || draft.state === "ready") return begun;
  const seen = { product, fileId: begun.fileId, sum: draft.sum };
  for (let breaks = 0; ; ) {
    const { missing } = must(await callAdmin("admin-content", "parts", seen));
    const arrived = parts.length - missing.length;
    onProgress(arrived / parts.length);
    if (missing.length === 0) break;
    const sent = await sendAll(missing, file, (bytes) =>
      onProgress(Math.min(1, arrived / parts.length + bytes / file.size)),
    );
    breaks = sent === missing.length || sent > 0 ? 0 : breaks + 1;
    if (breaks > mostBreaks) throw new Error("The connection is gone");
    if (sent < missing.length) await pause(1000 * 2 ** breaks);
  }
  return must(await callAdmin("admin-content", "finish-upload", seen)).file;
}

/** What the shop would refuse is refused here, before anything is sent. */
async function requireGood(file: File): Promise<number> {
  for (const [shape, value] of [
    [FileName, file.name],
    [FileSize, file.size],
  ] as const) {
    const { success, error } = shape.safeParse(value);
    if (!success) throw new FileRefused(error.issues[0]?.message);
  }
  const issue = whyNoFile(file.name, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (issue !== undefined) throw new FileRefused(issue);
  return partsOf(file.size);
}

function partOf(file: File, number: number): Blob {
  return file.slice((number - 1) * contentLimits.part, number * contentLimits.part);
}

async function sumsOf(count: number, file: File): Promise<string[]> {
  const sums: string[] = [];
  for (let number = 1; number <= count; number++) {
    const hash = await crypto.subtle.digest("SHA-256", await partOf(file, number).arrayBuffer());
    sums.push(btoa(String.fromCharCode(...new Uint8Array(hash))));
  }
  return sums;
}

interface Missing {
  number: number;
  sha256: string;
  url: string;
}

/** Sends parts until all have arrived or one has not; answers how many have. */
async function sendAll(
  missing: readonly Missing[],
  file: File,
  onBytes: (bytes: number) => void,
): Promise<number> {
  const waiting = [...missing];
  const sent = new Map<number, number>();
  let arrived = 0;
  let broken = false;
  const line = async () => {
    for (let part = waiting.shift(); part && !broken; part = waiting.shift()) {
      const { number } = part;
      const good = await send(part, partOf(file, number), (bytes) => {
        sent.set(number, bytes);
        onBytes([...sent.values()].reduce((sum, each) => sum + each, 0));
      });
      if (good) arrived++;
      else broken = true;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return arrived;
}

/** Not `fetch`: it does not say how much of a body has gone. */
function send({ url, sha256 }: Missing, body: Blob, onBytes: (bytes: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("x-amz-checksum-sha256", sha256);
    request.upload.onprogress = ({ loaded }) => onBytes(loaded);
    request.onloadend = () => resolve(request.status === 200);
    request.send(body);
  });
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
