// What the audit says of an account, as sentences and as a table to take along.
import { adThresholds } from "@store/contract/ad-rules";
import { csvLines } from "@store/contract/csv";
import { formatNumber, formatUnit } from "../../../gated/calculators/formulas/units.ts";
import type { Cell, SheetModel } from "../../../gated/calculators/sheet.ts";
import type { Audit, AuditedAd } from "./audit.ts";

interface Finding {
  label: string;
  figure: string;
  says: string;
}

const money = (value: number) => formatUnit(value, "rupees");
const part = (share: number) => formatUnit(Math.round(share * 1_000) / 1_000, "percent");
const many = (count: number, one: string, more: string) =>
  `${formatNumber(count, 0)} ${count === 1 ? one : more}`;

export function costOf({ spent, orders }: Pick<AuditedAd, "spent" | "orders">): string {
  return orders > 0 ? money(spent / orders) : "no order";
}

/** The verdict on an ad in one word; of ads with another goal none. */
export function verdictOf({ rule }: AuditedAd): string {
  return rule?.verdict ?? "Not judged";
}

export function actionOf({ rule, otherGoal }: AuditedAd): string {
  return rule ? rule.action : `Its results are ${otherGoal}, not orders`;
}

/** What stands above the list, the most urgent first. */
export function findingsOf(audit: Audit, target: number): Finding[] {
  const { spent, orders, wasted, ads, top, learning, marginal } = audit;
  const killed = ads.filter(({ rule }) => rule?.verdict === "Kill").length;
  const scaled = ads.filter(({ rule }) => rule?.verdict === "Scale").length;
  return [
    {
      label: "Cost per order",
      figure: costOf(audit),
      says: `${money(spent)} for ${many(orders, "order", "orders")}; your target is ${money(target)}.`,
    },
    {
      label: "Wasted",
      figure: money(wasted),
      says:
        killed > 0
          ? `${part(spent > 0 ? wasted / spent : 0)} of the spend: what ${many(killed, "ad", "ads")} to kill spent beyond the worth of their orders at your target.`
          : "No ad is to be killed by the rules.",
    },
    {
      label: "To scale",
      figure: formatNumber(scaled, 0),
      says:
        scaled > 0
          ? `Raise by at most ${part(adThresholds.raise)} and wait three days.`
          : "None is far enough below the target with enough orders.",
    },
    ...(top
      ? [
          {
            label: "Share of the top ad",
            figure: part(top.spentShare),
            says: `“${top.name}” takes ${part(top.spentShare)} of the spend and brings ${part(top.ordersShare)} of the orders. When it tires, so much is in question: have its successor ready.`,
          },
        ]
      : []),
    ...(learning
      ? [
          {
            label: "Ad sets out of learning",
            figure: formatNumber(learning.settled, 0),
            says: `With about ${adThresholds.settled} orders a week: ${learning.settled}. Half way there: ${learning.near}. Far from it: ${learning.far}; join those, or let them optimise for an earlier step.`,
          },
        ]
      : []),
    marginal ? marginalFinding(marginal, target) : withoutDays,
  ];
}

const withoutDays: Finding = {
  label: "The additional order",
  figure: "Not in this export",
  says: "Export the last 14 closed days with the breakdown “Day”, and what the latest additional orders cost is reckoned too.",
};

function marginalFinding(
  { moreSpent, moreOrders, noise }: NonNullable<Audit["marginal"]>,
  target: number,
): Finding {
  const label = "The additional order";
  if (moreSpent <= 0)
    return {
      label,
      figure: "No rise",
      says: `The last 7 days cost ${money(-moreSpent)} less than the 7 before, so there is no additional order to price.`,
    };
  if (moreOrders <= 0)
    return {
      label,
      figure: "None came",
      says: `${money(moreSpent)} more than in the week before brought no order more. Go back to the old budget.`,
    };
  const cost = moreSpent / moreOrders;
  const early =
    moreOrders < noise
      ? ` Two ordinary weeks differ by up to ${formatNumber(noise, 0)} orders, so wait before you act on it.`
      : "";
  return {
    label,
    figure: money(cost),
    says: `${money(moreSpent)} more than in the week before brought ${many(moreOrders, "order", "orders")} more. ${cost <= target ? "That is within your target." : "That is above your target: the last rise did not pay."}${early}`,
  };
}

export function periodOf({ period: { from, until, days } }: Audit): string {
  if (from === undefined || until === undefined) return "The export names no days.";
  return `${formatUnit(from, "date")} to ${formatUnit(until, "date")}${days === undefined ? "" : `, ${many(days, "day", "days")}`}.`;
}

const heads = ["Ad", "Ad set", "Campaign", "Spent", "Orders", "Cost per order", "Verdict", "What to do"];

export function auditCsv({ ads }: Audit): string {
  const rows = ads.map((ad) => [
    ad.name,
    ad.set,
    ad.campaign,
    cents(ad.spent),
    ad.orders,
    ad.orders > 0 ? cents(ad.spent / ad.orders) : "",
    verdictOf(ad),
    actionOf(ad),
  ]);
  // Spreadsheets take a file for UTF-8 only with this mark.
  return `\ufeff${csvLines([heads, ...rows])}`;
}

const cents = (value: number) => Math.round(value * 100) / 100;

/** The audit as a sheet: findings, then every ad with its cost as a formula. */
export function auditSheet(audit: Audit, target: number, made: string): SheetModel {
  const cells: Cell[] = [];
  let row = 0;
  const add = (...line: (Omit<Cell, "at"> | undefined)[]) => {
    row += 1;
    for (const [at, cell] of line.entries()) if (cell) cells.push({ ...cell, at: `${"ABCDEFGH"[at]}${row}` });
  };
  const text = (look: Cell["look"], value: string) => ({ look, value });
  add(text("title", "Ad-account audit"));
  add(text("quiet", `${periodOf(audit)} ${made}`));
  row += 1;
  add(text("label", "Target cost per order"), { look: "input", unit: "rupees", value: target });
  for (const { label, figure, says } of findingsOf(audit, target))
    add(text("label", label), text("strong", figure), text("plain", says));
  for (const note of audit.notes) add(text("quiet", note));
  row += 1;
  add(...heads.map((head) => text("head", head)));
  for (const ad of audit.ads) {
    const at = row + 1;
    add(
      text("label", ad.name),
      text("label", ad.set),
      text("label", ad.campaign),
      { look: "result", unit: "rupees", value: cents(ad.spent) },
      { look: "result", unit: "orders", value: ad.orders },
      {
        look: "result",
        unit: "rupees",
        // Of the sum in the cell, which has whole paise.
        value: ad.orders > 0 ? cents(cents(ad.spent) / ad.orders) : "",
        formula: `IF(E${at}>0,ROUND(D${at}/E${at},2),"")`,
      },
      text("strong", verdictOf(ad)),
      text("label", actionOf(ad)),
    );
  }
  return { title: "Ad-account audit", cells, rows: row, widths: [40, 26, 30, 14, 10, 16, 12, 44] };
}
