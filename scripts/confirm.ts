// npm run confirm -- --with stripe      plays a shop's life against a test account, and compares each answer's shape with the stand-in's
// npm run confirm -- --with razorpay    the same; keys in STRIPE_SECRET_KEY, or RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET
//   --stand-in                          against the stand-in itself, over TLS: proves the command
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type ProviderId, providerIds } from "@store/contract/providers";
import { behindTls, companies } from "./confirm/companies.ts";
import { differences, type Shapes, startRecorder, unseen } from "./confirm/recorder.ts";
import { type Hand, play } from "./confirm/story.ts";
import { fail } from "./fail.ts";

const { values } = parseArgs({
  options: { with: { type: "string" }, "stand-in": { type: "boolean", default: false } },
});
const id = providerIds.find((one) => one === values.with) ?? fail(`--with wants ${providerIds.join(" or ")}`);
const company = companies[id];
/** How long somebody has for each thing to do at a page. */
const patience = 10 * 60_000;

const known = await ofStandIn(id);
const real = values["stand-in"] ? await ofStandIn(id) : await ofCompany();
const found = differences(real.shapes, known.shapes);
const notSeen = unseen(real.shapes, known.shapes);
for (const line of real.undone) console.info(`NOT DONE   ${line}`);
for (const line of notSeen) console.info(`NOT SEEN   ${line}`);
for (const line of found) console.info(`DIFFERENT  ${line}`);
if (found.length + real.undone.length + notSeen.length > 0) {
  const file = `confirm-${id}-${new Date().toISOString().slice(0, 10)}.json`;
  writeFileSync(file, `${JSON.stringify({ undone: real.undone, notSeen, differences: found }, null, 2)}\n`);
  fail(
    `${found.length} differences, ${real.undone.length} things not done, ${notSeen.length} answers without an example: ${file}`,
  );
}
console.info(`${id}: ${known.shapes.size} kinds of answers are as the stand-in gives them.`);
process.exit(0);

async function ofStandIn(provider: ProviderId) {
  const standIn = await companies[provider].startStandIn();
  const front = await behindTls(standIn.endpoint);
  const keys = [provider === "stripe" ? "sk_test_confirm" : "rzp_test_confirm", "secret"];
  const played = await playAt(front.target, keys, standIn.hand, front.ca);
  await Promise.all([front.close(), standIn.close()]);
  return played;
}

async function ofCompany() {
  const keys = company.keys.map(
    (name) => process.env[name] ?? fail(`${name} is not set: keys of a test account`),
  );
  if (!company.prefix.test(keys[0] ?? "")) fail(`${company.keys[0]} is no key of a test account`);
  const hand: Hand = {
    now: Date.now,
    async act(what, session, done) {
      const step = company.steps[what];
      if (step === undefined && (await done())) return;
      if (step === undefined) throw new Error(company.cannot[what]);
      console.info(`Open ${session.url}\n  and ${step}.`);
      for (const end = Date.now() + patience; Date.now() < end; await pause(5000)) if (await done()) return;
      throw new Error(`nobody did in ${patience / 60_000} minutes: ${step}`);
    },
  };
  return playAt(company.target, keys, hand);
}

async function playAt(
  target: string,
  keys: readonly string[],
  hand: Hand,
  ca?: string,
): Promise<{ shapes: Shapes; undone: string[] }> {
  const recorder = await startRecorder(target, ca);
  const undone = await play(company.adapter(recorder.endpoint, keys), company.ways, hand);
  await recorder.close();
  return { shapes: recorder.shapes, undone };
}
