// What somebody who buys nothing can make the shop pay in a day: by the limits of infra/edge-rules.ts and
// core/src/platform/limit-rules.ts, and without those at the edge. Upper bounds: everything that can be sent is sent, all day.
import { findingPictures } from "@store/contract/desk/site-picture";
import { paymentTimings } from "@store/contract/timings";
import { networkRules, rules as shopRules } from "@store/core/platform/limit-rules";
import { edgeRules } from "../../infra/edge-rules.ts";
import { heaviest } from "../../packages/web/scripts/heaviest.ts";
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
/** The largest of each kind of file as it travels, in gigabytes: packages/web/scripts/budgets.ts weighs them. */
const gbOf = (kind: keyof typeof heaviest) => heaviest[kind] / 1e6;
const [filmGb, heavyGb, pictureGb, fileGb] = [gbOf("film"), gbOf("heavy"), gbOf("picture"), gbOf("other")];
/** What the gateway lets through of all calls, a second: AWS's own limit of an account. */
const account = 10_000;
/** Of `count` addresses when each has its share of a flood, a second. */
const flooded = (all: number, each: number, count = 1000) =>
  within(all) + (count * each) / edgeRules.flood.seconds;
/** Write units of an order that a limit refused, when the limit was a part of its transaction; and now that it is read first. */
const refusal = { before: 74, after: { writes: 1, reads: 9 } };
/** Of a look at how many unpaid orders are open: four queries of a few small rows, which a new table answers for nothing. */
const openReads = 2;
/** Of `count` networks in a flood of orders, placed a second: pages end by themselves, and each network has a few. */
const placedInAFlood = (count: number) =>
  edgeRules.openOrders / (paymentTimings.page / 1000) +
  (count * 1000 * networkRules["order.flood"].limit) / networkRules["order.flood"].window;
/** Requests that one machine can send, a second. */
const sentASecond = 1000;

/** CloudFront's part of a call. */
const edge = prices.edgeRequest + prices.edgeFunction;

function call(ms: number, writes = 0, reads = 0): number {
  const ways = edge + prices.apiRequest;
  const lambda = prices.lambdaRequest + (ms / 1000) * assumed.memory * prices.lambdaGbSecond;
  const log = ((assumed.logBytesPerRun + assumed.logBytesPerRequest) / 1e9) * prices.logGb;
  return ways + lambda + log + writes * prices.writeUnit + reads * prices.readUnit;
}

