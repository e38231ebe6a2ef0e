import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { guaranteeReasons } from "../guarantee.ts";
import { OrderId, Rupees, Token } from "../schemas.ts";

/** What a buyer is told of an order's money. */
export const GuaranteeAnswer = z.object({
  /** `sent`: the payment company has it. `asked`: a person decides. */
  outcome: z.enum(["sent", "asked"]),
  amount: Rupees,
});
export type GuaranteeAnswer = z.infer<typeof GuaranteeAnswer>;

export const claimGuaranteeCall = {
  who: "session",
  input: z.object({
    sessionToken: Token,
    orderId: OrderId,
    reason: z.optional(z.enum(guaranteeReasons)),
  }),
  output: GuaranteeAnswer,
} as const satisfies Call;
