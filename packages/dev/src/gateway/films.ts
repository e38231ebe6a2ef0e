// The private bucket of films: gives a file to the holder of an address that one of our functions signed, until it expires.
// Checks it as S3 does: the same request is signed again with the same key, and must come out the same.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";
import { requestUrl } from "../kit/http.ts";

/** Where the films lie below the shop's address. */
export const filmsPath = "/__films";

export interface FilmsOptions {
  folder: string;
  /** Origin of the shop. */
  siteUrl: string;
  /** The secret of an access key that may sign for films; undefined for one that may not. */
  secretOf(accessKeyId: string): string | undefined;
  now(): number;
}

/** Answers everything below `/__films/`. */
export async function answerFilm(
  request: IncomingMessage,
  response: ServerResponse,
  options: FilmsOptions,
): Promise<void> {
  const url = requestUrl(request);
  const name = new RegExp(`^${filmsPath}/([a-z0-9-]+\\.mp4)$`).exec(url.pathname)?.[1];
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "MethodNotAllowed");
  if (!name || !(await isSigned(url, options))) return refuse(response, 403, "AccessDenied");
  const file = join(options.folder, name);
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return refuse(response, 404, "NoSuchKey");
  const range = rangeOf(request.headers.range, size);
  if (range === "beyond") return refuse(response, 416, "InvalidRange");
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    "content-type": "video/mp4",
    "content-length": end - start + 1,
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    ...(range && { "content-range": `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === "HEAD") return void response.end();
  createReadStream(file, { start, end }).pipe(response);
}

async function isSigned(url: URL, { siteUrl, secretOf, now }: FilmsOptions): Promise<boolean> {
  const given = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  const [accessKeyId = "", , region = ""] = given("Credential").split("/");
  const secretAccessKey = secretOf(accessKeyId);
  const at = Date.parse(
    given("Date").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  const seconds = Number(given("Expires"));
  if (!secretAccessKey || !(at > 0) || !(seconds > 0)) return false;
  if (now() > at + seconds * 1000) return false;
  const signer = new SignatureV4({
    service: "s3",
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const request = new HttpRequest({
    method: "GET",
    path: url.pathname,
    headers: { host: new URL(siteUrl).host, "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" },
  });
  const again = await signer.presign(request, { expiresIn: seconds, signingDate: new Date(at) });
  return again.query?.["X-Amz-Signature"] === given("Signature");
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-50`; anything else is no range. */
function rangeOf(header: string | undefined, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? ("beyond" as const) : { start, end };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml", "cache-control": "no-store" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
