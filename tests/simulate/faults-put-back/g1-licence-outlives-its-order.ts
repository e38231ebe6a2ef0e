import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "The licence of a site holds after its order was refunded",
  finds: /^A the licence/,
  file: "core/src/desk/check-licence.ts",
  from: 'const valid = !!owner && mayLogIn(owner) && owns(owner, "agency-license");',
  to: "const valid = !!owner;",
};
