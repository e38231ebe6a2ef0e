import { expect, test } from "vitest";
import { expectSameInOffice, office, withoutOffice } from "../../../gated/calculators/office-testing.ts";
import { readTable } from "../../../lib/read-table.ts";
import { auditOf } from "./audit.ts";
import { auditSheet } from "./audit-words.ts";
import { recognise } from "./columns.ts";

const head =
  "Campaign name,Ad set name,Ad name,Amount spent (INR),Purchases,Reporting starts,Reporting ends\n";
const accounts = {
  "a snack brand": "Millets,Broad,Ad 1,7800,24\nMillets,Broad,Ad 2,5280,11\nMillets,South,Ad 3,1240,0\n",
  "a saree shop": 'साड़ी,व्यापक,लाल साड़ी,"12,000.50",40\nसाड़ी,व्यापक,"=HYPERLINK(""http://x"")",700,\n',
  "a course": "Course,Warm,Reel & <b>,28000,91\nCourse,Warm,Post,300,1\n",
};

test.skipIf(!office)(
  office ? "LibreOffice comes to the figures of the audit" : withoutOffice,
  async () => {
    const books = Object.entries(accounts).map(([name, rows]) => {
      const text = head + rows.replaceAll("\n", ",2026-11-17,2026-11-23\n");
      const table = readTable(new TextEncoder().encode(text));
      if (typeof table === "string") throw new Error(table);
      const audit = auditOf(table, recognise(table.headings), 400, "2026-11-25");
      return [name, [auditSheet(audit, 400, "Made for a test")]] as const;
    });
    expect(await expectSameInOffice(Object.fromEntries(books))).toBeGreaterThanOrEqual(7);
  },
  600_000,
);
