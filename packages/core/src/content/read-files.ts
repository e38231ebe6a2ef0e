import type { AdminFile, ContentFile } from "@store/contract/content/content-files";
import { StoreError } from "@store/contract/errors";
import { ContentFileEntity, type Draft, type StoredFile } from "./content-file.entity.ts";

/** All files of a product, in the order of the list. */
export async function readFiles(product: string): Promise<StoredFile[]> {
  const { data } = await ContentFileEntity.query
    .byProduct({ product })
    .go({ pages: "all", consistent: true });
  return data.sort((one, other) => one.position - other.position || (one.fileId < other.fileId ? -1 : 1));
}

export async function readFile(product: string, fileId: string): Promise<StoredFile | undefined> {
  return (await ContentFileEntity.get({ product, fileId }).go({ consistent: true })).data ?? undefined;
}

/** A file whose waiting version is the one that was seen. Throws `content.changed` if it is another one, or none. */
export async function requireDraft(seen: {
  product: string;
  fileId: string;
  sum: string;
}): Promise<StoredFile & { draft: Draft }> {
  const file = await readFile(seen.product, seen.fileId);
  if (!file) throw new StoreError("content.not_found");
  if (file.draft?.sum !== seen.sum) throw new StoreError("content.changed");
  return { ...file, draft: file.draft };
}

/** A file as its buyers see it; undefined for one that was never published. */
export function fileView({ fileId, live }: StoredFile): ContentFile | undefined {
  if (!live) return undefined;
  const { name, size, version, publishedAt, difference } = live;
  return { fileId, name, size, version, publishedAt, difference };
}

export function adminView(file: StoredFile): AdminFile {
  const { fileId, draft } = file;
  const live = fileView(file);
  if (!draft) return { fileId, ...(live && { live }) };
  const { name, size, sum, state, begunAt, difference } = draft;
  return { fileId, ...(live && { live }), draft: { name, size, sum, state, begunAt, difference } };
}

export async function adminViews(product: string): Promise<AdminFile[]> {
  return (await readFiles(product)).map(adminView);
}
