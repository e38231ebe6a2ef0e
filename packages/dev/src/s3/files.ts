// The private bucket of the files that owners sell, as S3 answers what the shop asks of it: uploads in parts, each held
// against its SHA-256, and files that are handed out to be saved, never shown.
import { createHash, randomBytes } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { readBody, requestUrl } from "../kit/http.ts";
import { refuse, sendFile, sendXml } from "./send-file.ts";
import { isSigned, type Signed } from "./signed-request.ts";

/** Where the files lie below the shop's address. */
export const filesPath = "/__files";

/** S3's least part, but for the last. */
const leastPart = 5 * 1024 * 1024;

export interface FilesOptions extends Omit<Signed, "secretOf"> {
  folder: string;
  secretOf(accessKeyId: string, method: string, key: string): string | undefined;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
  /** On the disk. */
  object: string;
  uploads: string;
}

/** Answers everything below `/__files/`. */
export async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, secretOf, ...signed }: FilesOptions,
): Promise<void> {
  const { pathname, searchParams: query } = requestUrl(request);
  const { method = "GET" } = request;
  const key = new RegExp(`^${filesPath}/([a-z0-9_-]+/[0-9a-f]{16}/[A-Za-z0-9_-]+)$`).exec(pathname)?.[1];
  const allowed =
    key && (await isSigned(request, { ...signed, secretOf: (id) => secretOf(id, method, key) }));
  if (!allowed) return refuse(response, 403, "AccessDenied");
  const name = key.replaceAll("/", ".");
  const object = join(folder, "objects", name);
  const asked: Asked = { request, response, query, object, uploads: join(folder, "uploads", name) };
  if (method === "POST" && query.has("uploads")) return begin(asked);
  if (query.has("uploadId")) return answerUpload(asked, method);
  if (method === "DELETE") {
    await Promise.all([object, `${object}.sum`].map((file) => rm(file, { force: true })));
    return void response.writeHead(204).end();
  }
  if (method !== "GET" && method !== "HEAD") return refuse(response, 405, "MethodNotAllowed");
  const override = (header: string) => query.get(`response-${header}`);
  return sendFile(request, response, object, {
    // Here S3's own origin is the shop's.
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": override("content-type") ?? "application/octet-stream",
    "content-disposition": override("content-disposition") ?? "attachment",
    ...(request.headers["x-amz-checksum-mode"] && {
      "x-amz-checksum-sha256": await readFile(`${object}.sum`, "utf8").catch(() => ""),
    }),
  });
}

async function begin({ response, uploads }: Asked): Promise<void> {
  const id = randomBytes(16).toString("hex");
  await mkdir(join(uploads, id), { recursive: true });
  const result = `<UploadId>${id}</UploadId>`;
  sendXml(response, 200, `<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`);
}

async function answerUpload(asked: Asked, method: string): Promise<void> {
  const { request, response, query, uploads } = asked;
  const id = /^[0-9a-f]{32}$/.exec(query.get("uploadId") ?? "")?.[0] ?? "none";
  const folder = join(uploads, id);
  const parts = await partsIn(folder);
  if (!parts) return refuse(response, 404, "NoSuchUpload");
  if (method === "PUT") return takePart(asked, folder);
  if (method === "DELETE") {
    const taken = await take(folder);
    if (!taken) return refuse(response, 404, "NoSuchUpload");
    await rm(taken, { recursive: true });
    return void response.writeHead(204).end();
  }
  if (method === "POST") return putTogether(asked, folder, parts);
  if (method !== "GET") return refuse(response, 405, "MethodNotAllowed");
  request.resume();
  const listed = parts.map(
    ({ number, size, sum }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${sum}&quot;</ETag><Size>${size}</Size><ChecksumSHA256>${sum}</ChecksumSHA256></Part>`,
  );
  sendXml(response, 200, `<ListPartsResult>${listed.join("")}</ListPartsResult>`);
}

/** Of all who end an upload at once one has it: where its parts lie then, or undefined for the others. */
async function take(folder: string): Promise<string | undefined> {
  const taken = `${folder}.taken`;
  return rename(folder, taken).then(
    () => taken,
    () => undefined,
  );
}

/** A part is a file that is named by what it is: its number, size and checksum. */
async function partsIn(folder: string) {
  const names = await readdir(folder).catch(() => undefined);
  return names
    ?.flatMap((name) => {
      const [, number, size, sum = ""] = /^(\d+)-(\d+)-([A-Za-z0-9_-]+=*)$/.exec(name) ?? [];
      if (number === undefined) return [];
      const standard = sum.replaceAll("-", "+").replaceAll("_", "/");
      return [{ file: join(folder, name), number: Number(number), size: Number(size), sum: standard }];
    })
    .sort((one, other) => one.number - other.number);
}

async function takePart({ request, response, query }: Asked, folder: string): Promise<void> {
  const number = Number(query.get("partNumber"));
  if (!(number >= 1 && number <= 10_000)) return refuse(response, 400, "InvalidArgument");
  const body = await readBody(request, leastPart);
  const sum = createHash("sha256").update(body).digest("base64");
  if (request.headers["x-amz-checksum-sha256"] !== sum) return refuse(response, 400, "BadDigest");
  const unfinished = join(folder, `unfinished-${randomBytes(8).toString("hex")}`);
  const named = sum.replaceAll("+", "-").replaceAll("/", "_");
  try {
    await writeFile(unfinished, body);
    const before = (await partsIn(folder))?.filter((part) => part.number === number) ?? [];
    await Promise.all(before.map(({ file }) => rm(file, { force: true })));
    await rename(unfinished, join(folder, `${number}-${body.length}-${named}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // The upload was ended while this part came.
    return refuse(response, 404, "NoSuchUpload");
  }
  response.writeHead(200, { etag: `"${sum}"`, "x-amz-checksum-sha256": sum }).end();
}

async function putTogether(
  { request, response, object }: Asked,
  folder: string,
  parts: NonNullable<Awaited<ReturnType<typeof partsIn>>>,
): Promise<void> {
  const body = (await readBody(request, 64 * 1024)).toString();
  const listed = [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    sum: /<ChecksumSHA256>([^<]+)</.exec(part)?.[1],
  }));
  const named = listed.map(({ number, sum }) =>
    parts.find((one) => one.number === number && one.sum === sum),
  );
  const good = named.filter((part) => part !== undefined);
  if (good.length !== named.length || good.length === 0) return refuse(response, 400, "InvalidPart");
  if (good.slice(0, -1).some(({ size }) => size < leastPart)) return refuse(response, 400, "EntityTooSmall");
  const size = good.reduce((sum, part) => sum + part.size, 0);
  if (Number(request.headers["x-amz-mp-object-size"]) !== size)
    return refuse(response, 400, "InvalidRequest");
  const taken = await take(folder);
  if (!taken) return refuse(response, 404, "NoSuchUpload");
  const hash = createHash("sha256");
  const unfinished = `${folder}.unfinished`;
  await writeFile(unfinished, "");
  for (const { file, sum } of good) {
    hash.update(sum, "base64");
    await appendFile(unfinished, await readFile(join(taken, basename(file))));
  }
  await mkdir(dirname(object), { recursive: true });
  await writeFile(`${object}.sum`, `${hash.digest("base64")}-${good.length}`);
  await rename(unfinished, object);
  await rm(taken, { recursive: true });
  sendXml(response, 200, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
}
