import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { PackedContent } from "../packed-content.ts";
import { Resource, Token } from "../schemas.ts";

export const getResourceCall = {
  who: "session",
  input: z.object({
    sessionToken: Token,
    resourceType: Resource,
    /** Name of a film: its address and captions instead of the whole. */
    film: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/, "Unknown film"))),
    /** `recipes`: how the points of a checklist are put right. `flows`, `occasions`: the flows and the planner's occasions beside the ads. `documents`: those of an agency, for owners of its licence. `find`: what a search over all owned areas looks through. */
    part: z.optional(z.enum(["recipes", "flows", "occasions", "documents", "find"])),
  }),
  output: z.object({ content: PackedContent }),
} as const satisfies Call;
