import { openPoint } from "@store/contract/desk/site-point";
import { expect, test } from "vitest";
import { expectSameInOffice, office, withoutOffice } from "../../gated/calculators/office-testing.ts";
import { workSheet } from "./work-sheet.ts";

const items = Array.from({ length: 60 }, (_, at) => ({
  id: `p-${at}`,
  task: `Point ${at} & “its” <sentence>`,
  why: "",
}));

test.skipIf(!office)(
  office ? "LibreOffice shows a site's points as they are kept, and runs none of them" : withoutOffice,
  async () => {
    const notes = ["=1+1", "पता अधूरा है", '=HYPERLINK("http://x")', "-5", "2026-11-26", "#REF"];
    const points = notes.map((note, at) => ({
      ...openPoint,
      list: "checklist" as const,
      id: `p-${at}`,
      doneOn: "",
      note,
    }));
    const outline = {
      list: "checklist" as const,
      title: "Pages of the shop",
      places: [{ id: "g", title: "General", sections: [{ title: "Core", items }] }],
    };
    const sheet = workSheet("Chai", [outline], points, "26 Nov 2026");
    expect(await expectSameInOffice({ points: [sheet] })).toBe(0);
  },
  600_000,
);
