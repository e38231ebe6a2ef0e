import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { PrivacyView } from "../privacy/privacy-shapes.ts";
import { Token } from "../schemas.ts";

export const privacyReadCall = {
  who: "privacy",
  input: z.object({ privacyToken: Token }),
  output: PrivacyView,
} as const satisfies Call;
