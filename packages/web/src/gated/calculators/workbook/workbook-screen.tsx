import { dayInIndia, formatDate } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LongField } from "../../../ui/long-field.tsx";
import { WideDialog } from "../../../ui/wide-dialog.tsx";
import { shelf } from "../formulas/shelf.ts";
import { readKept } from "../kept-figures.ts";
import { xlsxOf, xlsxType } from "../xlsx.ts";
import { linkOf, linksSheet, mostLinks, readLinks } from "./links.ts";
import { qrPng } from "./qr-png.ts";
import { scenarios } from "./scenarios.ts";
import { type TypedTools, workbookSheets } from "./workbook.ts";

const sample =
  "Card in the parcel | https://example.in/care | parcel | qr | care-card_2611\nMeena's story | https://example.in/kurta-12 | meena | influencer | diwali_2610 | story";

/** What the workbook holds, the links it shall have, and its download. */
export function WorkbookScreen({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const { links, faults } = readLinks(typed);
  const download = () => {
    const now = new Date();
    const made = `Made on ${formatDate(now.getTime())} with ${offer.name}. Yellow cells can be typed over; everything else follows.`;
    const figures: TypedTools = Object.fromEntries(shelf.map(({ id }) => [id, readKept(id)]));
    const sheets = [...workbookSheets(figures, dayInIndia(now.getTime()), made), linksSheet(links, qrPng)];
    const bytes = xlsxOf(sheets, offer.name, now, "Workbook");
    saveFile("workbook.xlsx", new Blob([bytes], { type: xlsxType }));
  };
  return (
    <WideDialog
      title="All in one workbook"
      lead="The calculators joined, in three scenarios, and up to a hundred links"
      onClose={onClose}
      actions={
        <Button size="sm" onClick={download} disabled={faults.length > 0}>
          <Icon as={Download} /> Workbook
        </Button>
      }
    >
      <div className="grid gap-7 px-4 py-6 sm:px-6 lg:grid-cols-2 lg:items-start">
        <div className="grid max-w-[60ch] gap-3">
          <p>
            It takes the figures that you typed into the calculators, and those of the lessons where you typed
            none. Each has a sheet with the columns {scenarios.join(", ")}: type the expected figure, and the
            other two follow until you type over them.
          </p>
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>The cost per purchase and the goods of Break-even return go on into Cash gap.</li>
            <li>What an order leaves goes on into The additional order.</li>
            <li>The daily budget goes on into the price of a thousand new people.</li>
            <li>
              The first sheet sums up the month: orders, ads, sales, what is left, and the cash that is away.
            </li>
          </ul>
        </div>
        <div>
          <LongField
            id="workbook-links"
            label="Links with a QR code"
            hint={`One a line: what it is for | address | source | medium | campaign | content. At most ${mostLinks}; more rows can be typed in the workbook, without a picture.`}
            placeholder={sample}
            rows={8}
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={
              faults.length > 0
                ? `${faults.slice(0, 3).join(" ")}${faults.length > 3 ? ` And ${faults.length - 3} more.` : ""}`
                : undefined
            }
          />
          <p role="status" className="mt-2 text-sm">
            {links.length > 0
              ? `${links.length} ${links.length === 1 ? "link" : "links"} with a QR code.`
              : ""}
          </p>
          {links[0] ? <p className="mute num mt-1 text-xs wrap-anywhere">{linkOf(links[0])}</p> : null}
        </div>
      </div>
    </WideDialog>
  );
}
