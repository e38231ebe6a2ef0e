// The gateway on a socket of its own, before the calls' own Lambdas in this process: what is sent and answered is what a
// visitor's browser sends and gets.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brand } from "@store/contract/brand";
import { type CallName, callNames } from "@store/contract/calls";
import { securityHeaders, siteHeaderOptions } from "@store/contract/security-headers";
import { answerApi } from "@store/dev/gateway/gateway";
import { afterAll, expect } from "vitest";
import { unique } from "./buyers.ts";
import { originSecret } from "./lambda.ts";
import { configureAgain } from "./settings.ts";
import { standIns } from "./stand-ins.ts";

type Handler = (event: unknown) => Promise<unknown>;

const handlers = new Map<string, Handler>();
for (const name of [...callNames, "not-found"]) {
  handlers.set(name, ((await import(`@store/functions/${name}`)) as { handler: Handler }).handler);
}
// Each of them gave the domain a Lambda's own settings.
configureAgain();

const headers = securityHeaders({ styleHashes: [], ...siteHeaderOptions(brand) });
const server = createServer((request, response) =>
  answerApi(request, response, {
    invoke: async (name, event) => handlers.get(name)?.(event),
    originSecret,
    headers: () => headers,
    judge: standIns.cognito.judge,
  }),
).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

export const gatewayUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

export interface Answered {
  fields?: string[];
  status: number;
  success: boolean;
  code?: string;
}

/** Posts a body, as it is or made JSON, from an address of its own. Every answer must be JSON that says how it went. */
export async function post(
  name: CallName,
  body: string | object,
  own: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(`${gatewayUrl}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-local-viewer-ip": unique(), ...own },
    body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
  });
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const answer = (await response.json()) as Omit<Answered, "status">;
  if (!answer.success) {
    expect(answer, "a failure speaks to people and to programs").toMatchObject({
      success: false,
      error: expect.stringMatching(/./),
    });
    // The names of the fields that were sent may be repeated: one of them is "stack".
    const { fields: _, ...said } = answer;
    expect(JSON.stringify(said)).not.toMatch(/arn:|at \/|node_modules|stack/i);
  }
  return { status: response.status, ...answer };
}
