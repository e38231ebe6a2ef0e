// A picture comes into the private store in one part, which is bound to its SHA-256, and is believed nothing: all of its bytes
// are looked at before it is shown anywhere.
import { createHash } from "node:crypto";
import { readPicture } from "@store/contract/content/pictures";
import { StoreError } from "@store/contract/errors";
import { log } from "../platform/log.ts";
import { setting } from "../platform/settings.ts";

/** What a browser says of a picture before it sends it. */
interface Told {
  size: number;
  sha256: string;
}

/** Begins an upload. At `url` exactly these bytes may be put for a quarter of an hour. */
export async function beginPart(key: string, { size, sha256 }: Told) {
  const store = setting("fileStore");
  const uploadId = await store.begin(key);
  return { uploadId, url: await store.partAddress(key, uploadId, { number: 1, size, sha256 }) };
}

/** Throws `content.parts_missing` for bytes that have not arrived. */
export async function putTogether(key: string, uploadId: string, { size, sha256 }: Told): Promise<void> {
  const store = setting("fileStore");
  const part = (await store.parts(key, uploadId))?.find((one) => one.size === size && one.sha256 === sha256);
  if (!part) throw new StoreError("content.parts_missing", { missing: 1, parts: 1 });
  await store.complete(key, uploadId, [part]);
}

/** The bytes that lie there, and the name they have as a picture. Throws `content.upload_over`, `content.refused`. */
export async function lookAt(key: string, { size, sha256 }: Told, what: string) {
  const bytes = await setting("fileStore").head(key, size + 1);
  const hash = createHash("sha256").update(bytes);
  if (hash.copy().digest("base64") !== sha256) throw new StoreError("content.upload_over");
  const read = readPicture(bytes);
  if (read.issue !== undefined) {
    log("content.refused", { product: what, name: sha256 });
    throw new StoreError("content.refused", { issue: read.issue });
  }
  const file = `${hash.digest("hex").slice(0, 32)}-${read.width}x${read.height}.${read.ending}`;
  return { file, bytes };
}
