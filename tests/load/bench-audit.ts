// How the account audit grows with an export: `tsx tests/load/bench-audit.ts`. Ten times the rows may take twelve times as long.
import { auditOf } from "../../packages/web/src/features/course/audit/audit.ts";
import { recognise } from "../../packages/web/src/features/course/audit/columns.ts";
import { readTable } from "../../packages/web/src/lib/read-table.ts";

const mostRatio = 12;

function exportOf(rows: number): Uint8Array {
  const lines = ['"Campaign name","Ad set name","Ad name",Day,"Amount spent (INR)",Purchases'];
  for (let at = 0; at < rows; at += 1) {
    const day = String((at % 14) + 1).padStart(2, "0");
    lines.push(
      `"Campaign, ${at % 40}","Set ${at % 400}","Ad ${Math.floor(at / 14)}",2026-11-${day},"1,${100 + (at % 900)}.50",${at % 7}`,
    );
  }
  return new TextEncoder().encode(lines.join("\r\n"));
}

function secondsOf(bytes: Uint8Array): number {
  const before = performance.now();
  const table = readTable(bytes);
  if (typeof table === "string") throw new Error(table);
  auditOf(table, recognise(table.headings), 400, "2026-11-25");
  return (performance.now() - before) / 1000;
}

function best(rows: number): number {
  const bytes = exportOf(rows);
  return Math.min(...[1, 2, 3, 4, 5].map(() => secondsOf(bytes)));
}

best(500);
const [few, many] = [best(5_000), best(50_000)];
console.info(
  `5,000 rows ${few.toFixed(3)} s, 50,000 rows ${many.toFixed(3)} s, ratio ${(many / few).toFixed(1)}`,
);
if (many / few > mostRatio) process.exitCode = 1;
