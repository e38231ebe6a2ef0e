// S3 as the store of files. Each request is an address that is signed for one thing, so that one way of signing serves the
// shop, the browser that uploads and the buyer. AWS: "Uploading and copying objects using multipart upload",
// "Checking object integrity": S3 itself holds every part, and the whole, against the checksums that were declared.
import type { FileStore, StoredPart } from "./file-store.ts";
import { must, s3Requests, textIn } from "./s3-request.ts";
import { type Signer, signedAddress } from "./signed-address.ts";

const quarterOfAnHour = 900;
const minute = 60;

/** Nothing that a browser would show, wherever it comes from. */
const neverShown = { "content-type": "application/octet-stream", "content-disposition": "attachment" };

/** `origin` is the bucket's own. */
export function s3Files(origin: string, signer: () => Signer, patience: number): FileStore {
  const ask = s3Requests(signer, patience);
  const at = (key: string, query: Record<string, string> = {}) =>
    `${origin}/${key}?${new URLSearchParams(query)}`;

  return {
    async begin(key) {
      const headers = { ...neverShown, "x-amz-checksum-algorithm": "SHA256" };
      const xml = await must(await ask(at(key, { uploads: "" }), { method: "POST", headers }));
      return textIn(xml, "UploadId");
    },
    partAddress(key, uploadId, { number, size, sha256 }) {
      const address = at(key, { partNumber: String(number), uploadId });
      const headers = { "content-length": String(size), "x-amz-checksum-sha256": sha256 };
      return signedAddress(address, signer(), quarterOfAnHour, Date.now(), { method: "PUT", headers });
    },
    async parts(key, uploadId) {
      const answer = await ask(at(key, { uploadId }), {});
      if (answer.status === 404) return undefined;
      return [...(await must(answer)).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([part]) => ({
        number: Number(textIn(part, "PartNumber")),
        size: Number(textIn(part, "Size")),
        sha256: textIn(part, "ChecksumSHA256"),
        etag: textIn(part, "ETag").replaceAll(/&quot;|"/g, ""),
      }));
    },
    async complete(key, uploadId, parts) {
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      const headers = { "x-amz-mp-object-size": String(size) };
      const answer = await ask(at(key, { uploadId }), { method: "POST", headers, body: listOf(parts) });
      // The answer of the first time was lost. Whether the file is there is looked at next.
      if (answer.status === 404) return;
      const xml = await must(answer);
      // S3 may begin to answer before it knows.
      if (xml.includes("<Error>")) throw new Error(`S3 did not put an upload together: ${xml}`);
    },
    async abort(key, uploadId) {
      await must(await ask(at(key, { uploadId }), { method: "DELETE" }), 404);
    },
    async stat(key) {
      const answer = await ask(at(key), { method: "HEAD", headers: { "x-amz-checksum-mode": "ENABLED" } });
      if (answer.status === 404) return undefined;
      await must(answer);
      const [size, sum] = ["content-length", "x-amz-checksum-sha256"].map((name) => answer.headers.get(name));
      return { size: Number(size), sum: sum ?? "" };
    },
    async head(key, bytes) {
      const answer = await ask(at(key), { headers: { range: `bytes=0-${bytes - 1}` } });
      if (!answer.ok) throw new Error(`S3 answered ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      await must(await ask(at(key), { method: "DELETE" }), 404);
    },
    address(key, name) {
      const query = {
        "response-content-type": neverShown["content-type"],
        "response-content-disposition": saveAs(name),
        "response-cache-control": "private, no-store",
      };
      return signedAddress(at(key, query), signer(), minute, Date.now());
    },
  };
}

function listOf(parts: readonly StoredPart[]): string {
  const each = parts.map(
    ({ number, sha256, etag }) =>
      `<Part><ChecksumSHA256>${sha256}</ChecksumSHA256><ETag>${etag}</ETag><PartNumber>${number}</PartNumber></Part>`,
  );
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${each.join("")}</CompleteMultipartUpload>`;
}

/** RFC 6266: a name in letters that every browser knows, and the real one. */
function saveAs(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const real = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
