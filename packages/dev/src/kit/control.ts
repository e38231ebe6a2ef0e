// The hand behind a stand-in, for tests and for the buttons of a laptop's shop: in the same process as an object, over HTTP
// as POST /__control/<action> with a JSON list of the action's arguments.
import type { Api } from "./api.ts";
import { type Deliveries, noDeliveries } from "./deliveries.ts";
import { Fault } from "./fault.ts";
import { type Answer, type Call, headerOf } from "./http.ts";
import type { DeliveryRow, RequestRow, Store } from "./store.ts";

export type CompanyControl = ReturnType<typeof controlCompany>;

/** What can be done to the stand-in of every payment company. */
export function controlCompany<Event extends { id: string }>(
  api: Api<Store<Event>>,
  deliveries: Deliveries = noDeliveries,
) {
  const { store, faults } = api;
  const { pause, resume, setEndpoint, deliver } = deliveries;
  return {
    pause,
    resume,
    setEndpoint,
    deliver,
    /** All events, newest first. */
    events: (): Event[] => store.events.list().reverse(),
    /** How far their delivery has come, newest first. */
    deliveries: (): DeliveryRow[] => store.deliveries.list().reverse(),
    failNext: faults.failNext,
    /** From now on every API call takes so many milliseconds, or every one whose "METHOD /path" begins with `only`. */
    slow(milliseconds: number, only?: string): void {
      if (only === undefined) Object.assign(api, { latency: milliseconds, latencies: {} });
      else api.latencies[only] = milliseconds;
    },
    /** The API calls so far, oldest first. */
    requests: (): RequestRow[] => [...store.requests],
  };
}

/** Runs an action of `control`, `part/action` for one a level deeper, and answers what it answers. */
export async function answerControl(
  control: object,
  action: string,
  call: Pick<Call, "headers" | "body">,
): Promise<Answer> {
  try {
    // A web page elsewhere can post forms here without asking, but not JSON.
    if (!headerOf(call, "content-type")?.startsWith("application/json")) throw new Fault(415, "Send JSON.");
    return { status: 200, body: await runAction(control, action, call.body) };
  } catch (error) {
    const status = error instanceof Fault ? error.status : 400;
    return { status, body: { error: { message: error instanceof Error ? error.message : String(error) } } };
  }
}

/** Runs an action by its name with a JSON list of its arguments; null where it answers nothing. */
export async function runAction(control: object, action: string, json: string): Promise<unknown> {
  const args: unknown = json === "" ? [] : JSON.parse(json);
  if (!Array.isArray(args)) throw new Fault(400, "Send a JSON list of the arguments.");
  const found = action.split("/").reduce<unknown>(ownValue, control);
  if (typeof found !== "function") throw new Fault(404, `There is no action ${action}.`);
  return (await found(...args)) ?? null;
}

function ownValue(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
