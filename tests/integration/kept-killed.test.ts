// The data of each release, taken over by the present program: what runs after a deploy, killed at each of its requests and begun again.

import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";
import { bootstrap } from "@store/core/bootstrap";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { sweepMail } from "@store/core/mail/sweep-mail";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { days, minutes } from "@store/core/platform/time";
import { expect, test, vi } from "vitest";
import { travel } from "../support/clock.ts";
import { limit } from "../support/crash.ts";
import { expectSound } from "../support/invariants.ts";
import { keptReleases, openKept } from "../support/kept-data.ts";
import { type Death, liveUntil } from "../support/mortal.ts";
import { renderPlain } from "../support/render-plain.ts";
import { ses } from "../support/shop.ts";
import { emptyTable, readTable } from "../support/table-rows.ts";

const regular: GstSettings = { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" };
/** The deploy's own work, and the first turn of the jobs two days after the release was last seen. */
async function takeOver(): Promise<void> {
  await bootstrap();
  await reconcile();
  await sweepInvoices();
  await stuckBuyers();
  // By then the stream's worker would have had its turn.
  travel(minutes(2));
  await sweepMail(renderPlain);
}

async function opened(release: string): Promise<void> {
  await emptyTable();
  ses.control.clear();
  const { at } = await openKept(release, { gst: regular });
  vi.setSystemTime(at + days(2));
}

/** Whom mails have reached: one that was killed between the carrier's yes and its note is sent twice. */
const reached = () => [...new Set(ses.mails().map(({ to, subject }) => `${to} ${subject}`))].sort();

/** All of the table but what is drawn by lot or tells how often something was tried. */
async function outcome() {
  const { order, customer, invoice, ledger, outbox, counter, offerRevision, coupon, audit } =
    await readTable();
  const sorted = (lines: string[]) => lines.sort();
  return {
    orders: sorted(
      order.map(({ orderId, status, couponUse, version }) => `${orderId} ${status} ${couponUse} ${version}`),
    ),
    customers: sorted(
      customer.map(({ customerId, state, grants, help }) => `${customerId} ${state} ${grants} ${help}`),
    ),
    invoices: sorted(invoice.map(({ orderId, series, count }) => `${orderId} ${series} ${count}`)),
    ledger: sorted(ledger.map(({ orderId, kind, paise }) => `${orderId} ${kind} ${paise}`)),
    mails: sorted(outbox.map(({ mailId, sentAt }) => `${mailId} ${sentAt !== undefined}`)),
    counts: counter.map(({ scope, shard, ...counts }) => JSON.stringify([scope, shard, counts])).sort(),
    reached: reached(),
    others: [offerRevision.length, coupon.length, audit.length],
  };
}

test.each(keptReleases())(
  "an upgrade from %s that is killed before or after any request ends as one that is not",
  async (release) => {
    await opened(release);
    const before = await outcome();
    const whole = await liveUntil({ dieAt: 0, when: "after" }, takeOver);
    expect(whole?.error).toBeUndefined();
    const requests = whole?.requests ?? 0;
    expect(2 * requests).toBeGreaterThanOrEqual(50);
    const expected = await outcome();
    expect(expected).not.toEqual(before);
    for (let place = 0; place < 2 * requests; place++) {
      const death: Death = { dieAt: 1 + Math.floor(place / 2), when: place % 2 === 0 ? "before" : "after" };
      const where = `${death.when} request ${death.dieAt} of ${requests}`;
      await opened(release);
      expect(await liveUntil(death, takeOver), where).toBeUndefined();
      // The killed process had a lease on mails: it is over.
      travel(minutes(5));
      await takeOver();
      expect(await outcome(), where).toEqual(expected);
      await expectSound();
    }
  },
  limit,
);
