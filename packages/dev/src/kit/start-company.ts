// The server of a payment company's stand-in: its API, its payment pages, the hand behind it, and a clock that ends what
// has run out.
import { answerControl } from "./control.ts";
import type { Deliveries } from "./deliveries.ts";
import { Fault } from "./fault.ts";
import {
  type Answer,
  type Call,
  comesFromThisMachine,
  type RunningServer,
  readCall,
  sendJson,
  startServer,
} from "./http.ts";
import { type PageAnswer, sendPage } from "./page.ts";
import type { Store } from "./store.ts";

/** Settings of a stand-in; all can be left out. */
export interface CompanyOptions {
  /** Where the state is kept; in memory only when left out. One running stand-in per folder. */
  dir?: string;
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

interface Parts {
  name: string;
  store: Store;
  deliveries: Deliveries;
  control: { sweep(): number };
  answer(call: Call): Promise<Answer>;
  /** What the addresses of payment pages begin with, before the id: `/c/pay/`. */
  pages: string;
  show(id: string, query: URLSearchParams): PageAnswer;
  /** A button was pressed; `decidesAfter`: after so many milliseconds a payment that is left for later decides by itself. */
  press(id: string, how: string | null, decidesAfter: number): PageAnswer;
}

const maxBody = 1024 * 1024;
const sweepEvery = 1000;

export async function startCompany(parts: Parts, options: CompanyOptions): Promise<RunningServer> {
  const { name, store, control, pages } = parts;
  const { decidesAfter = 300 } = options;
  let closed = false;
  const sweep = () => closed || control.sweep();

  const server = await startServer(name, options.port ?? 0, async (request, response) => {
    const call = await readCall(request, maxBody);
    const { method, path, query, body } = call;
    if (path.startsWith("/v1/")) return sendJson(response, await parts.answer(call));
    if (path.startsWith(pages)) {
      const id = path.slice(pages.length);
      if (method === "GET" || method === "HEAD")
        return sendPage(response, parts.show(id, new URLSearchParams(query)));
      if (method === "POST") {
        sendPage(response, parts.press(id, new URLSearchParams(body).get("how"), decidesAfter));
        setTimeout(sweep, decidesAfter + 1);
        return;
      }
    }
    const action = /^\/__control\/(.+)$/.exec(path)?.[1];
    if (action && method === "POST" && comesFromThisMachine(request))
      return sendJson(response, await answerControl(control, action, call));
    throw new Fault(404, `There is nothing at ${method} ${path}.`);
  });
  const clock = setInterval(sweep, sweepEvery);

  return {
    endpoint: server.endpoint,
    async close() {
      closed = true;
      clearInterval(clock);
      await parts.deliveries.close();
      await server.close();
      await store.close();
    },
  };
}
