// What somebody who buys nothing can make the shop pay in a day: by the limits of infra/edge-rules.ts and
// core/src/platform/limit-rules.ts, and without those at the edge. Upper bounds: everything that can be sent is sent, all day.
import { networkRules } from "@store/core/platform/limit-rules";
import { edgeRules } from "../../infra/edge-rules.ts";
import measured from "./measured.json" with { type: "json" };
import { assumed, prices } from "./prices.ts";

/** US dollars a day. */
interface Outsider {
  who: string;
  before: number;
  after: number;
}

const day = 86_400;
/** A second, of one address and of a thousand: what infra/edge-rules.ts lets through. */
const within = (limit: number) => limit / edgeRules.seconds;
/** What the gateway lets through of one call, a second: stacks/gateway.ts. */
const cap = 500;
/** A line of one gigabit a second moves so many gigabytes in a day. */
const lineGb = 10_800;
/** The largest picture of a template and the largest other file of the site, in gigabytes. */
const [previewGb, fileGb] = [227e-6, 60e-6];
/** Write units of an order that a limit refused, when the limit was a part of its transaction; and now that it is read first. */
const refusal = { before: 74, after: { writes: 1, reads: 5 } };
/** Requests that one machine can send, a second. */
const flood = 1000;

function call(ms: number, writes = 0, reads = 0): number {
  const edge = prices.edgeRequest + prices.edgeFunction + prices.apiRequest;
  const lambda = prices.lambdaRequest + (ms / 1000) * assumed.memory * prices.lambdaGbSecond;
  const log = ((assumed.logBytesPerRun + assumed.logBytesPerRequest) / 1e9) * prices.logGb;
  return edge + lambda + log + writes * prices.writeUnit + reads * prices.readUnit;
}

function stored(what: string): number {
  const step = measured.order.find((one) => one.what === what);
  if (!step) throw new Error(`${what} is not measured`);
  const known: Record<string, number> = assumed.milliseconds;
  return call(known[what] ?? assumed.milliseconds.other, step.writes + step.indexWrites, step.reads);
}

/** Web ACL and CloudFront, for files. */
function files(perSecond: number, gb: number, checked = true): number {
  return perSecond * day * (prices.edgeRequest + (checked ? prices.webAclRequest : 0) + gb * prices.edgeGb);
}

const calls = (perSecond: number, each: number) => perSecond * day * each;
const checked = (each: number) => each + prices.webAclRequest;
const perDay = ({ limit, window }: { limit: number; window: number }) => (limit * day * 1000) / window;

export function outsiders(): Outsider[] {
  const one = within(edgeRules.calls);
  const junk = call(10);
  const refused = call(60, refusal.after.writes, refusal.after.reads);
  const hashed = call(assumed.milliseconds["validate-login"], 6, 2);
  return [
    visitor("one address: junk at a call", calls(cap, junk), calls(one, checked(junk))),
    visitor(
      "one address: orders that are refused, the dearest route",
      calls(cap, call(60, refusal.before)),
      calls(one, checked(refused)),
    ),
    same(
      "one address: orders that are placed",
      perDay(networkRules["order.network"]) * stored("create-payment-order"),
    ),
    same("one address: sign-ups", perDay(networkRules["sign-up.network"]) * stored("sign-up")),
    visitor("one address: wrong passwords", calls(200, hashed), calls(one, checked(hashed))),
    visitor(
      "one address: calls of 6 MB, at 1 Gbit/s",
      lineGb * prices.edgeUploadGb + (lineGb / 6e-3) * 12 * prices.apiRequest,
      (lineGb / 6e-3) * prices.webAclRequest,
    ),
    visitor(
      "one address: pictures of templates, at 1 Gbit/s",
      lineGb * prices.edgeGb,
      files(within(edgeRules.previews), previewGb),
    ),
    visitor(
      "one address: other files, at 1 Gbit/s",
      lineGb * prices.edgeGb,
      files(within(edgeRules.files), fileGb),
    ),
    visitor("one payment's proof: mails of the day's quota", 50_000 * prices.mail, 3 * prices.mail),
    visitor(`one address: turned away, ${flood} a second`, 0, calls(flood, prices.webAclRequest)),
    visitor("who knows the gateway's own address: junk at a call", calls(cap, junk), calls(cap, junk)),
    visitor(
      "a thousand addresses: calls but paying and logging in",
      calls(cap * 20, junk),
      calls(within(edgeRules.others), checked(junk)),
    ),
    visitor(
      "a thousand addresses: orders that are refused",
      calls(cap, call(60, refusal.before)),
      calls(cap, checked(refused)),
    ),
    visitor(
      "a thousand addresses: pictures of templates",
      1000 * lineGb * prices.edgeGb,
      files(within(edgeRules.previewsOfAll), previewGb),
    ),
    visitor(
      "a thousand addresses: other files",
      1000 * lineGb * prices.edgeGb,
      files(1000 * within(edgeRules.files), fileGb),
    ),
  ];
}

function visitor(who: string, before: number, after: number): Outsider {
  return { who, before, after };
}

function same(who: string, usd: number): Outsider {
  return { who, before: usd, after: usd };
}
