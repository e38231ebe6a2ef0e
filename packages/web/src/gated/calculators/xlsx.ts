// A sheet as an XLSX file (ECMA-376): the seven small parts that every spreadsheet program reads, in a ZIP
// (docs/decisions/0049-workbooks-are-made-in-the-page.md). Formulas are live; each carries the result it had, and programs reckon again when they open it.
import { zipOf } from "../../lib/zip.ts";
import type { Cell, Look, SheetModel } from "./sheet.ts";

type Format = NonNullable<Cell["unit"]>;

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const indian = '[>=10000000]"₹"##\\,##\\,##\\,##0;[>=100000]"₹"##\\,##\\,##0;"₹"#,##0';
const counted = "[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;#,##0";
/** How figures are written, in the order of their numbers from 164 on. */
const formats: readonly (readonly [Format, string])[] = [
  ["rupees", indian],
  ["percent", "0.0%"],
  ["times", "0.00"],
  ["days", counted],
  ["orders", counted],
  ["parcels", counted],
  ["people", counted],
  ["visitors", counted],
  ["kilobytes", counted],
  ["seconds", "0.00"],
  ["mbps", "0.0"],
  ["date", "ddd, dd mmm yyyy"],
  ["words", "@"],
  ["clock", "hh:mm"],
];
/** Font, fill, border and wrapping of each look; fonts and fills by their place below. */
const looks: Readonly<Record<Look, readonly [font: number, fill: number, border: number, wrap: boolean]>> = {
  title: [1, 0, 0, false],
  plain: [0, 0, 0, false],
  quiet: [2, 0, 0, false],
  head: [3, 0, 1, false],
  label: [0, 0, 0, true],
  input: [3, 2, 2, false],
  result: [3, 0, 0, false],
  // A text to the right of its cell would be cut off at its beginning.
  written: [3, 0, 0, true],
  strong: [3, 0, 0, true],
};
const lookNames = Object.keys(looks) as Look[];

function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML may not hold them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

/** The number of a style: every look in every format. */
function styleOf({ look, unit }: Cell): number {
  const format = formats.findIndex(([name]) => name === unit);
  return lookNames.indexOf(look) * (formats.length + 1) + format + 1;
}

function stylesPart(): string {
  const numbers = formats
    .map(([, code], at) => `<numFmt numFmtId="${164 + at}" formatCode="${xml(code)}"/>`)
    .join("");
  const font = (size: number, color: string, bold = false) =>
    `<font>${bold ? "<b/>" : ""}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`;
  const fonts = [
    font(11, "14211C"),
    font(18, "14211C", true),
    font(10, "5B6861"),
    font(11, "14211C", true),
  ].join("");
  const fills =
    '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF0CC"/></patternFill></fill>';
  const side = (name: string, style: string, color: string) =>
    `<${name} style="${style}"><color rgb="FF${color}"/></${name}>`;
  const frame = ["left", "right", "top", "bottom"].map((name) => side(name, "thin", "868C80")).join("");
  const borders = `<border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/>${side("bottom", "medium", "14211C")}<diagonal/></border><border>${frame}<diagonal/></border>`;
  const styles = lookNames.flatMap((name) => {
    const [fontId, fillId, borderId, wrap] = looks[name];
    const aligned = name === "input" || name === "result";
    return ([undefined, ...formats.map(([format]) => format)] as const).map((format, at) => {
      // A long text in a cell of figures begins at the left and goes on below, or its beginning is cut off.
      const isText = aligned && format === "words";
      const align = aligned && !isText ? ' horizontal="right"' : "";
      const numFmtId = at === 0 ? 0 : 163 + at;
      return `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="top"${align}${wrap || isText ? ' wrapText="1"' : ""}/></xf>`;
    });
  });
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${numbers}</numFmts><fonts count="4">${fonts}</fonts><fills count="3">${fills}</fills><borders count="3">${borders}</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function cellPart(cell: Cell): string {
  const { at, value, formula } = cell;
  const place = `r="${at}" s="${styleOf(cell)}"`;
  if (formula !== undefined) {
    const type = typeof value === "string" && value !== "" ? ' t="str"' : "";
    const result = value === "" ? "" : `<v>${xml(String(value))}</v>`;
    return `<c ${place}${type}><f>${xml(formula)}</f>${result}</c>`;
  }
  if (value === "") return `<c ${place}/>`;
  if (typeof value === "number") return `<c ${place}><v>${value}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}

function validationsPart(cells: readonly Cell[]): string {
  const rules = cells.flatMap(({ at, allow }) => {
    if (!allow) return [];
    if ("options" in allow)
      return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Choose one of the list" sqref="${at}"><formula1>${xml(`"${allow.options.join(",")}"`)}</formula1></dataValidation>`;
    return `<dataValidation type="decimal" operator="between" allowBlank="1" showErrorMessage="1" errorTitle="Not a usable figure" error="Between ${allow.min} and ${allow.max}" sqref="${at}"><formula1>${allow.min}</formula1><formula2>${allow.max}</formula2></dataValidation>`;
  });
  return rules.length > 0
    ? `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`
    : "";
}

/** Points a row with a picture is high, and the picture's side in the file's own unit (914,400 an inch). */
const pictureRow = 66;
const pictureSide = 60 * 12_700;
const lineHeight = 16;

