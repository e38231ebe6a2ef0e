import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sesMailer } from "./ses.ts";

let taken = 0;
// Takes every mail, and never says so.
const silent = createServer(() => {
  taken++;
});

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.stubEnv("AWS_REGION", "ap-south-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "tests");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "tests");
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
  vi.unstubAllEnvs();
});

test("a provider that never answers is given up in time, after two tries", async () => {
  const within = 3000;
  const mailer = sesMailer({ from: "shop@shop.example", replyTo: "help@shop.example" }, within);
  const mail = { to: "buyer@shop.example", subject: "s", html: "h", text: "t", headers: {}, tags: {} };
  const began = performance.now();
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: "TimeoutError" });
  // And what a busy machine adds.
  expect(performance.now() - began).toBeLessThan(within + 2000);
  expect(taken).toBe(2);
});
