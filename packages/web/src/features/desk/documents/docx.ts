// A document as a DOCX file (ECMA-376): the few parts that every word processor reads, in a ZIP. The same reasons as for the
// workbooks, docs/decisions/0049, hold here.
import type { Block } from "@store/contract/course-content";
import { zipOf } from "../../../lib/zip.ts";

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

interface Paper {
  title: string;
  blocks: readonly Block[];
  /** What a lawyer should look at: a last page of its own. */
  lawyer: readonly string[];
  author: string;
}

export function docxOf({ title, blocks, lawyer, author }: Paper, at: Date): Uint8Array<ArrayBuffer> {
  const counted: Counted = { lists: 0 };
  const body = [
    paragraph(title, "Title"),
    ...blocks.map((block) => blockXml(block, counted)),
    `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`,
    paragraph("For your lawyer. Take this page out before you send the document.", "Heading1"),
    paragraph(
      "This is a draft to begin with, and no legal advice. Have somebody who may advise you look at:",
    ),
    ...lawyer.map((point) => paragraph(point, "ListParagraph", bullet)),
  ];
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1304" w:right="1304" w:bottom="1304" w:left="1304" w:header="709" w:footer="567" w:gutter="0"/></w:sectPr>`;
  return zipOf(
    {
      "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.map(([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`).join("")}</Types>`,
      "_rels/.rels": `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
      "docProps/core.xml": `${head}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dc:creator>${xml(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
      "word/document.xml": `${head}<w:document xmlns:w="${main}" xmlns:r="${office}"><w:body>${body.join("")}${section}</w:body></w:document>`,
      "word/_rels/document.xml.rels": `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/><Relationship Id="rId3" Type="${office}/footer" Target="footer1.xml"/></Relationships>`,
      "word/styles.xml": styles,
      "word/numbering.xml": numbering(counted.lists),
      "word/footer1.xml": `${head}<w:ftr xmlns:w="${main}"><w:p><w:pPr><w:jc w:val="right"/></w:pPr><w:r><w:rPr><w:color w:val="5B6861"/><w:sz w:val="18"/></w:rPr><w:t xml:space="preserve">${xml(title)}, page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`,
    },
    at,
  );
}

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const parts = [
  ["word/document.xml", `${word}.document.main+xml`],
  ["word/styles.xml", `${word}.styles+xml`],
  ["word/numbering.xml", `${word}.numbering+xml`],
  ["word/footer1.xml", `${word}.footer+xml`],
  ["docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"],
] as const;

interface Counted {
  /** Numbered lists so far: each begins at 1. */
  lists: number;
}

/** The number of the bullets; numbered lists follow it. */
const bullet = 1;

function blockXml(block: Block, counted: Counted): string {
  switch (block.type) {
    case "heading":
      return paragraph(block.text, "Heading1");
    case "text":
      return paragraph(block.text);
    case "note":
      return paragraph(block.text, "Quote");
    case "list":
      return block.items.map((item) => paragraph(item, "ListParagraph", bullet)).join("");
    case "checklist":
      return block.items.map((item) => paragraph(`☐ ${item}`, "ListParagraph")).join("");
    case "steps":
      counted.lists += 1;
      return block.items.map((item) => paragraph(item, "ListParagraph", bullet + counted.lists)).join("");
    case "table":
      return table(block.head, block.rows);
    default:
      return "";
  }
}

function paragraph(text: string, style?: string, list?: number): string {
  const numbered =
    list === undefined ? "" : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`;
  const look = style === undefined ? "" : `<w:pStyle w:val="${style}"/>`;
  return `<w:p><w:pPr>${look}${numbered}</w:pPr>${runs(text)}</w:p>`;
}

/** Bold between two stars; what is still to be filled in, in brackets, is marked yellow. */
function runs(text: string): string {
  return text
    .split(/(\*\*.+?\*\*|\[[^\]]+\])/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return run(part.slice(2, -2), "<w:b/><w:bCs/>");
      return part.startsWith("[") ? run(part, '<w:highlight w:val="yellow"/>') : run(part, "");
    })
    .join("");
}

function run(text: string, look: string): string {
  const properties = look === "" ? "" : `<w:rPr>${look}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = Math.floor(9_298 / Math.max(1, heads.length));
  const cell = (text: string, isHead: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="EEF4EF"/>' : ""}</w:tcPr><w:p><w:pPr><w:spacing w:before="40" w:after="40"/></w:pPr>${isHead ? run(text.replaceAll("**", ""), "<w:b/><w:bCs/>") : runs(text)}</w:p></w:tc>`;
  const line = (cells: readonly string[], isHead: boolean) =>
    `<w:tr>${isHead ? "<w:trPr><w:tblHeader/></w:trPr>" : "<w:trPr><w:cantSplit/></w:trPr>"}${cells.map((text) => cell(text, isHead)).join("")}</w:tr>`;
  const edge = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="868C80"/>`;
  const edges = ["top", "left", "bottom", "right", "insideH", "insideV"].map(edge).join("");
  const hasHead = heads.some((text) => text.trim() !== "");
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${heads.map(() => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid>${hasHead ? line(heads, true) : ""}${rows.map((row) => line(row, false)).join("")}</w:tbl><w:p/>`;
}

function numbering(lists: number): string {
  const level = (format: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="454" w:hanging="454"/></w:pPr></w:lvl>`;
  const numbers = Array.from(
    { length: lists },
    (_, at) =>
      `<w:num w:numId="${bullet + 1 + at}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${head}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0">${level("bullet", "•")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level("decimal", "%1.")}</w:abstractNum><w:num w:numId="${bullet}"><w:abstractNumId w:val="0"/></w:num>${numbers.join("")}</w:numbering>`;
}

const style = (id: string, name: string, paragraphs: string, letters: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphs}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;

const styles = `${head}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-IN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style("Title", "Title", '<w:spacing w:after="240"/>', '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/>')}${style("Heading1", "heading 1", '<w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="0"/>', '<w:b/><w:bCs/><w:color w:val="0F4031"/><w:sz w:val="26"/><w:szCs w:val="26"/>')}${style("ListParagraph", "List Paragraph", '<w:spacing w:after="60"/>', "")}${style("Quote", "Quote", '<w:ind w:left="454"/>', "<w:i/><w:iCs/>")}</w:styles>`;

function xml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
