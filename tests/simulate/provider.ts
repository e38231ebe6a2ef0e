// The payment provider of a simulated world: the stand-in's own routes, asked by the real SDK without a socket.
import { type Api, type ApiAnswer, type ApiRequest, answerApi, createApi } from "@store/local/stripe/api";
import { makeControl } from "@store/local/stripe/control";
import { stripeClient } from "@store/local/stripe/in-process";
import { openStore } from "@store/local/stripe/store";
import type { Process, World } from "./world/world.ts";
import { currentWorld } from "./world/world.ts";

/** From and to, in milliseconds after the start: the provider answers nobody. */
export type Outage = readonly [number, number];

export interface Provider {
  api: Api;
  store: Api["store"];
  control: ReturnType<typeof makeControl>;
  outages: Outage[];
  /** Calls of a process that did not go as they should: they excuse what the shop could not do. */
  troubles: Map<Process, number>;
  /** Payments about which a message was never sent: the shop cannot know what became of them. */
  untold: Set<string>;
}

export function openProvider(now: () => number): Provider {
  const store = openStore(undefined, now);
  store.expectEndpoint();
  const api = createApi(store, { leastLatency: 1 });
  const webhooks = {
    pause() {},
    resume() {},
    deliver: async () => [],
    setEndpoint() {},
    close: async () => {},
  };
  return {
    api,
    store,
    control: makeControl(api, webhooks),
    outages: [],
    troubles: new Map(),
    untold: new Set(),
  };
}

/** What the weather does to one call. */
interface Fate {
  /** Milliseconds at the provider. */
  takes: number;
  /** The answer never arrives. */
  cut: boolean;
  takesEffect: boolean;
  status: 429 | 500 | undefined;
}

/** Stripe's `HttpClient`. A call travels, takes its time, and its answer travels. */
export const httpClientOf = (provider: () => Provider) =>
  stripeClient(async (call, timeout) => {
    const world = currentWorld();
    return world ? send(world, provider(), call, timeout) : answerApi(provider().api, call);
  });

function send(world: World, provider: Provider, call: ApiRequest, timeout: number): Promise<ApiAnswer> {
  const client = world.self();
  const fate = fateOf(world, provider);
  const key = call.headers["idempotency-key"];
  const label = `${client?.name ?? "the world"}: ${call.method} ${call.path}${key ? ` under ${key}` : ""}`;
  const countTrouble = () =>
    client && provider.troubles.set(client, (provider.troubles.get(client) ?? 0) + 1);
  if (fate.cut || fate.status !== undefined || fate.takes > 4000) countTrouble();
  return new Promise((resolve, reject) => {
    const fail = (code: string) => reject(Object.assign(new Error(code), { code, isSimulated: true }));
    const limit = world.after(timeout, "time limit", () => fail("ETIMEDOUT"), client);
    const arrive = () => {
      if (!fate.takesEffect) return back();
      world.note(`${label} arrives`);
      provider.api.latency = fate.takes;
      if (fate.status !== undefined) provider.api.faults.failNext(1, fate.status, { commit: fate.cut });
      // Not waited for: while this call is under way others come in.
      void answerApi(provider.api, call).then(back);
    };
    const back = (answer?: ApiAnswer) => {
      const { id, status: state } = (answer?.body ?? {}) as { id?: string; status?: string };
      const how = fate.cut && fate.status === undefined ? "is cut off " : "";
      world.note(
        `${label} ${how}${answer ? `${answer.status} ${id ?? ""} ${state ?? ""}` : "before it took effect"}`,
      );
      if (answer && (answer.status === 409 || answer.status === 429 || answer.status >= 500)) countTrouble();
      if (answer && client?.diesAfter === `${call.method} ${call.path}`) world.kill(client);
      const arriveBack = () => {
        limit.cancelled = true;
        if (!answer || (fate.cut && fate.status === undefined)) fail("ECONNRESET");
        else resolve(answer);
      };
      world.after(world.schedule().between(5, 50), "answer", arriveBack, client);
    };
    world.outside(world.schedule().between(5, 50), "call", arrive);
  });
}

function fateOf(world: World, { outages }: Provider): Fate {
  const { weather } = world;
  const faults = world.self()?.faults ?? world.schedule();
  const schedule = world.schedule();
  const at = world.now - world.start;
  if (outages.some(([from, to]) => from <= at && at < to))
    return { takes: 0, cut: true, takesEffect: false, status: undefined };
  const takes = schedule.strikes(weather.slowProvider)
    ? schedule.between(500, 16_000)
    : schedule.between(20, 400);
  if (faults.strikes(weather.busyProvider)) return { takes, cut: false, takesEffect: true, status: 429 };
  if (faults.strikes(weather.brokenProvider))
    return { takes, cut: faults.strikes(0.5), takesEffect: true, status: 500 };
  const cut = faults.strikes(weather.cutProvider);
  return { takes, cut, takesEffect: !cut || faults.strikes(0.5), status: undefined };
}
