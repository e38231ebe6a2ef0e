// A shop in a process of its own, that can be killed at any request it makes: before it is sent, or as soon as it is
// answered. Waits for one task on its channel, carries it out, and says how it went.
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { Outcome } from "./mortal.ts";
import type { Task } from "./tasks.ts";

/** What the parent sends; `now` is the date in its shop, in milliseconds. */
export type SentTask = Task & { now: number };

let requests = 0;
let task: SentTask | undefined;

// All the SDKs, of the table, of Stripe and of the mail carrier, ask through this one function of Node's.
const send = http.request;
http.request = ((...args: Parameters<typeof send>) => {
  requests++;
  const isLast = requests === task?.dieAt;
  if (isLast && task?.when === "before") die();
  const request = send(...args);
  if (isLast) request.once("response", die);
  return request;
}) as typeof send;
syncBuiltinESMExports();
console.info = () => {};
console.error = () => {};

function die(): void {
  process.kill(process.pid, "SIGKILL");
}

// Loaded after the function was replaced.
await import("./settings.ts");
const { carryOut } = await import("./tasks.ts");

process.once("message", async (received: SentTask) => {
  task = received;
  Date.now = () => received.now;
  const outcome: Outcome = { requests: 0 };
  await carryOut(received).catch((error: unknown) => {
    outcome.error = String(error);
  });
  outcome.requests = requests;
  process.send?.(outcome, () => process.exit(0));
});
process.send?.("ready");