/** Lines of the longest text of a row whose height no program may choose; widths are counted in letters. */
function linesIn(row: readonly Cell[], widths: readonly number[]): number {
  return Math.max(
    ...row.map(({ at, value }) => Math.ceil(String(value).length / (widths[at.charCodeAt(0) - 65] ?? 8))),
  );
}

function sheetPart({ cells, rows, widths = [44, 26, 44], pictures = [] }: SheetModel): string {
  const byRow = new Map<number, Cell[]>();
  for (const cell of cells) {
    const at = Number(cell.at.slice(1));
    const line = byRow.get(at);
    if (line) line.push(cell);
    else byRow.set(at, [cell]);
  }
  const pictured = new Set(pictures.map(({ row }) => row));
  const lines = [...byRow]
    .sort(([a], [b]) => a - b)
    .map(([at, line]) => {
      const height = pictured.has(at)
        ? ` ht="${Math.max(pictureRow, lineHeight * linesIn(line, widths))}" customHeight="1"`
        : "";
      // A row's cells stand from left to right, in whichever order they were made.
      const sorted = [...line].sort((a, b) => a.at.localeCompare(b.at));
      return `<row r="${at}"${height}>${sorted.map((cell) => cellPart(cell)).join("")}</row>`;
    })
    .join("");
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  const last = String.fromCharCode(64 + widths.length);
  const drawing = pictures.length > 0 ? '<drawing r:id="rId1"/>' : "";
  return `${head}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="A1:${last}${rows}"/><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="16"/><cols>${columns}</cols><sheetData>${lines}</sheetData>${validationsPart(cells)}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>${drawing}</worksheet>`;
}

const drawings = "http://schemas.openxmlformats.org/drawingml/2006";

function drawingPart(pictures: NonNullable<SheetModel["pictures"]>): string {
  const anchors = pictures.map(
    ({ row, column }, at) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>38100</xdr:colOff><xdr:row>${row - 1}</xdr:row><xdr:rowOff>38100</xdr:rowOff></xdr:from><xdr:ext cx="${pictureSide}" cy="${pictureSide}"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${at + 1}" name="QR ${at + 1}" descr="QR code of the link in row ${row}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${at + 1}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${pictureSide}" cy="${pictureSide}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`,
  );
  return `${head}<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${office}">${anchors.join("")}</xdr:wsDr>`;
}

/** Names relations of a part, in order: `rId1`, `rId2`. */
function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packaged}/relationships">${all.join("")}</Relationships>`;
}

/** The name of a sheet's tab, as other sheets point at it. */
export function sheetName(title: string): string {
  return title.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);
}

/** One sheet, or several, as a file. `by` is who made it; `at`, when; `title`, of a workbook of several. */
export function xlsxOf(
  given: SheetModel | readonly SheetModel[],
  by: string,
  at: Date,
  title?: string,
): Uint8Array<ArrayBuffer> {
  const sheets: readonly SheetModel[] = "cells" in given ? [given] : given;
  const stamp = at.toISOString().replace(/\.\d+/, "");
  const kind = "application/vnd.openxmlformats-officedocument";
  const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`;
  const overrides = sheets.flatMap(({ pictures = [] }, place) => [
    override(`xl/worksheets/sheet${place + 1}.xml`, `${kind}.spreadsheetml.worksheet+xml`),
    ...(pictures.length > 0 ? [override(`xl/drawings/drawing${place + 1}.xml`, `${kind}.drawing+xml`)] : []),
  ]);
  const tabs = sheets.map(
    (sheet, place) =>
      `<sheet name="${xml(sheetName(sheet.title))}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  );
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override("xl/workbook.xml", `${xlsxType}.main+xml`)}${overrides.join("")}${override("xl/styles.xml", `${kind}.spreadsheetml.styles+xml`)}${override("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml")}</Types>`,
    "_rels/.rels": relations([
      [`${office}/officeDocument`, "xl/workbook.xml"],
      [`${packaged}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": `${head}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title ?? sheets[0]?.title ?? "")}</dc:title><dc:creator>${xml(by)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${stamp}</dcterms:created></cp:coreProperties>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${tabs.join("")}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map((_, place) => [`${office}/worksheet`, `worksheets/sheet${place + 1}.xml`] as const),
      [`${office}/styles`, "styles.xml"],
    ]),
    "xl/styles.xml": stylesPart(),
  };
  for (const [place, sheet] of sheets.entries()) {
    const { pictures = [] } = sheet;
    const number = place + 1;
    parts[`xl/worksheets/sheet${number}.xml`] = sheetPart(sheet);
    if (pictures.length === 0) continue;
    parts[`xl/worksheets/_rels/sheet${number}.xml.rels`] = relations([
      [`${office}/drawing`, `../drawings/drawing${number}.xml`],
    ]);
    parts[`xl/drawings/drawing${number}.xml`] = drawingPart(pictures);
    parts[`xl/drawings/_rels/drawing${number}.xml.rels`] = relations(
      pictures.map((_, picture) => [`${office}/image`, `../media/qr${picture + 1}.png`]),
    );
    for (const [picture, { png }] of pictures.entries()) parts[`xl/media/qr${picture + 1}.png`] = png;
  }
  return zipOf(parts, at);
}
