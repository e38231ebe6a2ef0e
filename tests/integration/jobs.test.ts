// Each job's own Lambda does its work: what a schedule, the table's stream and a deploy invoke.
import { handler as bootstrap } from "@store/functions/jobs/bootstrap";
import { handler as mailWorker } from "@store/functions/jobs/mail-worker";
import { expect, test, vi } from "vitest";
import { schedules } from "../../infra/job-times.ts";
import { newMember } from "../support/buyers.ts";
import { configureShop } from "../support/settings.ts";
import { ses } from "../support/shop.ts";
import { emptyTable, readTable } from "../support/table-rows.ts";

const line = (text: unknown) => JSON.parse(String(text)) as { event: string; job?: string };

// The canary has tests of its own: it goes to the shop's address.
test.each(Object.keys(schedules).filter((name) => name !== "canary"))(
  "%s reports what it has done after its turn",
  async (name) => {
    const { handler } = (await import(`@store/functions/jobs/${name}`)) as { handler: () => Promise<void> };
    // A Lambda gives the domain its own settings when it is loaded.
    configureShop();
    vi.mocked(console.info).mockClear();
    await handler();
    const done = vi.mocked(console.info).mock.calls.map(([text]) => line(text));
    expect(done.filter(({ event }) => event === "job.done").map(({ job }) => job)).toEqual([name]);
  },
);

test("the stream's worker sends the enqueued mail and ignores other rows", async () => {
  const { orderId, buyer } = await newMember();
  const rows = [{ S: `OUTBOX#credentials.${orderId}` }, { S: `ORDER#${orderId}` }, undefined].map((pk) => ({
    dynamodb: { Keys: { pk } },
  }));
  const event = { Records: [...rows, { dynamodb: {} }, {}] };
  await mailWorker(event as unknown as Parameters<typeof mailWorker>[0]);
  const [mail, ...more] = ses.mails().filter(({ to }) => to === buyer.email);
  expect(more).toEqual([]);
  expect(mail?.html).toContain("</html>");
  expect(mail?.text).toContain(orderId);
});

test("a deploy gives an empty shop its checkout coupon once", async () => {
  await emptyTable();
  await bootstrap();
  await bootstrap();
  expect((await readTable()).coupon).toMatchObject([{ active: true, redemptions: 0 }]);
});
