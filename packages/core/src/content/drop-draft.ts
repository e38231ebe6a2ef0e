import { ifUnchanged } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { setting } from "../platform/settings.ts";
import { changeFile, type Draft, deleteFile, type StoredFile } from "./content-file.entity.ts";

/** Takes a version away that no buyer has seen, and with it a file that was never published. False if it has changed meanwhile. */
export async function dropDraft(file: StoredFile & { draft: Draft }): Promise<boolean> {
  const dropped = await ifUnchanged(file.live ? changeFile(file, {}, "draft") : deleteFile(file));
  if (dropped) await clear(file.draft);
  return dropped;
}

/** Takes the bytes of a version out of the store. What stays after a failure is nobody's, and costs a cent. */
export async function clear(version: { key: string; uploadId?: string }): Promise<void> {
  const { key, uploadId } = version;
  const store = setting("fileStore");
  try {
    if (uploadId !== undefined) await store.abort(key, uploadId);
    await store.remove(key);
  } catch (error) {
    log("content.not_cleared", { key, error: String(error) });
  }
}
