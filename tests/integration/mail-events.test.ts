// What SES tells of a mail after it has taken it: through the job's own handler, from the wire format of SNS.
import { resendAccess } from "@store/core/orders/payments/resend-access";
import { suppressionOf } from "@store/core/outbox/suppression.entity";
import { hours, minutes } from "@store/core/platform/time";
import { handler } from "@store/functions/jobs/mail-events";
import { expect, test } from "vitest";
import { alarms, alarmsAbout } from "../support/alarms.ts";
import { newMember } from "../support/buyers.ts";
import { later, leave, newVisitor } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { sweep, work } from "../support/mail-worker.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

type SNSEvent = Parameters<typeof handler>[0];

const row = async (orderId: string) => (await readTable()).outbox.find((mail) => mail.orderId === orderId);
const iso = (at: number) => new Date(at).toISOString();

/** SNS's envelope around SES's event about one mail. */
function told(
  orderId: string,
  event: Record<string, unknown>,
  kind = "credentials",
  to = "somebody@example.in",
): SNSEvent {
  const mail = {
    messageId: "0100018f-0000",
    destination: [to],
    tags: { "ses:configuration-set": ["store"], kind: [kind], orderId: [orderId] },
  };
  const Message = JSON.stringify({ ...event, mail });
  return { Records: [{ Sns: { Message } }] } as unknown as SNSEvent;
}

const delivered = (at: number) => ({
  eventType: "Delivery",
  delivery: { timestamp: iso(at), smtpResponse: "250 ok" },
});
const complained = (at: number) => ({ eventType: "Complaint", complaint: { timestamp: iso(at) } });
const bounced = (at: number, bounceType: string) => ({
  eventType: "Bounce",
  bounce: { timestamp: iso(at), bounceType, bounceSubType: "General" },
});

async function mailedMember() {
  const member = await newMember();
  await work("credentials", member.orderId);
  return member;
}

test("a delivery is noted on the mail's row once", async () => {
  const { orderId } = await mailedMember();
  const at = Date.now();
  await handler(told(orderId, delivered(at)));
  await handler(told(orderId, delivered(at + minutes(1))));
  await Promise.all(Array.from({ length: 10 }, () => handler(told(orderId, delivered(at + hours(1))))));
  expect(await row(orderId)).toMatchObject({ state: "sent", deliveredAt: at });
  expect(alarmsAbout(orderId)).toEqual([]);
});

test("the sentence with which SES begins keeps no event from being noted", async () => {
  const { orderId } = await mailedMember();
  const at = Date.now();
  const { Records } = told(orderId, delivered(at));
  const Message = "Successfully validated SNS topic for Amazon SES event publishing.";
  await handler({ Records: [{ Sns: { Message } }, ...Records] } as SNSEvent);
  expect(await row(orderId)).toMatchObject({ deliveredAt: at });
});

test("an early delivery event keeps the worker from sending the mail again", async () => {
  const { orderId } = await newMember();
  const at = Date.now();
  await handler(told(orderId, delivered(at)));
  await work("credentials", orderId);
  await sweep();
  expect(await row(orderId)).toMatchObject({ state: "sent", attempts: 1, deliveredAt: at });
});

test("a permanent bounce is noted with its reason and raises one alarm", async () => {
  const { orderId } = await mailedMember();
  const at = Date.now();
  await handler(told(orderId, bounced(at, "Permanent")));
  await handler(told(orderId, bounced(at + 1, "Permanent")));
  expect(await row(orderId)).toMatchObject({ bouncedAt: at, bounce: "Permanent/General" });
  expect(alarmsAbout(orderId)).toMatchObject([{ event: "mail.bounced" }]);
});

test("a reminder to an address that is none raises no alarm, refused at once or returned", async () => {
  const before = alarms();
  const [refused, returned] = [newVisitor(), newVisitor()];
  ses.control.refuse(refused.email);
  for (const visitor of [refused, returned]) await leave(visitor);
  await later();
  const { kind = "", about = "" } = ses.mails().find(({ to }) => to === returned.email)?.tags ?? {};
  const event = told(about, bounced(Date.now(), "Permanent"), kind, returned.email);
  await handler(event);
  const reminders = (await readTable()).outbox;
  expect(reminders.map((mail) => [mail.state, mail.bounce]).sort()).toEqual([
    ["failed", undefined],
    ["sent", "Permanent/General"],
  ]);
  expect(alarms()).toEqual(before);
});

test("an out-of-office note raises no alarm", async () => {
  const { orderId } = await mailedMember();
  await handler(told(orderId, bounced(Date.now(), "Transient")));
  expect(await row(orderId)).toMatchObject({ bounce: "Transient/General" });
  expect(alarmsAbout(orderId)).toEqual([]);
});

test("a complaint after the delivery is noted beside it", async () => {
  const { orderId } = await mailedMember();
  const at = Date.now();
  await handler(told(orderId, complained(at + minutes(5))));
  await handler(told(orderId, delivered(at)));
  expect(await row(orderId)).toMatchObject({ deliveredAt: at, complainedAt: at + minutes(5) });
  await handler(told(orderId, complained(at + minutes(9))));
  expect(await row(orderId)).toMatchObject({ complainedAt: at + minutes(5) });
  expect(alarmsAbout(orderId)).toMatchObject([{ event: "mail.complained" }]);
});

test("an address that bounces or complains gets no reminders", async () => {
  const reasonAfter = async (event: Record<string, unknown>) => {
    const { orderId, buyer } = await mailedMember();
    await handler(told(orderId, event, "credentials", buyer.email.toUpperCase()));
    return suppressionOf(buyer.email);
  };
  expect(await reasonAfter(bounced(Date.now(), "Permanent"))).toBe("bounced");
  expect(await reasonAfter(complained(Date.now()))).toBe("complained");
  expect(await reasonAfter(bounced(Date.now(), "Transient"))).toBeUndefined();
  expect(await reasonAfter(delivered(Date.now()))).toBeUndefined();
});

test("an event of a mail sent again is noted on the row of that mail", async () => {
  const { orderId, order } = await mailedMember();
  travel(1);
  await resendAccess(order.customerId);
  await sweep();
  const again = ses.mails()[0]?.tags ?? {};
  const event = told(orderId, delivered(Date.now()));
  const [record] = event.Records;
  if (record)
    record.Sns.Message = record.Sns.Message.replace('"tags":{', `"tags":{"about":["${again.about}"],`);
  await handler(event);
  const rows = (await readTable()).outbox.filter((mail) => mail.orderId === orderId);
  expect(rows.map(({ about, deliveredAt }) => [about, deliveredAt]).sort()).toEqual([
    [orderId, undefined],
    [again.about, Date.now()],
  ]);
});

test("a foreign or unknown event changes no row", async () => {
  const { orderId } = await mailedMember();
  const before = await readTable();
  await handler(told("ORDER_1700000000000_nobodyhas", delivered(Date.now())));
  await handler(told(orderId, delivered(Date.now()), "newsletter"));
  await handler(told(orderId, { eventType: "Send", send: {} }));
  await handler({ Records: [{ Sns: { Message: JSON.stringify({ eventType: "Delivery" }) } }] } as SNSEvent);
  expect((await readTable()).outbox).toEqual(before.outbox);
});

test("an event that is not in the format of SES is thrown", async () => {
  await expect(handler({ Records: [{ Sns: { Message: "not json" } }] } as SNSEvent)).rejects.toThrow();
});
