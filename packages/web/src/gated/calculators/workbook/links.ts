// A hundred labelled links: read from lines, and their sheet with live formulas. Pure.
import { cleanPart } from "../formulas/campaign-link.ts";
import { evaluate } from "../formulas/spreadsheet.ts";
import { type Cell, type SheetModel, withCells } from "../sheet.ts";

export interface LabelledLink {
  name: string;
  page: string;
  source: string;
  medium: string;
  campaign: string;
  content: string;
}

export const mostLinks = 100;

const parts = ["name", "page", "source", "medium", "campaign", "content"] as const;
const heads = ["What it is for", "Address", "Source", "Medium", "Campaign", "Content", "The link", "QR"];

/** A label by the naming lesson: parts joined by underscores, hyphens inside a part. */
function cleanLabel(text: string): string {
  return text.split("_").map(cleanPart).filter(Boolean).join("_");
}

/** `name | address | source | medium | campaign | content`, a line each; a tab parts as well, as from a sheet. */
export function readLinks(typed: string): { links: LabelledLink[]; faults: string[] } {
  const faults: string[] = [];
  const links: LabelledLink[] = [];
  const lines = typed.split("\n").filter((line) => line.trim() !== "");
  for (const [at, line] of lines.entries()) {
    const [name = "", page = "", ...labels] = line.split(/[|\t]/).map((part) => part.trim());
    const [source = "", medium = "", campaign = "", content = ""] = labels.map(cleanLabel);
    const fault =
      at >= mostLinks
        ? `only the first ${mostLinks} lines fit`
        : !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(page)
          ? "the second part is the address of a page, with https://"
          : page.length > 250
            ? "the address is longer than 250 characters"
            : name === "" || name.length > 80
              ? "the first part says what it is for, in at most 80 characters"
              : [source, medium, campaign].some((part) => part === "")
                ? "source, medium and campaign are needed"
                : [source, medium, campaign, content].some((part) => part.length > 60)
                  ? "a label has at most 60 characters"
                  : undefined;
    if (fault) faults.push(`Line ${at + 1}: ${fault}.`);
    else links.push({ name, page, source, medium, campaign, content });
    if (at >= mostLinks) break;
  }
  return { links, faults };
}

const anchored = 'ISNUMBER(FIND("#",{page}))';
const bare = `IF(${anchored},LEFT({page},FIND("#",{page})-1),{page})`;
/** As it is typed in a spreadsheet, spaces and capitals are put right there too. */
const label = (id: string) => `SUBSTITUTE(LOWER(TRIM({${id}}))," ","-")`;
const formula = `IF({page}="","",${bare}&IF(ISNUMBER(FIND("?",${bare})),"&","?")&"utm_source="&${label("source")}&"&utm_medium="&${label("medium")}&"&utm_campaign="&${label("campaign")}&IF({content}="","","&utm_content="&${label("content")})&IF(${anchored},MID({page},FIND("#",{page}),400),""))`;

/** The address with its labels. */
export function linkOf(link: Omit<LabelledLink, "name">): string {
  return String(evaluate(formula, new Map(Object.entries({ name: "", ...link }))));
}

const first = 5;
const column = (at: number) => "ABCDEFGH"[at] ?? "A";

/** The sheet: a hundred rows that make links of what is typed, and a picture beside each that was given. */
export function linksSheet(links: readonly LabelledLink[], qr: (text: string) => Uint8Array): SheetModel {
  const cells: Cell[] = [
    { at: "A1", look: "title", value: "Links" },
    {
      at: "A2",
      look: "plain",
      value:
        "A row makes its link by itself. The QR pictures are of the links as they were when the workbook was made.",
    },
    ...heads.map((value, at): Cell => ({ at: `${column(at)}${first - 1}`, look: "head", value })),
  ];
  for (let place = 0; place < mostLinks; place++) {
    const row = first + place;
    const link = links[place];
    const cellOf = new Map(parts.map((part, at) => [part as string, `${column(at)}${row}`]));
    for (const [at, part] of parts.entries())
      cells.push({ at: `${column(at)}${row}`, look: "input", unit: "words", value: link?.[part] ?? "" });
    cells.push({
      at: `G${row}`,
      look: "written",
      value: link ? linkOf(link) : "",
      formula: withCells(formula, cellOf),
    });
  }
  return {
    title: "Links",
    cells,
    rows: first + mostLinks - 1,
    widths: [28, 36, 14, 14, 24, 20, 60, 14],
    pictures: links.map((link, place) => ({ row: first + place, column: 7, png: qr(linkOf(link)) })),
  };
}
