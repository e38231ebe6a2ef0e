import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { ContentFile, ContentProduct, FileId } from "../content/content-files.ts";
import { Token } from "../schemas.ts";

export const openFilesCall = {
  who: "session",
  input: z.object({
    sessionToken: Token,
    product: ContentProduct,
    /** One file: the address at which it is handed out, instead of the list. */
    fileId: z.optional(FileId),
  }),
  output: z.object({
    content: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("files"), name: z.string(), files: z.array(ContentFile) }),
      /** Good for a minute. */
      z.object({ kind: z.literal("file"), url: z.string() }),
    ]),
  }),
} as const satisfies Call;
