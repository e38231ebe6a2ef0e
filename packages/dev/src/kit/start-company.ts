// The server of a payment company's stand-in: its API, its payment pages, the hand behind it, and a clock that ends what
// has run out.
import { diskAt, type Kept } from "../table/disk-store.ts";
import { type Api, createApi } from "./api.ts";
import { type Deliveries, type Messenger, startDeliveries } from "./deliveries.ts";
import { Fault } from "./fault.ts";
import { type Answer, type Call, readCall, sendJson, startServer } from "./http.ts";
import { type PageAnswer, sendPage } from "./page.ts";
import { orMissing } from "./payment-page.ts";
import type { Store } from "./store.ts";
import type { Disk } from "./tables.ts";

/** Settings of a stand-in; all can be left out. */
export interface CompanyOptions extends Kept {
  /** 0, the default, takes a free one. */
  port?: number;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Whether a (well-formed, test mode) key may be used. All may when left out. */
  authorize?: (key: string, secret: string) => boolean;
  /** Pauses between tries to deliver an event, in milliseconds; the last one repeats. */
  retryDelays?: readonly number[];
  /** How long 'Pay later' on the payment page stays undecided, in milliseconds; 300 when left out. */
  decidesAfter?: number;
}

interface Company<Event extends { id: string }, Memory extends Store<Event>, Control> {
  name: string;
  open(disk: Disk | undefined, now: () => number): Memory;
  messenger(store: Memory): Messenger<Event>;
  control(api: Api<Memory>, deliveries: Deliveries): Control;
  answer(api: Api<Memory>, call: Call): Promise<Answer>;
  /** What the addresses of payment pages begin with, before the id: `/c/pay/`. */
  pages: string;
  show(store: Memory, id: string, query: URLSearchParams): PageAnswer;
  /** A button was pressed; `decidesAfter`: after so many milliseconds a payment that is left for later decides by itself. */
  press(store: Memory, id: string, how: string | null, decidesAfter: number): PageAnswer;
}

const maxBody = 1024 * 1024;
const sweepEvery = 1000;

/** Starts a stand-in. What it answered or accepted survives `kill -9` when it has a `dir`. */
export async function startCompany<
  Event extends { id: string },
  Memory extends Store<Event>,
  Control extends { sweep(): number },
>(company: Company<Event, Memory, Control>, options: CompanyOptions) {
  const { name, pages } = company;
  const { decidesAfter = 300, authorize, now = Date.now } = options;
  const store = company.open(diskAt(options), now);
  const deliveries = startDeliveries(store, company.messenger(store), options.retryDelays);
  const api = createApi(store, { leastLatency: 1, ...(authorize && { authorize }) });
  const control = company.control(api, deliveries);
  let closed = false;
  const sweep = () => closed || control.sweep();

  const server = await startServer(name, options.port ?? 0, async (request, response) => {
    const call = await readCall(request, maxBody);
    const { method, path, query, body } = call;
    if (path.startsWith("/v1/")) return sendJson(response, await company.answer(api, call));
    if (path.startsWith(pages)) {
      const id = path.slice(pages.length);
      const send = (answer: () => PageAnswer) => sendPage(response, orMissing(name, answer));
      if (method === "GET" || method === "HEAD")
        return send(() => company.show(store, id, new URLSearchParams(query)));
      if (method === "POST") {
        send(() => company.press(store, id, new URLSearchParams(body).get("how"), decidesAfter));
        setTimeout(sweep, decidesAfter + 1);
        return;
      }
    }
    throw new Fault(404, `There is nothing at ${method} ${path}.`);
  });
  const clock = setInterval(sweep, sweepEvery);
  api.pageBase = server.endpoint;

  return {
    endpoint: server.endpoint,
    api,
    control,
    async close() {
      closed = true;
      clearInterval(clock);
      await deliveries.close();
      await server.close();
      await store.close();
    },
  };
}
