// The line between the shop and a payment company: a call travels, takes its time, and its answer travels.
import type { Process, World } from "../world/world.ts";

/** A call, and an answer, as both stand-ins have them. */
export interface LineCall {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
export interface LineAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The stand-in's own routes, without a socket. */
export interface Server<Answer extends LineAnswer> {
  api: {
    latencies: Record<string, number>;
    faults: { failNext(count: number, status: number, options?: { commit?: boolean }): void };
  };
  answer(call: LineCall): Promise<Answer>;
}

/** From and to, in milliseconds after the start: nobody is answered. */
export type Outage = readonly [number, number];

/** What the weather does to every company alike. */
export interface Lines {
  outages: Outage[];
  /** Calls of a process that did not go as they should: they excuse what the shop could not do. */
  troubles: Map<Process, number>;
}

interface Fate {
  /** Milliseconds at the provider. */
  takes: number;
  /** The answer never arrives. */
  cut: boolean;
  takesEffect: boolean;
  status: 429 | 500 | undefined;
}

const idempotencyKeys = ["idempotency-key", "x-refund-idempotency"];

/** Rejects as a socket would: with `ECONNRESET`, or `ETIMEDOUT` after `timeout` milliseconds. */
export function send<Answer extends LineAnswer>(
  world: World,
  { outages, troubles }: Lines,
  server: Server<Answer>,
  call: LineCall,
  timeout: number,
): Promise<Answer> {
  const client = world.self();
  const fate = fateOf(world, outages);
  const key = idempotencyKeys.map((name) => call.headers[name]).find(Boolean);
  const label = `${client?.name ?? "the world"}: ${call.method} ${call.path}${key ? ` under ${key}` : ""}`;
  const countTrouble = () => client && troubles.set(client, (troubles.get(client) ?? 0) + 1);
  if (fate.cut || fate.status !== undefined || fate.takes > 4000) countTrouble();
  return new Promise((resolve, reject) => {
    const fail = (code: string) => reject(Object.assign(new Error(code), { code, isSimulated: true }));
    const limit = world.after(timeout, "time limit", () => fail("ETIMEDOUT"), client);
    const arrive = () => {
      if (!fate.takesEffect) return back();
      world.note(`${label} arrives`);
      server.api.latencies = { "": fate.takes };
      if (fate.status !== undefined) server.api.faults.failNext(1, fate.status, { commit: fate.cut });
      // Not waited for: while this call is under way others come in.
      void server.answer(call).then(back);
    };
    const back = (answer?: Answer) => {
      const { id, status: state } = (answer?.body ?? {}) as { id?: string; status?: string };
      const how = fate.cut && fate.status === undefined ? "is cut off " : "";
      world.note(
        `${label} ${how}${answer ? `${answer.status} ${id ?? ""} ${state ?? ""}` : "before it took effect"}`,
      );
      if (answer && (answer.status === 409 || answer.status === 429 || answer.status >= 500)) countTrouble();
      if (answer && client?.diesAfter?.test(`${call.method} ${call.path}`)) world.kill(client);
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

function fateOf(world: World, outages: readonly Outage[]): Fate {
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
