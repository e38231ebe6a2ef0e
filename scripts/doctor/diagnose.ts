// Everything that the doctor looks at, in the order in which it is repaired.
import { account, machine, nativeModule, site } from "./account-checks.ts";
import { copies } from "./copy-checks.ts";
import { gatewayCertificate } from "./gateway-checks.ts";
import { alarmsHaveRecipient, mail } from "./mail-checks.ts";
import { razorpay, secrets, stripe } from "./payment-checks.ts";
import type { Check, Finding, World } from "./world.ts";

const inTheAccount: readonly Check[] = [
  secrets,
  stripe,
  razorpay,
  site,
  gatewayCertificate,
  mail,
  alarmsHaveRecipient,
  copies,
];

/** Tells what each check finds; `ofShop` are those of the shop's own facts. Answers how much is missing. */
export async function diagnose(
  world: World,
  ofShop: readonly Check[],
  tell: (finding: Finding) => void,
): Promise<number> {
  const before = await look([machine, nativeModule, ...ofShop]);
  const there = await look([account]);
  // Without an account nothing else can answer.
  return before + there + (there === 0 ? await look(inTheAccount) : 0);

  async function look(checks: readonly Check[]): Promise<number> {
    let missing = 0;
    for (const check of checks)
      for (const finding of await check(world)) {
        tell(finding);
        if (!finding.good) missing++;
      }
    return missing;
  }
}
