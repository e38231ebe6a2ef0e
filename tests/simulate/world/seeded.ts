// Imported before everything else: while a world is running, every clock, timer and random value of this process comes
// from it. Outside of one they are real.
import { AsyncResource } from "node:async_hooks";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { performance } from "node:perf_hooks";
import type { TimerOptions } from "node:timers";
import timers from "node:timers/promises";
import type { Chance } from "./chance.ts";

/** What a process takes from the world that is running. */
interface Source {
  readonly start: number;
  now: number;
  ids(): Chance;
  after(ms: number, label: string, run: () => unknown): { cancelled?: boolean };
}

let world: Source | undefined;

export function takeFrom(next: Source | undefined): void {
  world = next;
}

/** The process's own clock and timers. */
export const real = {
  Date: globalThis.Date,
  setTimeout: globalThis.setTimeout,
  setImmediate: globalThis.setImmediate,
  now: performance.now.bind(performance),
};
const original = {
  clearTimeout: globalThis.clearTimeout,
  clearImmediate: globalThis.clearImmediate,
  setInterval: globalThis.setInterval,
  abortTimeout: AbortSignal.timeout,
  random: Math.random,
  randomUUID: crypto.randomUUID,
  randomBytes: crypto.randomBytes,
  randomInt: crypto.randomInt,
  pause: timers.setTimeout,
};

class SeededDate extends real.Date {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(SeededDate.now());
    else super(...(parts as [number]));
  }
  static override now(): number {
    return world ? Math.floor(world.now) : real.Date.now();
  }
}

type Work = (...args: unknown[]) => void;

function later(ms: number, work: () => void) {
  const event = world?.after(Math.max(0, ms || 0), "timer", work);
  const handle = { event, ref: () => handle, unref: () => handle, hasRef: () => true, refresh: () => handle };
  return handle;
}

/** True when the handle was one of a world's. */
function cancel(handle: unknown): boolean {
  const { event } = (handle ?? {}) as Partial<ReturnType<typeof later>>;
  if (event) event.cancelled = true;
  return event !== undefined;
}

const bound = (work: Work, args: unknown[]) => AsyncResource.bind(() => work(...args));

Object.assign(globalThis, {
  Date: SeededDate,
  setTimeout: Object.assign(
    (work: Work, ms = 0, ...args: unknown[]) =>
      world ? later(ms, bound(work, args)) : real.setTimeout(work, ms, ...args),
    // util.promisify looks for it.
    { [Symbol.for("nodejs.util.promisify.custom")]: (ms: number) => timers.setTimeout(ms) },
  ),
  clearTimeout: (handle: never) => {
    if (!cancel(handle)) original.clearTimeout(handle);
  },
  setInterval: (work: Work, ms: number) => {
    if (world) throw new Error("Nothing in a simulated world may repeat for ever");
    return original.setInterval(work, ms);
  },
  setImmediate: (work: Work, ...args: unknown[]) =>
    world ? later(0, bound(work, args)) : real.setImmediate(work, ...args),
  clearImmediate: (handle: never) => {
    if (!cancel(handle)) original.clearImmediate(handle);
  },
});
performance.now = () => (world ? world.now - world.start : real.now());
Math.random = () => (world ? world.ids().fraction() : original.random());
AbortSignal.timeout = (ms: number) => {
  if (!world) return original.abortTimeout(ms);
  const controller = new AbortController();
  later(ms, () => controller.abort(new DOMException("The operation timed out", "TimeoutError")));
  return controller.signal;
};

function randomBytes(size: number): Buffer {
  const buffer = Buffer.alloc(size);
  const ids = world?.ids();
  for (let i = 0; i < size; i++) buffer[i] = ids?.below(256) ?? 0;
  return buffer;
}

function randomUUID(): string {
  const hex = randomBytes(16).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

Object.assign(crypto, {
  randomUUID: () => (world ? randomUUID() : original.randomUUID()),
  randomBytes: (size: number) => (world ? randomBytes(size) : original.randomBytes(size)),
  randomInt: (low: number, high?: number) => {
    const [from, to] = high === undefined ? [0, low] : [low, high];
    return world ? from + Math.floor(world.ids().fraction() * (to - from)) : original.randomInt(from, to);
  },
  // Node's own works in a thread beside, and is done when no seed decides.
  pbkdf2: (...[password, salt, rounds, length, digest, done]: Parameters<typeof crypto.pbkdf2>) =>
    queueMicrotask(() => done(null, crypto.pbkdf2Sync(password, salt, rounds, length, digest))),
});

// The same again as a global: the Stripe SDK takes the keys of its own retries from this one.
const web = globalThis.crypto;
const webUUID = web.randomUUID.bind(web);
const webValues = web.getRandomValues.bind(web);
Object.defineProperty(web, "randomUUID", { value: () => (world ? randomUUID() : webUUID()) });
Object.defineProperty(web, "getRandomValues", {
  value: (into: Uint8Array<ArrayBuffer>) => {
    if (!world) return webValues(into);
    Buffer.from(into.buffer, into.byteOffset, into.byteLength).set(randomBytes(into.byteLength));
    return into;
  },
});
timers.setTimeout = <T>(ms?: number, value?: T, options?: TimerOptions): Promise<T> =>
  world
    ? new Promise((resolve) => later(ms ?? 0, () => resolve(value as T)))
    : original.pause(ms, value, options);
// Named imports of built-in modules (`import { randomUUID } from "node:crypto"`) see the change from here on.
syncBuiltinESMExports();

Object.assign(process.env, {
  AWS_REGION: "ap-south-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  AWS_ENDPOINT_URL_DYNAMODB: "http://table.test",
  STORE_TABLE: "store",
});
