// One counter per rule, key and fixed window. The try is reserved before the work: counting after it loses a race.
// Counted is first who asks: an account, a checkout, and where possible only what fails. A network is many people, so its
// ceilings stand high.
import { StoreError } from "@store/contract/errors";
import { ifUnchanged } from "./conditions.ts";
import { type NetworkRule, networkRules, rules, type ThrottleRule } from "./limit-rules.ts";
import { networksOf } from "./networks.ts";
import { request } from "./request.ts";
import { hmac, sha256 } from "./secrets.ts";
import { setting } from "./settings.ts";
import { type Part, type Parts, update } from "./table.ts";
import { ThrottleEntity } from "./throttle.entity.ts";
import { minutes, ttlOf } from "./time.ts";

const wider = 4;
/** One counter that all of a busy network write to would make them wait for each other. */
const spread = 8;

/**
 * Takes one try for `who`, or throws `throttled` with the minutes until the window ends. Answers how to give it back:
 * where only failures count, a try is taken before it is known to be none.
 */
export async function throttle(rule: ThrottleRule, who: string): Promise<() => Promise<unknown>> {
  const counter = counterOf(rule, rules[rule], who);
  await take(counter);
  return () => oneLess(counter).go();
}

/**
 * As `throttle`, for a transaction: the part that takes the try, what to throw when it does not hold, and a look before it:
 * a large transaction that is refused costs as much as one that is not.
 */
export function throttlePart(rule: ThrottleRule, who: string): { part: Part } & Refusing {
  const counter = counterOf(rule, rules[rule], who);
  return { part: update(oneMore(counter)), ...refusing([counter]) };
}

interface Refusing {
  refusal: () => StoreError;
  /** The refusal, where no try is left. */
  look: () => Promise<StoreError | undefined>;
}

function refusing(counters: Counter[]): Refusing {
  return {
    refusal: () => tooMany(Math.max(...counters.map(({ ends }) => ends))),
    async look() {
      const full = await Promise.all(counters.map(isFull));
      const last = counters.filter((_, index) => full[index]).map(({ ends }) => ends);
      return last.length > 0 ? tooMany(Math.max(...last)) : undefined;
    },
  };
}

/** Throws `throttled` when no try is left, and takes none. */
export async function checkThrottle(rule: ThrottleRule, who: string): Promise<void> {
  await look(counterOf(rule, rules[rule], who));
}

/** Takes one try of the visitor's network, and of the wider one around it. Throws `throttled`. */
export async function throttleNetwork(rule: NetworkRule): Promise<void> {
  await Promise.all(networkCounters(rule).map(take));
}

/** Throws `throttled` when the visitor's networks have no try left, and takes none. */
export async function checkNetwork(rule: NetworkRule): Promise<void> {
  await Promise.all(networkCounters(rule).map(look));
}

/**
 * As `throttleNetwork`, for a transaction. `spreadBy` decides which share of the limit is drawn on: what is tried by
 * many at once is counted side by side. Its parts are called `network0`, `network1`.
 */
export function networkParts(rule: NetworkRule, spreadBy: string): { parts: Parts } & Refusing {
  const share = Number.parseInt(sha256(spreadBy).slice(0, 2), 16) % spread;
  return partsOf("network", networkCounters(rule, share));
}

/** The same for a limit that is too small to be shared out. Its parts are called by `name`. */
export function smallNetworkParts(rule: NetworkRule, name: string): { parts: Parts } & Refusing {
  return partsOf(name, networkCounters(rule));
}

function partsOf(name: string, counters: Counter[]): { parts: Parts } & Refusing {
  return {
    parts: Object.fromEntries(counters.map((one, index) => [`${name}${index}`, update(oneMore(one))])),
    ...refusing(counters),
  };
}

interface Counter {
  counterKey: string;
  limit: number;
  /** When its window ends. Epoch milliseconds. */
  ends: number;
}

function networkCounters(rule: NetworkRule, share?: number): Counter[] {
  const { limit, window } = networkRules[rule];
  return networksOf(request().viewerIp).map((network, index) => {
    const whole = limit * (index === 0 ? 1 : wider);
    if (share === undefined) return counterOf(rule, { limit: whole, window }, network);
    return counterOf(rule, { limit: Math.ceil(whole / spread), window }, `${network} ${share}`);
  });
}

function counterOf(rule: string, { limit, window }: { limit: number; window: number }, who: string): Counter {
  const number = Math.floor(Date.now() / window);
  // With a key, so that nobody finds out by trying whose counter it is; and with the rule, so that no two can be put together.
  const hash = hmac(setting("counterKey"), `${rule} ${who}`);
  return { counterKey: `${rule}.${hash}.${number}`, limit, ends: (number + 1) * window };
}

async function take(counter: Counter): Promise<void> {
  if (!(await ifUnchanged(oneMore(counter)))) throw tooMany(counter.ends);
}

async function look(counter: Counter): Promise<void> {
  if (await isFull(counter)) throw tooMany(counter.ends);
}

async function isFull({ counterKey, limit }: Counter): Promise<boolean> {
  const { data } = await ThrottleEntity.get({ counterKey }).go({ consistent: true });
  return (data?.count ?? 0) >= limit;
}

function oneMore({ counterKey, limit, ends }: Counter) {
  return ThrottleEntity.update({ counterKey })
    .add({ count: 1 })
    .set({ ttl: ttlOf(ends) })
    .where((a, o) => `${o.notExists(a.count)} OR ${o.lt(a.count, limit)}`);
}

/** With the row's end, so that one which TTL took meanwhile does not come back for ever. */
function oneLess({ counterKey, ends }: Counter) {
  return ThrottleEntity.update({ counterKey })
    .add({ count: -1 })
    .set({ ttl: ttlOf(ends) });
}

/** Refuses until `ends`, in epoch milliseconds. */
export function tooMany(ends: number): StoreError {
  const wait = Math.max(1, ends - Date.now());
  return new StoreError(
    "throttled",
    { minutes: Math.ceil(wait / minutes(1)) },
    { retryAfter: Math.ceil(wait / 1000) },
  );
}