/** Steps of measured.json, one after the other. */
function stored(steps: { what: string; reads: number; writes: number; indexWrites: number }[]): number {
  const known: Record<string, number> = assumed.milliseconds;
  const costs = steps.map(({ what, reads, writes, indexWrites }) =>
    call(
      known[what] ?? assumed.milliseconds.other,
      writes + indexWrites,
      reads + (what === "create-payment-order" ? openReads : 0),
    ),
  );
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Web ACL and CloudFront, for files. */
function files(perSecond: number, gb: number, checked = true): number {
  return perSecond * day * (prices.edgeRequest + (checked ? prices.webAclRequest : 0) + gb * prices.edgeGb);
}

const calls = (perSecond: number, each: number) => perSecond * day * each;
const checked = (each: number) => each + prices.webAclRequest;
const perDay = ({ limit, window }: { limit: number; window: number }) => (limit * day * 1000) / window;

export function outsiders(): Outsider[] {
  const { flood, ...rules } = edgeRules;
  const junk = call(10);
  const refused = call(60, refusal.after.writes, refusal.after.reads);
  const hashed = call(assumed.milliseconds["validate-login"], 6, 2);
  // A look at counters that refuses: what a call that is not paying or logging in costs at the most.
  const other = call(60, 3, 4);
  // With the end of its page, which is settled like a payment.
  const unpaid = stored(measured.unpaid);
  // Four pictures at their largest, in base64.
  const { bytes, shownAtOnce } = findingPictures;
  const shown = call(60, 1, 20) + ((shownAtOnce * bytes * 4) / 3 / 1e9) * prices.edgeGb + 8 * prices.filesGet;
  const one = within(rules.calls);
  const placedOfOne = Math.min(perDay(networkRules["order.network"]), day * placedInAFlood(1));
  const filmsOfOne = files(within(rules.films), filmGb);
  const heavyOfOne = files(within(rules.heavy), heavyGb);
  const filesOfOne = files(within(rules.files), pictureGb);
  const lightOfOne = files(within(rules.files - rules.films - rules.heavy), pictureGb);
  const orders = flooded(rules.orders, flood.orders);
  const placed = Math.min(orders, placedInAFlood(1000));
  // What is more is refused by the shop itself.
  const pressed = calls(placed, checked(unpaid)) + calls(orders - placed, checked(refused));
  const paying = flooded(rules.paying, flood.paying);
  const others = calls(within(rules.others), checked(other));
  const films = files(within(rules.filmsOfAll), filmGb);
  const heavy = files(within(rules.heavyOfAll), heavyGb);
  const pictures = files(within(rules.picturesOfAll), pictureGb);
  const light = files(flooded(rules.filesOfAll, flood.files), fileGb);
  return [
    visitor("one address: junk at a call", calls(cap, junk), calls(one, checked(junk))),
    visitor(
      "one address: orders that are refused, the dearest route",
      calls(cap, call(60, refusal.before)),
      calls(one, checked(refused)),
    ),
    visitor(
      "one address: orders that are placed",
      perDay(networkRules["order.network"]) * unpaid,
      placedOfOne * unpaid,
    ),
    visitor("one address: wrong passwords", calls(200, hashed), calls(one, checked(hashed))),
    visitor(
      "one address: calls of 6 MB, at 1 Gbit/s",
      lineGb * prices.edgeUploadGb + (lineGb / 6e-3) * 12 * prices.apiRequest,
      (lineGb / 6e-3) * prices.webAclRequest,
    ),
    visitor("one address: films, at 1 Gbit/s", lineGb * prices.edgeGb, filmsOfOne),
    visitor(
      "one address: whole pictures and texts without compression, at 1 Gbit/s",
      lineGb * prices.edgeGb,
      heavyOfOne,
    ),
    visitor("one address: other files, at 1 Gbit/s", lineGb * prices.edgeGb, filesOfOne),
    same("one address: pictures behind a link", perDay(shopRules["share.views"]) * shown),
    visitor("one payment's proof: mails of the day's quota", 50_000 * prices.mail, 3 * prices.mail),
    visitor(
      "one address: the dearest of all of these at once",
      calls(account, other) + 2 * lineGb * prices.edgeGb,
      placedOfOne * unpaid +
        calls(one - placedOfOne / day, checked(hashed)) +
        filmsOfOne +
        heavyOfOne +
        lightOfOne,
    ),
    visitor(`one address: turned away, ${sentASecond} a second`, 0, calls(sentASecond, prices.webAclRequest)),
    // CloudFront does not see these.
    same("who knows the gateway's own address: junk at all calls", calls(account, junk - edge)),
    // STORE_GATEWAY_TLS=only. No handshake, no request; AWS answers a foreign certificate with a 403, and does not say that it is free.
    visitor("the same, where only CloudFront's certificate opens it", calls(account, junk - edge), 0),
    visitor(
      "the same, with a certificate of their own, if AWS bills the refusal",
      calls(account, junk - edge),
      calls(account, prices.apiRequest + (assumed.logBytesPerRequest / 1e9) * prices.logGb),
    ),
    visitor("a thousand addresses: calls but paying and logging in", calls(account, junk), others),
    visitor(
      "a thousand addresses: orders that are refused",
      calls(cap, call(60, refusal.before)),
      calls(orders, checked(refused)),
    ),
    visitor("a thousand addresses: orders that are placed", calls(cap, unpaid), pressed),
    visitor("a thousand addresses: wrong passwords", calls(200, hashed), calls(paying, checked(hashed))),
    visitor("a thousand addresses: films", 1000 * lineGb * prices.edgeGb, films),
    visitor("a thousand addresses: pictures inside templates", 1000 * lineGb * prices.edgeGb, pictures),
    visitor("a thousand addresses: whole pictures of templates", 1000 * lineGb * prices.edgeGb, heavy),
    visitor("a thousand addresses: other files", 1000 * lineGb * prices.edgeGb, light),
    visitor(
      "a thousand addresses: the dearest of all of these at once",
      calls(account, other) + 1000 * lineGb * prices.edgeGb,
      others +
        pressed +
        calls(Math.max(0, paying - orders), checked(hashed)) +
        films +
        heavy +
        pictures +
        light,
    ),
  ];
}

function visitor(who: string, before: number, after: number): Outsider {
  return { who, before, after };
}

function same(who: string, usd: number): Outsider {
  return { who, before: usd, after: usd };
}
