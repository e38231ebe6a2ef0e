// Stripe for a client of the same process: the SDK's own requests and the stand-in's own answers, without a socket.
import type Stripe from "stripe";
import type { Answer, Call } from "../kit/http.ts";
import { turn } from "../kit/turn-testing.ts";
import { type Api, answerApi } from "./api.ts";

/** The SDK's `httpClient`. Knows no time limit: what waits for one needs a socket. */
export function inProcess(api: Api): Stripe.HttpClient {
  return stripeClient(async (request) => {
    await turn();
    const answer = await answerApi(api, request);
    await turn();
    if (answer.status === 0) throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
    return answer;
  });
}

/** The SDK's `httpClient` on any way to send a call. `timeout` is in milliseconds. */
export function stripeClient(send: (call: Call, timeout: number) => Promise<Answer>): Stripe.HttpClient {
  const client = {
    getClientName: () => "in-process",
    async makeRequest(
      _host: string,
      _port: string,
      path: string,
      method: string,
      sent: Record<string, string>,
      body: string | undefined,
      _protocol: string,
      timeout: number,
    ) {
      const [pathname = "", query = ""] = path.split("?");
      const named = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), String(value)]);
      const headers = Object.fromEntries(named);
      return response(await send({ method, path: pathname, query, headers, body: body ?? "" }, timeout));
    },
  };
  return client as unknown as Stripe.HttpClient;
}

function response({ status, body, headers = {} }: Answer) {
  return {
    getStatusCode: () => status,
    getHeaders: () => headers,
    getRawResponse: () => body,
    toStream: () => body,
    // As over a wire: nobody may share an object with the stand-in.
    toJSON: async () => JSON.parse(JSON.stringify(body)),
  };
}
