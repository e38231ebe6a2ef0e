import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A session stays good when nothing is owned any more",
  finds: /^A CUST_/,
  file: "core/src/customers/session.ts",
  from: "return mayLogIn(customer) && customer.epoch === epoch && expiresAt > now && issuedAt + longest > now;",
  to: "return expiresAt > now && issuedAt + longest > now;",
};
