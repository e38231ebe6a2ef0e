// The shape of an agency's documents, as `get-resource` answers them. The words live in @store/goods.
import * as z from "zod/mini";
import { Block } from "../course-content.ts";

/**
 * `{client}` stands for a field. At the beginning of a paragraph, a line of a list, a row or a cell `{?gstin}` keeps it where
 * that field is filled, and `{!gstin}` where it is not.
 */
export const AgencyDocument = z.object({
  id: z.string(),
  name: z.string(),
  /** When it is sent. */
  use: z.string(),
  /** What a lawyer should look at before it is used. */
  lawyer: z.array(z.string()),
  body: z.array(Block),
});
export type AgencyDocument = z.infer<typeof AgencyDocument>;
