// The files of a product of one's own: what admins see of them, and what their buyers do.
import * as z from "zod/mini";
import { lazyObject, SoldProduct } from "../schemas.ts";
import { endingOf, fileEndings } from "./file-kinds.ts";

export const contentLimits = {
  /** Bytes of a file. */
  file: 200 * 1024 * 1024,
  /** Bytes of a part of an upload: what a break costs at most. S3 takes no smaller ones, but for the last. */
  part: 5 * 1024 * 1024,
  /** Files of a product. */
  files: 50,
  name: 120,
  difference: 500,
} as const;

/** How many parts a file is uploaded in. */
export function partsOf(size: number): number {
  return Math.ceil(size / contentLimits.part);
}

/** The bytes of a part, numbered from 1. */
export function partSize(size: number, number: number): number {
  return Math.min(contentLimits.part, size - (number - 1) * contentLimits.part);
}

/** Controls, line ends, and marks that turn or hide what follows; but not the joiners that Indian scripts need. */
const hidden = /(?![\u200c\u200d])[\p{C}\u2028\u2029]/u;

export const FileName = /* @__PURE__ */ z.lazy(() =>
  z.string({ error: "The file has no name" }).check(
    z.normalize("NFC"),
    z.trim(),
    z.maxLength(contentLimits.name, {
      error: `The name of a file has at most ${contentLimits.name} characters`,
      abort: true,
    }),
    z.refine((name) => !hidden.test(name) && !/[\\/:*?"<>|]/.test(name) && /^[^.\s]/.test(name), {
      error: "The name has a character that a file cannot have on every computer. Rename it and try again.",
      abort: true,
    }),
    z.refine((name) => name.includes(".") && endingOf(name) !== undefined, {
      error: `Files of these kinds are taken: ${fileEndings.join(", ")}. Put anything else into a ZIP.`,
    }),
  ),
);

export const FileId = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[0-9a-f]{16}$/, "Invalid file")),
);

/** A SHA-256 in base64, as S3 writes it. */
export const Sha256 = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, "Invalid checksum")),
);

/** Of a whole file: the SHA-256 of those of its parts, and their number. S3 calls it composite. */
export const FileSum = /* @__PURE__ */ z.lazy(() =>
  z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=-\d{1,2}$/, "Invalid checksum")),
);

export const FileSize = /* @__PURE__ */ z.lazy(() =>
  z
    .number()
    .check(
      z.int(),
      z.minimum(1, "This file is empty."),
      z.maximum(
        contentLimits.file,
        "This file is larger than 200 MB. Cut it into several, or make it smaller.",
      ),
    ),
);

const Difference = /* @__PURE__ */ z.lazy(() => z.string());
const At = /* @__PURE__ */ z.lazy(() => z.number());

/** A file as its buyers have it. Times in epoch milliseconds. */
export const ContentFile = /* @__PURE__ */ lazyObject(() => ({
  fileId: FileId,
  name: z.string(),
  size: z.number(),
  /** From 1. */
  version: z.number(),
  publishedAt: At,
  /** What is different in this version; empty in the first. */
  difference: Difference,
}));
export type ContentFile = z.infer<typeof ContentFile>;

/** A version that no buyer sees yet. */
export const FileDraft = /* @__PURE__ */ lazyObject(() => ({
  name: z.string(),
  size: z.number(),
  sum: FileSum,
  state: z.enum(["uploading", "ready"]),
  begunAt: At,
  difference: Difference,
}));
export type FileDraft = z.infer<typeof FileDraft>;

/** A file as admins see it: published, or about to be, or both. */
export const AdminFile = /* @__PURE__ */ z.lazy(() =>
  z.object({ fileId: FileId, live: z.optional(ContentFile), draft: z.optional(FileDraft) }),
);
export type AdminFile = z.infer<typeof AdminFile>;

export const ContentProduct = SoldProduct;
