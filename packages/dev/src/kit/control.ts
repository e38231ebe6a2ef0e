// The hand behind a stand-in, for tests: in the same process as an object, by a laptop's shop as POST
// /__local/<part>/<action> with a JSON list of the action's arguments.
import type { Api } from "./api.ts";
import { type Deliveries, noDeliveries } from "./deliveries.ts";
import { Fault } from "./fault.ts";
import type { DeliveryRow, RequestRow, Store } from "./store.ts";

export type CompanyControl = ReturnType<typeof controlCompany>;

/** What can be done to the stand-in of every payment company. */
export function controlCompany<Event extends { id: string }>(
  api: Api<Store<Event>>,
  deliveries: Deliveries = noDeliveries,
) {
  const { store, faults } = api;
  const { pause, resume, setEndpoint } = deliveries;
  return {
    pause,
    resume,
    setEndpoint,
    /** All events, newest first. */
    events: (): Event[] => store.events.list().reverse(),
    /** How far their delivery has come, newest first. */
    deliveries: (): DeliveryRow[] => store.deliveries.list().reverse(),
    failNext: faults.failNext,
    /** From now on every API call takes so many milliseconds, or every one whose "METHOD /path" begins with `only`. */
    slow(milliseconds: number, only = ""): void {
      api.latencies = { ...(only && api.latencies), [only]: milliseconds };
    },
    /** The API calls so far, oldest first. */
    requests: (): RequestRow[] => [...store.requests],
  };
}

/** Runs an action, `part/action` for one a level deeper, with a JSON list of its arguments; null where it answers nothing. */
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
