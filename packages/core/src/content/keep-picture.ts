// The way of a product's picture: into the private store like a file, in one part; and once the shop has looked at all of it,
// to where pages show it from. What is refused stays nowhere.
import { createHash } from "node:crypto";
import type { ActionInput } from "@store/contract/calls";
import { readPicture } from "@store/contract/content/pictures";
import { StoreError } from "@store/contract/errors";
import { log } from "../platform/log.ts";
import { setting } from "../platform/settings.ts";
import { clear } from "./drop-draft.ts";

type Begin = ActionInput<"admin-content", "begin-picture">;
type Finish = ActionInput<"admin-content", "finish-picture">;

/** Nothing of a key is the browser's own, so that no picture can lie where a file of a product does. */
function keyOf(sha256: string): string {
  const hex = Buffer.from(sha256, "base64").toString("hex");
  return `pictures/${hex.slice(0, 16)}/${hex.slice(16)}`;
}

export async function beginPicture({ size, sha256 }: Begin) {
  const key = keyOf(sha256);
  const store = setting("fileStore");
  const uploadId = await store.begin(key);
  return { uploadId, url: await store.partAddress(key, uploadId, { number: 1, size, sha256 }) };
}

/** Answers the name of the picture that pages show. */
export async function finishPicture({ uploadId, size, sha256 }: Finish): Promise<string> {
  const key = keyOf(sha256);
  const store = setting("fileStore");
  const part = (await store.parts(key, uploadId))?.find((one) => one.size === size && one.sha256 === sha256);
  if (!part) throw new StoreError("content.parts_missing", { missing: 1, parts: 1 });
  await store.complete(key, uploadId, [part]);
  try {
    const bytes = await store.head(key, size + 1);
    const hash = createHash("sha256").update(bytes);
    if (hash.copy().digest("base64") !== sha256) throw new StoreError("content.upload_over");
    const read = readPicture(bytes);
    if (read.issue !== undefined) {
      log("content.refused", { product: "picture", name: sha256 });
      throw new StoreError("content.refused", { issue: read.issue });
    }
    const file = `${hash.digest("hex").slice(0, 32)}-${read.width}x${read.height}.${read.ending}`;
    await setting("sitePictures").keep(file, bytes);
    return file;
  } finally {
    await clear({ key });
  }
}
