import * as z from "zod/mini";
import type { Call } from "../call.ts";
import {
  AdminFile,
  ContentProduct,
  contentLimits,
  FileId,
  FileName,
  FileSize,
  FileSum,
  Sha256,
} from "../content/content-files.ts";
import { PictureFile, PictureSize } from "../content/picture-name.ts";

const file = z.object({ file: AdminFile });
const files = z.object({ files: z.array(AdminFile) });
const place = { product: ContentProduct, fileId: FileId };
/** A version that waits, as the admin has seen it: not another one that came in between. */
const seen = { ...place, sum: FileSum };

const picture = z.object({ size: PictureSize, sha256: Sha256 });
/** As S3 names an upload. */
const UploadId = z.string().check(z.regex(/^[\w.~-]{1,300}$/, "Invalid upload"));

const contentActions = {
  /** In the order in which buyers see them. */
  list: { input: z.object({ product: ContentProduct }), output: files },
  /** A new file, or a new version of one: named, or of the same name. The same bytes again go on where they broke off. */
  "begin-upload": {
    input: z.object({
      product: ContentProduct,
      fileId: z.optional(FileId),
      name: FileName,
      size: FileSize,
      parts: z.array(Sha256).check(z.minLength(1), z.maxLength(contentLimits.file / contentLimits.part)),
    }),
    output: file,
  },
  /** The parts that have not arrived, each with an address that takes exactly its bytes for a quarter of an hour. */
  parts: {
    input: z.object(seen),
    output: z.object({
      missing: z.array(z.object({ number: z.number(), sha256: Sha256, url: z.string() })),
    }),
  },
  /** Puts the parts together and looks at what came. */
  "finish-upload": { input: z.object(seen), output: file },
  describe: {
    input: z.object({
      ...seen,
      difference: z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            contentLimits.difference,
            `What is different must be at most ${contentLimits.difference} characters`,
          ),
        ),
    }),
    output: file,
  },
  order: {
    input: z.object({
      product: ContentProduct,
      order: z.array(FileId).check(z.minLength(1), z.maxLength(contentLimits.files)),
    }),
    output: files,
  },
  /** From then on buyers have these versions. */
  publish: {
    recentCode: true,
    input: z.object({
      product: ContentProduct,
      drafts: z
        .array(z.object({ fileId: FileId, sum: FileSum }))
        .check(z.minLength(1), z.maxLength(contentLimits.files)),
    }),
    output: files,
  },
  /** Throws a version away that no buyer has seen. */
  discard: { input: z.object(seen), output: files },
  /** A product's picture, in one part: an address that takes exactly its bytes for a quarter of an hour. */
  "begin-picture": { input: picture, output: z.object({ uploadId: UploadId, url: z.string() }) },
  /** Looks at all of it, and puts it where pages show it from. An offer then names it by its file. */
  "finish-picture": {
    input: z.extend(picture, { uploadId: UploadId }),
    output: z.object({ picture: PictureFile }),
  },
  /** Takes a file from its buyers, for good. */
  remove: { recentCode: true, input: z.object(place), output: files },
} as const;

export const adminContentCall = { who: "admin", actions: contentActions } as const satisfies Call;
