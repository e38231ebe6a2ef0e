// A file of a product of one's own: the version that buyers have, the one that waits, or both.
// Access patterns: all files of a product (byProduct); one of them (byProduct, with its id).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

const text = { type: "string", required: true } as const;
const number = { type: "number", required: true } as const;

/** Where it lies in the store, and what is in it. Each version has a place of its own, and never another's bytes. */
const stored = { key: text, name: text, size: number, sum: text, difference: text };

export const ContentFileEntity = new Entity({
  model: { entity: "contentFile", version: "1", service: "store" },
  attributes: {
    product: { type: "string", required: true, readOnly: true },
    fileId: { type: "string", required: true, readOnly: true },
    /** Raised by every write, so that none is made on what somebody else has changed meanwhile. */
    revision: { type: "number", required: true },
    /** Its place in the list: the lowest first. */
    position: { type: "number", required: true },
    live: {
      type: "map",
      properties: { ...stored, version: number, publishedAt: number },
    },
    draft: {
      type: "map",
      properties: {
        ...stored,
        uploadId: text,
        /** The SHA-256 of each part, as declared. */
        parts: { type: "list", items: { type: "string" }, required: true },
        state: { type: ["uploading", "ready"] as const, required: true },
        begunAt: number,
      },
    },
  },
  indexes: {
    byProduct: primaryIndex("CONTENT#${product}", "FILE#${fileId}"),
  },
});

export type StoredFile = EntityItem<typeof ContentFileEntity>;
export type Draft = NonNullable<StoredFile["draft"]>;

type Changes = Partial<Pick<StoredFile, "live" | "draft" | "position">>;

/** Changes a file that is still as it was read; `without` takes the version away that waits. */
export function changeFile({ product, fileId, revision }: StoredFile, changes: Changes, without?: "draft") {
  return ContentFileEntity.patch({ product, fileId })
    .set(changes)
    .add({ revision: 1 })
    .remove(without ? [without] : [])
    .where((a, o) => o.eq(a.revision, revision));
}

/** Takes a file off the table that is still as it was read. */
export function deleteFile({ product, fileId, revision }: StoredFile) {
  return ContentFileEntity.delete({ product, fileId }).where((a, o) => o.eq(a.revision, revision));
}
