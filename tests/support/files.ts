// The store of files for tests: S3's stand-in behind a socket, on a folder that goes with the test file.
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentLimits, partsOf } from "@store/contract/content/content-files";
import { startServer } from "@store/dev/kit/http";
import { answerFile, filesPath } from "@store/dev/s3/files";
import { afterAll } from "vitest";
import { filmSigner } from "./settings.ts";

export const filesFolder = await mkdtemp(join(tmpdir(), "files-"));
/** How often the store was asked for something. */
export const storeAsked = { times: 0 };
const server = await startServer("S3", 0, (request, response) => {
  storeAsked.times += 1;
  const secretOf = () => filmSigner.secretAccessKey;
  return answerFile(request, response, {
    folder: filesFolder,
    siteUrl: origin,
    secretOf,
    now: () => Date.now(),
  });
});
const origin = server.endpoint.replace("127.0.0.1", "localhost");
process.env.FILES_ORIGIN = `${origin}${filesPath}`;

afterAll(async () => {
  await server.close();
  await rm(filesFolder, { recursive: true });
});

/** A file that is what it says: `%PDF-` and letters that are drawn from `seed`, so that no two parts are alike. */
export function pdfOf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size, `page ${seed} `);
  for (let at = 0; at < size; at += 1024) bytes.writeUInt32LE(at ^ (seed * 7919), Math.min(at, size - 4));
  bytes.write("%PDF-1.7\n");
  return bytes;
}

/** The parts of a file, as a browser cuts it. */
export function cut(bytes: Buffer): Buffer[] {
  return Array.from({ length: partsOf(bytes.length) }, (_, index) =>
    bytes.subarray(index * contentLimits.part, (index + 1) * contentLimits.part),
  );
}

export const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64");

/** What a browser says of a file before it uploads it. */
export function announced(product: string, name: string, bytes: Buffer) {
  return { action: "begin-upload", product, name, size: bytes.length, parts: cut(bytes).map(sha256Of) };
}

export interface MissingPart {
  number: number;
  sha256: string;
  url: string;
}

/** Puts one part where its address says; answers S3's status. */
export async function putPart({ url, sha256 }: MissingPart, body: Buffer): Promise<number> {
  const headers = { "x-amz-checksum-sha256": sha256 };
  const answer = await fetch(url, { method: "PUT", body: new Uint8Array(body), headers });
  await answer.arrayBuffer();
  return answer.status;
}
