// npm run doctor -- --stage X     what is still missing before `npx sst deploy --stage X`, and the remedy
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { providersOf } from "@store/contract/payment-rules";
import { account, machine, nativeModule, site } from "./doctor/account-checks.ts";
import { alarmsHaveRecipient, brandIsOurs, mail, taxInvoices } from "./doctor/mail-checks.ts";
import { razorpay, secrets, stripe } from "./doctor/payment-checks.ts";
import { askRazorpay, askStripe, type Check, leadsTo, runCommand, type World } from "./doctor/world.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });
const { stage } = values;
if (!stage) {
  console.error("Which stage? npm run doctor -- --stage production");
  process.exit(2);
}
// As SST reads them: the stage's own settings first.
for (const file of [`.env.${stage}`, ".env"]) if (existsSync(file)) process.loadEnvFile(file);

const production = stage === "production";
const { STORE_REGION, STORE_DOMAIN, STORE_CERTIFICATE, STORE_ALARM_EMAIL } = process.env;
const world: World = {
  stage,
  region: STORE_REGION ?? "ap-south-1",
  domain: STORE_DOMAIN ?? (production ? new URL(brand.siteUrl).hostname : undefined),
  certificate: STORE_CERTIFICATE,
  alarmEmail: STORE_ALARM_EMAIL ?? (production ? offer.supportEmail : undefined),
  node: process.version,
  run: runCommand,
  leadsTo,
  stripe: askStripe,
  razorpay: askRazorpay,
  providers: providersOf(offer.payments),
};

let missing = 0;
await look(machine, nativeModule, brandIsOurs({ ...brand, ...offer }), taxInvoices(offer.gst));
// Without an account nothing else can answer.
if (await look(account)) await look(secrets, stripe, razorpay, site, mail, alarmsHaveRecipient);
console.info(
  missing === 0
    ? `\nNothing is missing: npx sst deploy --stage ${stage}`
    : `\n${missing} ${missing === 1 ? "thing is" : "things are"} missing. docs/deploy.md tells the whole way.`,
);
process.exit(missing === 0 ? 0 : 1);

/** Prints what each check finds. True when all of it is good. */
async function look(...checks: Check[]): Promise<boolean> {
  const before = missing;
  for (const check of checks) {
    for (const { good, what, remedy = [] } of await check(world)) {
      console.info(`${good ? "ok     " : "MISSING"} ${what}`);
      for (const step of remedy) console.info(`          ${step}`);
      if (!good) missing++;
    }
  }
  return missing === before;
}
