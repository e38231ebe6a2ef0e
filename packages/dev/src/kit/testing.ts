// What the tests of the payment companies' stand-ins share: a shop that listens for webhooks.
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** How long to wait for what happens by itself. Generous: other work may share the machine. */
export const soon = { timeout: 20_000, interval: 20 };

/** The secret that deliveries are signed with. */
export const SECRET = "webhook_secret";

/** A delivery as the shop got it. */
export interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

/** A shop that writes down deliveries; `answer` decides the status of the nth one (from 0). */
export async function listen(answer: (count: number) => number | Promise<number> = () => 200, port = 0) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    // Where a redirect would lead: a shop that answers there has not taken the event.
    if (request.method === "GET") return response.writeHead(200).end();
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ body, headers: request.headers });
    response.writeHead(await answer(received.length - 1), { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
