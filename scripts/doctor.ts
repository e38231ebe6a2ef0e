// npm run doctor -- --stage X     what is still missing before `npx sst deploy --stage X`, and the remedy
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { providersOf } from "@store/contract/payment-rules";
import { diagnose } from "./doctor/diagnose.ts";
import { brandIsOurs, taxInvoices } from "./doctor/mail-checks.ts";
import { askRazorpay, askStripe, leadsTo, nameServers, runCommand, type World } from "./doctor/world.ts";
import { regionOf } from "./stage-settings.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });
const { stage } = values;
if (!stage) {
  console.error("Which stage? npm run doctor -- --stage production");
  process.exit(2);
}
const region = regionOf(stage);
const production = stage === "production";
const { STORE_DOMAIN, STORE_CERTIFICATE, STORE_ALARM_EMAIL, STORE_GATEWAY_TLS, STORE_GATEWAY } = process.env;
const { STORE_COPY_VAULT, STORE_DMARC } = process.env;
const world: World = {
  stage,
  region,
  domain: STORE_DOMAIN ?? (production ? new URL(brand.siteUrl).hostname : undefined),
  certificate: STORE_CERTIFICATE,
  gatewayTls: STORE_GATEWAY_TLS,
  gateway: STORE_GATEWAY,
  copyVault: STORE_COPY_VAULT,
  dmarc: STORE_DMARC,
  alarmEmail: STORE_ALARM_EMAIL ?? (production ? offer.supportEmail : undefined),
  node: process.version,
  now: Date.now,
  run: runCommand,
  leadsTo,
  nameServers,
  stripe: askStripe,
  razorpay: askRazorpay,
  providers: providersOf(offer.payments),
};

const ofShop = [brandIsOurs({ ...brand, ...offer }), taxInvoices(offer.gst)];
const missing = await diagnose(world, ofShop, ({ good, what, remedy = [] }) => {
  console.info(`${good ? "ok     " : "MISSING"} ${what}`);
  for (const step of remedy) console.info(`          ${step}`);
});
console.info(
  missing === 0
    ? `\nNothing is missing: npx sst deploy --stage ${stage}`
    : `\n${missing} ${missing === 1 ? "thing is" : "things are"} missing. docs/deploy.md tells the whole way.`,
);
process.exit(missing === 0 ? 0 : 1);
