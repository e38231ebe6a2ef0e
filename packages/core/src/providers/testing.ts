// A provider on the loopback that keeps what it is sent, for tests of what an adapter puts on the wire.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SessionRequest } from "./payments.ts";

/** The second payment page of an order. */
export const sessionRequest: SessionRequest = {
  ...{ reference: "ORDER_1:2", orderId: "ORDER_1", attempt: 2, amount: 99_900, description: "Bundle" },
  lines: [{ name: "Bundle", amount: 99_900 }],
  buyer: { customerId: "CUST_1", name: "Asha", email: "asha@shop.in", phone: "+91 (98200) 12345" },
  expiresAt: 1_790_000_000_999,
  ...{ successUrl: "https://shop.example/done", cancelUrl: "https://shop.example/checkout" },
};

export interface SentRequest {
  method: string;
  path: string;
  /** What the AWS JSON protocol calls the operation, without its service; empty for other protocols. */
  operation: string;
  body: Record<string, unknown>;
}

export interface Answer {
  status?: number;
  body?: unknown;
}

/** `answer` is asked about each request, in order. */
export async function recordingServer(answer: (request: SentRequest) => Answer) {
  const sent: SentRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const target = String(request.headers["x-amz-target"] ?? "");
    const one = {
      method: request.method ?? "",
      path: request.url ?? "",
      operation: target.split(".")[1] ?? "",
      body: JSON.parse(Buffer.concat(chunks).toString() || "{}"),
    };
    sent.push(one);
    const { status = 200, body = {} } = answer(one);
    response.writeHead(status, { "content-type": "application/x-amz-json-1.1" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
