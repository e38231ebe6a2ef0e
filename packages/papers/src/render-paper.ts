// A tax paper as PDF: one page, tagged for screen readers, with the shop's own fonts. The same paper gives the same
// bytes: dates and ids come from the paper, never from the clock.
import { readFileSync } from "node:fs";
import { brand } from "@store/contract/brand";
import PDFDocument from "pdfkit";
import { buyerLines, columns, headLines, notes, type Paper, sellerLines, titles } from "./words.ts";

const ink = "#14211c";
const quiet = "#43514a";
const mat = "#16553f";
const rule = "#dcd7c6";
const tint = "#eef4ef";
const page = { width: 595.28, left: 48, right: 48, bottom: 794 };
const width = page.width - page.left - page.right;

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Draws papers with the fonts of a folder. */
export function paperRenderer(folder: URL): (paper: Paper) => Promise<Uint8Array> {
  const fonts = Object.fromEntries(
    ["anek-regular", "anek-semibold", "display-bold"].map((name) => [
      name,
      readFileSync(new URL(`${name}.ttf`, folder)),
    ]),
  );
  return async (paper) => {
    const { number, facts, numberedAt } = paper;
    const doc = new PDFDocument({
      size: "A4",
      margins: { top: 48, bottom: 48, left: page.left, right: page.right },
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-IN",
      displayTitle: true,
      font: fonts["anek-regular"] as unknown as string,
      info: {
        Title: `${titles[facts.kind]} ${number}`,
        Author: facts.seller.name,
        Creator: brand.name,
        CreationDate: new Date(numberedAt),
      },
    });
    for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
    const bytes = collect(doc);
    draw(doc, paper);
    doc.end();
    return bytes;
  };
}

function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

function draw(doc: Doc, paper: Paper): void {
  const { facts } = paper;
  const root = doc.struct("Document");
  doc.addStructure(root);
  decoration(doc, () => {
    doc.rect(0, 0, page.width, 8).fill(mat);
  });
  say(doc, root, "P", brand.name, {
    font: "display-bold",
    size: 17,
    color: mat,
    x: page.left,
    y: 44,
    width: 250,
  });
  say(doc, root, "H1", titles[facts.kind], {
    ...{ font: "display-bold", size: 26, color: ink, x: page.left, y: 40, width, align: "right" },
  });
  let y = head(doc, root, paper, 96);
  y = Math.max(
    party(doc, root, "From", sellerLines(facts), page.left, y + 22),
    party(doc, root, "To", buyerLines(facts), page.left + width / 2 + 12, y + 22),
  );
  y = table(doc, root, paper, y + 26);
  y += 26;
  for (const note of notes(paper))
    y = say(doc, root, "P", note, { size: 9, color: quiet, x: page.left, y, width }) + 3;
  const foot = `${brand.name} · ${brand.siteUrl.replace(/^https?:\/\//, "")} · ${brand.supportEmail}`;
  say(doc, root, "P", foot, { size: 9, color: quiet, x: page.left, y: page.bottom - 20, width });
  root.end();
}

interface Style {
  font?: string;
  size?: number;
  color?: string;
  x: number;
  y: number;
  width: number;
  align?: "left" | "right";
  /** Lines at the most; what is longer ends in an ellipsis. */
  lines?: number;
}

/** One element with a text. Answers where it ends. */
function say(doc: Doc, parent: Element, type: string, text: string, style: Style): number {
  const {
    font = "anek-regular",
    size = 10.5,
    color = ink,
    x,
    y,
    width: wide,
    align = "left",
    lines = 4,
  } = style;
  doc.font(font).fontSize(size);
  const shown = printable(text);
  const line = doc.heightOfString("X", { width: wide });
  const high = Math.min(doc.heightOfString(shown, { width: wide }), lines * line + 1);
  parent.add(
    doc.struct(type, {}, [
      () => {
        doc.font(font).fontSize(size).fillColor(color);
        doc.text(shown, x, y, { width: wide, height: high, align, ellipsis: true });
      },
    ]),
  );
  return y + high;
}

/** Drawn, but told to nobody who listens. */
function decoration(doc: Doc, work: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  work();
  doc.endMarkedContent();
}

function head(doc: Doc, root: Element, paper: Paper, top: number): number {
  const lines = headLines(paper);
  const half = width / 2;
  const high = 34;
  const rows = Math.ceil(lines.length / 2);
  decoration(doc, () => {
    doc.roundedRect(page.left, top, width, rows * high + 16, 4).fill(tint);
  });
  for (const [index, [name, value]] of lines.entries()) {
    const x = page.left + 16 + (index % 2) * half;
    const y = top + 11 + Math.floor(index / 2) * high;
    say(doc, root, "P", name, { size: 8.5, color: quiet, x, y, width: half - 32 });
    say(doc, root, "P", value, { font: "anek-semibold", x, y: y + 12, width: half - 32, lines: 1 });
  }
  return top + rows * high + 16;
}

function party(doc: Doc, root: Element, title: string, lines: string[], x: number, top: number): number {
  const wide = width / 2 - 12;
  let y = say(doc, root, "H2", title, { size: 8.5, color: quiet, x, y: top, width: wide }) + 2;
  for (const [index, line] of lines.entries())
    y =
      say(doc, root, "P", line, { font: index === 0 ? "anek-semibold" : "anek-regular", x, y, width: wide }) +
      1;
  return y;
}

function table(doc: Doc, root: Element, paper: Paper, top: number): number {
  const all = columns(paper);
  const shares = all.reduce((sum, { share }) => sum + share, 0);
  let x = page.left;
  const placed = all.map((column) => {
    const wide = (width * column.share) / shares;
    const place = { ...column, x: x + (column.right ? 6 : 0), wide: wide - 6 };
    x += wide;
    return place;
  });
  const body = doc.struct("Table");
  root.add(body);
  const row = (y: number, type: "TH" | "TD", texts: string[], style: Partial<Style>): number => {
    const line = doc.struct("TR");
    body.add(line);
    const ends = placed.map(({ x: left, wide, right }, index) =>
      say(doc, line, type, texts[index] ?? "", {
        ...{ size: 10, x: left, y, width: wide, align: right ? "right" : "left" },
        ...style,
      }),
    );
    line.end();
    return Math.max(...ends);
  };
  const under = (y: number, color: string, thick: number) =>
    decoration(doc, () => {
      doc
        .moveTo(page.left, y)
        .lineTo(page.left + width, y)
        .lineWidth(thick)
        .stroke(color);
    });
  let y =
    row(
      top,
      "TH",
      all.map(({ title }) => title),
      { size: 8.5, color: quiet, lines: 2 },
    ) + 6;
  under(y, ink, 1.2);
  for (const index of paper.facts.lines.keys()) {
    y =
      row(
        y + 8,
        "TD",
        all.map(({ cells }) => cells[index] ?? ""),
        { lines: 2 },
      ) + 8;
    under(y, rule, 0.8);
  }
  y = row(
    y + 10,
    "TD",
    all.map(({ sum }) => sum),
    { font: "anek-semibold", size: 11 },
  );
  body.end();
  return y;
}

/** The fonts have the Latin of Europe and the rupee; any other sign is a question mark, and none moves or hides text. */
function printable(text: string): string {
  const latin = text.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
  return latin.replace(
    /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\u20b9]/gu,
    "?",
  );
}
