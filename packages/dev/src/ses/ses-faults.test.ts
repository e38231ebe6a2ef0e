import type { SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SesStandIn, startSes } from "./start-ses.ts";
import { failureOf, sendTo, simple } from "./testing.ts";

let ses: SesStandIn;
beforeEach(async () => {
  ses = await startSes();
});
afterEach(() => ses.close());

const send = (input: SendEmailCommandInput, options = {}) => sendTo(ses, input, options);

test.each([
  ["TooManyRequestsException", 429],
  ["MessageRejected", 400],
  ["SendingPausedException", 400],
  ["InternalServiceErrorException", 500],
])("an order to fail with %s fails the next calls only", async (type, status) => {
  ses.control.failNext(2, type);
  for (const _ of [1, 2]) expect(await failureOf(send(simple()))).toMatchObject({ name: type, status });
  expect(ses.mails()).toEqual([]);
  await send(simple());
  expect(ses.mails()).toHaveLength(1);
});

test("the SDK's own retries get through a moment of throttling", async () => {
  ses.control.failNext(2, "TooManyRequestsException");
  await send(simple(), { maxAttempts: 3 });
  expect(ses.mails()).toHaveLength(1);
});

test("a mail whose answer is lost was sent all the same", async () => {
  ses.control.failNext(1, "InternalServiceErrorException", { accepted: true });
  await expect(send(simple())).rejects.toThrow();
  ses.control.failNext(1, "ConnectionLost", { accepted: true });
  await expect(send(simple())).rejects.toThrow();
  ses.control.failNext(1, "ConnectionLost");
  await expect(send(simple())).rejects.toThrow();
  expect(ses.mails()).toHaveLength(2);
});

test("only the refused addresses are rejected", async () => {
  ses.control.refuse("Asha@example.com");
  for (const address of ["asha@example.com", "ASHA@example.com"]) {
    const failure = await failureOf(send(simple({ Destination: { ToAddresses: [address] } })));
    expect(failure).toMatchObject({ name: "MessageRejected", status: 400 });
  }
  await send(simple({ Destination: { ToAddresses: ["ravi@example.com"] } }));
  ses.control.recover();
  await send(simple());
  expect(ses.mails().map(({ to }) => to)).toEqual(["asha@example.com", "ravi@example.com"]);
});

test("a slow call may send its mail after its caller gave up", async () => {
  ses.control.slow(1000);
  await expect(send(simple(), { timeout: 50 })).rejects.toThrow();
  expect(ses.mails()).toEqual([]);
  await expect.poll(() => ses.mails().length, { timeout: 4000 }).toBe(1);
});
