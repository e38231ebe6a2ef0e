import type { ActionInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { log } from "../platform/log.ts";
import { actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { numbered, put, remove, transact, update } from "../platform/table.ts";
import { changeFile, type Draft, deleteFile, type StoredFile } from "./content-file.entity.ts";
import { clear } from "./drop-draft.ts";
import { readFile, readFiles } from "./read-files.ts";

type Publish = ActionInput<"admin-content", "publish">;

/** The versions that the admin has seen, all or none. What buyers had before leaves the store. */
export async function publishFiles({ product, drafts }: Publish): Promise<void> {
  const files = await readFiles(product);
  const chosen = drafts.map(({ fileId, sum }) => {
    const file = files.find((one) => one.fileId === fileId);
    if (file?.draft?.sum !== sum || file.draft.state !== "ready") throw new StoreError("content.changed");
    return { ...file, draft: file.draft };
  });
  for (const { live, draft } of chosen)
    if (live && draft.difference === "") throw new StoreError("content.difference", { name: draft.name });
  await Promise.all(chosen.map(requireStored));
  const now = Date.now();
  const refused = await transact({
    ...numbered(
      "file",
      chosen.map((file) => update(published(file, now))),
    ),
    audit: put(
      auditRow({
        by: actor().email,
        action: "content.publish",
        target: product,
        after: JSON.stringify(chosen.map(({ draft: { name, size, sum } }) => ({ name, size, sum }))),
      }),
    ),
  });
  if (Object.keys(refused).length > 0) throw new StoreError("content.changed");
  log("content.publish", { product, files: chosen.length });
  await Promise.all(chosen.map(({ live }) => live && clear(live)));
}

/** Between finish and publish nobody may have put other bytes there. */
async function requireStored({ draft: { key, size, sum } }: { draft: Draft }): Promise<void> {
  const found = await setting("fileStore").stat(key);
  if (found?.size !== size || found.sum !== sum) throw new StoreError("content.changed");
}

function published(file: StoredFile & { draft: Draft }, publishedAt: number) {
  const { key, name, size, sum, difference } = file.draft;
  const version = (file.live?.version ?? 0) + 1;
  return changeFile(file, { live: { key, name, size, sum, difference, version, publishedAt } }, "draft");
}

/** Takes a file from its buyers, with a version that waits. */
export async function removeFile({ product, fileId }: ActionInput<"admin-content", "remove">): Promise<void> {
  const file = await readFile(product, fileId);
  // The same press once more.
  if (!file) return;
  const { live, draft } = file;
  const refused = await transact({
    file: remove(deleteFile(file)),
    audit: put(
      auditRow({
        by: actor().email,
        action: "content.remove",
        target: product,
        before: JSON.stringify({ name: (live ?? draft)?.name }),
      }),
    ),
  });
  if (refused.file) throw new StoreError("content.changed");
  log("content.remove", { product, fileId });
  await Promise.all([live, draft].map((version) => version && clear(version)));
}
