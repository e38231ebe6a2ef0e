import { StoreError } from "@store/contract/errors";
import { ifUnchanged } from "../platform/conditions.ts";
import { numbered, transact, update } from "../platform/table.ts";
import type { UseActions } from "../platform/use-case.ts";
import { changeFile } from "./content-file.entity.ts";
import { dropDraft } from "./drop-draft.ts";
import { beginPicture, finishPicture } from "./keep-picture.ts";
import { publishFiles, removeFile } from "./publish-files.ts";
import { adminView, adminViews, readFiles, requireDraft } from "./read-files.ts";
import { beginUpload, finishUpload, missingParts } from "./upload-files.ts";

/** The files of a product of one's own, and its picture. */
export const adminContent: UseActions<"admin-content"> = {
  async list({ product }) {
    return { files: await adminViews(product) };
  },
  async "begin-upload"(asked) {
    return { file: adminView(await beginUpload(asked)) };
  },
  parts: missingParts,
  async "finish-upload"(seen) {
    return { file: adminView(await finishUpload(seen)) };
  },
  async describe({ difference, ...seen }) {
    const file = await requireDraft(seen);
    const draft = { ...file.draft, difference };
    if (!(await ifUnchanged(changeFile(file, { draft })))) throw new StoreError("content.changed");
    return { file: adminView({ ...file, draft }) };
  },
  async order({ product, order }) {
    await putInOrder(product, order);
    return { files: await adminViews(product) };
  },
  async publish(asked) {
    await publishFiles(asked);
    return { files: await adminViews(asked.product) };
  },
  async discard(seen) {
    if (!(await dropDraft(await requireDraft(seen)))) throw new StoreError("content.changed");
    return { files: await adminViews(seen.product) };
  },
  "begin-picture": beginPicture,
  async "finish-picture"(seen) {
    return { picture: await finishPicture(seen) };
  },
  async remove(asked) {
    await removeFile(asked);
    return { files: await adminViews(asked.product) };
  },
};

/** Holds only for an admin who has seen all files that there are, in the places where they are. */
async function putInOrder(product: string, order: readonly string[]): Promise<void> {
  const files = await readFiles(product);
  const named = new Set(order);
  if (
    named.size !== order.length ||
    named.size !== files.length ||
    !files.every(({ fileId }) => named.has(fileId))
  )
    throw new StoreError("content.changed");
  const moved = files
    .map((file) => ({ file, position: order.indexOf(file.fileId) + 1 }))
    .filter(({ file, position }) => file.position !== position);
  if (moved.length === 0) return;
  const parts = moved.map(({ file, position }) => update(changeFile(file, { position })));
  const refused = await transact(numbered("file", parts));
  if (Object.keys(refused).length > 0) throw new StoreError("content.changed");
}
