// The shape of gated content in the answer of a call. Types only: to make the shapes of all that is sold is a tenth of the
// start of a function, and to look through a course with each answer finds nothing that the build has not found.
import * as z from "zod/mini";
import type { ResourceContent } from "./resources.ts";

/** Content that was held against `ResourceContent` when it was packed: packages/goods/src/packed/write-packed.ts. */
export const PackedContent = z.custom<ResourceContent>(
  (value) => typeof value === "object" && value !== null && "kind" in value,
);

/** What is packed beside the resources, in a file of its own. */
export const contentParts = [
  "recipes",
  "seo-recipes",
  "flows",
  "occasions",
  "documents",
  "find",
  "outline",
] as const;
export type ContentPart = (typeof contentParts)[number];
