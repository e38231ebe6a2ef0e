import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetEmailIdentityCommand, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SesOptions, type SesStandIn, startSes } from "./start-ses.ts";
import { client, content, failureOf, sendTo, simple } from "./testing.ts";

let ses: SesStandIn;
let dir: string;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "ses-"));
  await start();
});
afterEach(async () => {
  await ses.close();
  rmSync(dir, { recursive: true });
});

async function start(options: SesOptions = {}) {
  ses = await startSes({ dir, sync: false, ...options });
}

const send = (input: SendEmailCommandInput, options = {}) => sendTo(ses, input, options);

test("a simple mail is kept as it was sent", async () => {
  const { MessageId } = await send(simple());
  expect(ses.mails()).toEqual([
    {
      id: MessageId,
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      from: "Shop <login@shop.example>",
      to: "asha@example.com",
      subject: "Your login ✓",
      text: "Namaste Asha",
      html: "<p>Namaste <b>Asha</b></p>",
      headers: { "list-unsubscribe": "<https://shop.example/unsubscribe>" },
      tags: { kind: "credentials" },
    },
  ]);
});

test("mails are kept over a restart, newest first", async () => {
  for (const text of ["one", "two"]) await send(simple({ Content: content(text) }));
  await ses.close();
  await start();
  await send(simple());
  expect(ses.mails().map(({ subject }) => subject)).toEqual(["Your login ✓", "two", "one"]);
  ses.control.clear();
  await ses.close();
  await start();
  expect(ses.mails()).toEqual([]);
});

test("wrong recipients and senders are refused", async () => {
  const wrong = [
    [],
    ["a@example.com", "b@example.com"],
    ["asha"],
    ["asha@example"],
    ["asha@@example.com"],
    ["asha..k@example.com"],
    ["asha@example.com\r\nBcc: x@example.com"],
    ["a@example.com, b@example.com"],
    ["आशा@example.com"],
    [`${"a".repeat(65)}@example.com`],
    [" asha@example.com"],
  ];
  for (const ToAddresses of wrong) {
    const failure = await failureOf(send(simple({ Destination: { ToAddresses } })));
    expect(failure, String(ToAddresses)).toMatchObject({ name: "BadRequestException", status: 400 });
  }
  const copy = { ToAddresses: ["a@example.com"], BccAddresses: ["b@example.com"] };
  expect((await failureOf(send(simple({ Destination: copy })))).name).toBe("BadRequestException");
  expect((await failureOf(send(simple({ FromEmailAddress: "shop" })))).message).toContain("Invalid address");
  expect(ses.mails()).toEqual([]);
  await send(simple({ Destination: { ToAddresses: ["Asha K. <asha+test@mail.example.co.in>"] } }));
  expect(ses.mails()[0]?.to).toBe("asha+test@mail.example.co.in");
});

test("wrong contents are refused", async () => {
  const headers = (Headers: object[]) => simple({ Content: content("S", { Headers }) });
  const wrong: SendEmailCommandInput[] = [
    headers([{ Name: "Subject", Value: "other" }]),
    headers([{ Name: "X-A", Value: "a\r\nBcc: x@example.com" }]),
    headers([{ Name: "X A", Value: "a" }]),
    headers(["X-A", "x-a"].map((Name) => ({ Name, Value: "a" }))),
    headers(Array.from({ length: 16 }, (_, index) => ({ Name: `X-${index}`, Value: "a" }))),
    simple({ Content: content("a\nb") }),
    simple({ Content: content("S", { Body: {} }) }),
    simple({ EmailTags: [{ Name: "kind", Value: "two words" }] }),
    simple({ EmailTags: [1, 2].map((value) => ({ Name: "kind", Value: String(value) })) }),
    simple({ ConfigurationSetName: "no spaces please" }),
    simple({ ReplyToAddresses: ["help"] }),
    simple({ ListManagementOptions: { ContactListName: "buyers" } }),
    simple({ Content: { Template: { TemplateName: "t", TemplateData: "{}" } } }),
    simple({ Content: {} }),
  ];
  for (const [index, input] of wrong.entries()) {
    expect(await failureOf(send(input)), `case ${index}`).toMatchObject({ name: "BadRequestException" });
  }
  expect(ses.mails()).toEqual([]);
});

test("a key may do only what it was granted", async () => {
  await ses.close();
  await start({ authorize: (key, operation) => key === "LOCALMAIL" && operation === "SendEmail" });
  await send(simple());
  const denied = await failureOf(send(simple(), { accessKeyId: "LOCALSITE" }));
  expect(denied).toMatchObject({ name: "AccessDeniedException", status: 403 });
  expect(denied.message).toContain("user/LOCALSITE is not authorized to perform: ses:SendEmail");
  const unsigned = await fetch(`${ses.endpoint}/v2/email/outbound-emails`, { method: "POST", body: "{}" });
  expect(unsigned.headers.get("x-amzn-errortype")).toBe("MissingAuthenticationTokenException");
});

test("a call that is not served is refused loudly", async () => {
  const call = client(ses).send(new GetEmailIdentityCommand({ EmailIdentity: "shop.example" }));
  expect(await failureOf(call)).toMatchObject({ name: "UnknownOperationException", status: 404 });
});

test("many mails sent side by side are all kept", async () => {
  const shared = client(ses);
  const calls = Array.from({ length: 200 }, (_, index) =>
    shared.send(new SendEmailCommand(simple({ Destination: { ToAddresses: [`b${index}@example.com`] } }))),
  );
  await Promise.all(calls);
  expect(new Set(ses.mails().map(({ to }) => to)).size).toBe(200);
});
