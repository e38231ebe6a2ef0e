// The way of a file into the store. The shop never holds its bytes: the browser puts parts where the store takes exactly
// them, and the shop looks at the beginning of what came.
import { createHash } from "node:crypto";
import type { ActionInput } from "@store/contract/calls";
import { contentLimits, partSize, partsOf } from "@store/contract/content/content-files";
import { headBytes, whyNoFile } from "@store/contract/content/file-kinds";
import { StoreError } from "@store/contract/errors";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { retry, retryOnConflict } from "../platform/retry.ts";
import { randomToken, sha256 } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import type { StoredPart } from "../providers/file-store.ts";
import { ContentFileEntity, changeFile, type Draft, type StoredFile } from "./content-file.entity.ts";
import { dropDraft } from "./drop-draft.ts";
import { readFiles, requireDraft } from "./read-files.ts";

type Begin = ActionInput<"admin-content", "begin-upload">;
type Seen = ActionInput<"admin-content", "finish-upload">;

/** The checksum of a file in parts, as S3 makes it of theirs. */
export function sumOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part, "base64");
  return `${hash.digest("base64")}-${parts.length}`;
}

/** Safe to repeat: the same bytes under the same name go on with the upload that there is. */
export async function beginUpload(asked: Begin): Promise<StoredFile> {
  if (asked.parts.length !== partsOf(asked.size))
    throw new StoreError("input.invalid", { issue: "Size and parts do not agree" }, { fields: ["parts"] });
  const begun = await retryOnConflict(3, async () => {
    const files = await readFiles(asked.product);
    const known = fileFor(asked, files);
    if (known?.draft && mayGoOn(known.draft, asked)) return known;
    return begin(asked, known, files);
  });
  if (!begun) throw new StoreError("content.changed");
  return begun;
}

/** The file that this is a version of: the one that was named, or the one of the same name. */
function fileFor({ fileId, name }: Begin, files: readonly StoredFile[]): StoredFile | undefined {
  const sameName = files.find(({ live, draft }) => [live?.name, draft?.name].includes(name));
  if (fileId === undefined) return sameName;
  if (sameName && sameName.fileId !== fileId) throw new StoreError("content.exists", { name });
  const named = files.find((file) => file.fileId === fileId);
  if (!named) throw new StoreError("content.not_found");
  return named;
}

/** Whether this is the upload that waits. Throws `content.busy` for other bytes. */
function mayGoOn({ name, sum }: Draft, asked: Begin): boolean {
  if (sum !== sumOf(asked.parts) || name !== asked.name) throw new StoreError("content.busy", { name });
  return true;
}

async function begin(asked: Begin, known: StoredFile | undefined, files: readonly StoredFile[]) {
  const { product, name, size, parts } = asked;
  const sum = sumOf(parts);
  if (known?.live?.sum === sum) throw new StoreError("content.same", { name });
  if (!known && files.length >= contentLimits.files)
    throw new StoreError("content.full", { most: contentLimits.files });
  const fileId = known?.fileId ?? freeId(name, files);
  const key = `${product}/${fileId}/${randomToken()}`;
  const uploadId = await setting("fileStore").begin(key);
  const draft = {
    ...{ key, uploadId, name, size, sum, parts, difference: "", begunAt: Date.now() },
    state: "uploading" as const,
  };
  const position = (files.at(-1)?.position ?? 0) + 1;
  const added: StoredFile = { product, fileId, revision: 1, position, draft };
  const written = await whenConditionHolds(async () => {
    if (known) await changeFile(known, { draft }).go();
    else await ContentFileEntity.create(added).go();
    return known ? { ...known, draft, revision: known.revision + 1 } : added;
  });
  if (!written) await setting("fileStore").abort(key, uploadId);
  return written;
}

/** By its first name, so that two admins who add the same file at once add one. */
function freeId(name: string, files: readonly StoredFile[]): string {
  for (let turn = 0; ; turn++) {
    const id = sha256(`${name}\n${turn}`).slice(0, 16);
    if (!files.some(({ fileId }) => fileId === id)) return id;
  }
}

/** What has not arrived of an upload, and where each part may be put. */
export async function missingParts(seen: Seen) {
  const file = await requireDraft(seen);
  const { draft } = file;
  if (draft.state === "ready") return { missing: [] };
  const arrived = (await setting("fileStore").parts(draft.key, draft.uploadId)) ?? (await whole(file));
  const missing = declared(draft).filter((part) => !arrived.some((one) => isSame(one, part)));
  return {
    missing: await Promise.all(
      missing.map(async (part) => ({
        number: part.number,
        sha256: part.sha256,
        url: await setting("fileStore").partAddress(draft.key, draft.uploadId, part),
      })),
    ),
  };
}

/**
 * The parts of an upload that was put together before anybody wrote it down, or is just being. Throws `content.upload_over`
 * for one of which nothing is there any more.
 */
async function whole({ draft }: { draft: Draft }) {
  const { key, size, sum } = draft;
  const look = async () => {
    const found = await setting("fileStore").stat(key);
    if (found?.size !== size || found.sum !== sum) throw new StoreError("content.upload_over");
  };
  await retry(look, { tries: 4, when: (error) => error instanceof StoreError, firstPause: 150 });
  return declared(draft);
}

function declared({ parts, size }: Draft): Omit<StoredPart, "etag">[] {
  return parts.map((sum, index) => ({ number: index + 1, size: partSize(size, index + 1), sha256: sum }));
}

function isSame(one: Omit<StoredPart, "etag">, other: Omit<StoredPart, "etag">): boolean {
  return one.number === other.number && one.size === other.size && one.sha256 === other.sha256;
}

/** Puts the parts together, and refuses what is not what its name says: nothing of it stays. */
export async function finishUpload(seen: Seen): Promise<StoredFile> {
  const finished = await retryOnConflict(3, async () => {
    const file = await requireDraft(seen);
    if (file.draft.state === "ready") return file;
    await putTogether(file);
    const draft = { ...file.draft, state: "ready" as const };
    return (await ifUnchanged(changeFile(file, { draft }))) && { ...file, draft };
  });
  if (!finished) throw new StoreError("content.changed");
  return finished;
}

async function putTogether(file: StoredFile & { draft: Draft }): Promise<void> {
  const { key, uploadId, name } = file.draft;
  const store = setting("fileStore");
  const arrived = await store.parts(key, uploadId);
  if (arrived) {
    const parts = declared(file.draft).map((part) => arrived.find((one) => isSame(one, part)));
    const missing = parts.filter((part) => part === undefined).length;
    if (missing > 0) throw new StoreError("content.parts_missing", { missing, parts: parts.length });
    await store.complete(key, uploadId, parts as StoredPart[]);
  }
  await whole(file);
  const issue = whyNoFile(name, await store.head(key, headBytes));
  if (issue === undefined) return;
  await dropDraft(file);
  log("content.refused", { product: file.product, name });
  throw new StoreError("content.refused", { issue });
}
