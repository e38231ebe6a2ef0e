import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A key in use is taken for a refusal: one order gets two pages, and both can be paid",
  finds: /^(P1|I9)/,
  replacements: [
    {
      file: "core/src/providers/stripe.ts",
      from: "return error.statusCode === 409 || error.statusCode === 429;",
      to: "return error.statusCode === 429;",
    },
    {
      file: "core/src/orders/settlement/payment-sessions.ts",
      from: 'const asked = o.eq(a.state, "asked");',
      to: "const asked = o.exists(a.state);",
    },
    {
      file: "core/src/orders/payment-session.entity.ts",
      from: "PaymentSessionEntity.create({ ...session, ...changes })",
      to: "PaymentSessionEntity.put({ ...session, ...changes })",
    },
  ],
};
