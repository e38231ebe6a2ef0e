// What S3 answers: a file, whole or in part, or a refusal.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

/** Answers a GET or HEAD with a file of the disk. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return refuse(response, 404, "NoSuchKey");
  const range = rangeOf(request.headers.range, size);
  if (range === "beyond") return refuse(response, 416, "InvalidRange");
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    "content-length": end - start + 1,
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    ...(range && { "content-range": `bytes ${start}-${end}/${size}` }),
    ...headers,
  });
  if (request.method === "HEAD") return void response.end();
  // Who goes away, and a file that is taken away, end the answer: neither ends the shop.
  await pipeline(createReadStream(file, { start, end }), response).catch(() => undefined);
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-50`; anything else is no range. */
function rangeOf(header: string | undefined, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? ("beyond" as const) : { start, end };
}

export function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code></Error>`);
}

export function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { "content-type": "application/xml", "cache-control": "no-store" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
