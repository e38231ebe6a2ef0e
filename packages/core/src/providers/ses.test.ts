import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MailRefused } from "./mailer.ts";
import { sesMailer } from "./ses.ts";
import { type Answer, recordingServer } from "./testing.ts";

let capture = 0;
// Takes every mail, and never says so.
const silent = createServer(() => {
  capture++;
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

test("a mail to a provider that never answers is given up after two tries", async () => {
  const within = 3000;
  const mailer = sesMailer({ from: "shop@shop.example", replyTo: "help@shop.example" }, within);
  const mail = { to: "buyer@shop.example", subject: "s", html: "h", text: "t", headers: {}, tags: {} };
  const began = performance.now();
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: "TimeoutError" });
  // And what a busy machine adds.
  expect(performance.now() - began).toBeLessThan(within + 2000);
  expect(capture).toBe(2);
});

test("a mail is sent with its sender, bodies, headers, tags and configuration set", async () => {
  const ses = await recordingServer(() => ({ body: { MessageId: "mail-1" } }));
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", ses.url);
  const mailer = sesMailer({
    from: "Shop <shop@shop.example>",
    replyTo: "help@shop.example",
    configurationSet: "shop-events",
  });
  const id = await mailer.send({
    to: "buyer@shop.example",
    subject: "Ihr Zugang – स्वागत",
    html: "<p>₹999</p>",
    text: "₹999",
    headers: { "List-Unsubscribe": "<https://shop.example/u>", "List-Unsubscribe-Post": "One-Click" },
    tags: { kind: "welcome", about: "ORDER_1" },
  });
  ses.close();
  expect(id).toBe("mail-1");
  const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
  expect(ses.sent).toEqual([
    {
      ...{ method: "POST", path: "/v2/email/outbound-emails", operation: "" },
      body: {
        FromEmailAddress: "Shop <shop@shop.example>",
        ReplyToAddresses: ["help@shop.example"],
        Destination: { ToAddresses: ["buyer@shop.example"] },
        Content: {
          Simple: {
            Subject: utf8("Ihr Zugang – स्वागत"),
            Body: { Html: utf8("<p>₹999</p>"), Text: utf8("₹999") },
            Headers: [
              { Name: "List-Unsubscribe", Value: "<https://shop.example/u>" },
              { Name: "List-Unsubscribe-Post", Value: "One-Click" },
            ],
          },
        },
        ConfigurationSetName: "shop-events",
        EmailTags: [
          { Name: "kind", Value: "welcome" },
          { Name: "about", Value: "ORDER_1" },
        ],
      },
    },
  ]);
});

test.each([
  ["MessageRejected", true],
  ["BadRequestException", true],
  ["NotFoundException", true],
  ["AccountSuspendedException", false],
  ["SendingPausedException", false],
])('the SES error %s sets "never to be accepted" to %s', async (name, never) => {
  const refused: Answer = { status: 400, body: { __type: name, message: "Refused by a test" } };
  const ses = await recordingServer(() => refused);
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", ses.url);
  const mailer = sesMailer({ from: "shop@shop.example", replyTo: "help@shop.example" });
  const mail = { to: "buyer@shop.example", subject: "s", html: "h", text: "t", headers: {}, tags: {} };
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  ses.close();
  expect(error instanceof MailRefused).toBe(never);
  expect(error).toMatchObject(never ? { message: name, cause: { name } } : { name });
});
