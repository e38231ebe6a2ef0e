// Two sums of a financial year at which the law asks more of a shop: its owner is told before.
import { dayInIndia } from "@store/contract/format";
import { putNotice } from "../outbox/notice.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { readDays } from "../platform/counter.entity.ts";
import { monthsOfYear, yearOf } from "../platform/financial-year.ts";
import { setting } from "../platform/settings.ts";

const lakh = 1_00_000 * 100;
/** Paise. Registration above the first (services), invoices by the government's portal to businesses above the second. */
const bounds = {
  registration: { name: "20 lakh", paise: 20 * lakh },
  "e-invoice": { name: "5 crore", paise: 500 * lakh },
} as const;
/** The owner is told when so much of it is sold. Whole percent. */
const toldAt = 80;

/** Tells once a year. What the shop has after refunds, with taxes: rather too early than too late. */
export async function watchTurnover(): Promise<void> {
  const now = Date.now();
  const today = dayInIndia(now);
  const bound = bounds[setting("gst").mode === "regular" ? "e-invoice" : "registration"];
  const months = await Promise.all(monthsOfYear(today).map(readDays));
  const sales = months.flatMap((days) => [...days.values()]);
  const paise = sales.reduce((sum, { gross, returned }) => sum + gross - returned, 0);
  if (paise * 100 < bound.paise * toldAt) return;
  const notice = putNotice(`${yearOf(today)}.${bound.name}`, {
    kind: "turnover",
    paise,
    why: bound.name,
    at: now,
  });
  await ifUnchanged(notice.where((a, o) => o.notExists(a.noticeId)));
}
