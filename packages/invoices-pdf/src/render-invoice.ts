// A tax paper as PDF: one page, tagged for screen readers, with the shop's own fonts. The same paper gives the same
// bytes: dates and ids come from the paper, never from the clock.
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { isSale } from "@store/core/orders/settlement/invoice-facts";
import PDFDocument from "pdfkit";
import { drawTable } from "./draw-table.ts";
import { drawMark, drawRuler, drawStamp } from "./drawings.ts";
import { openFonts } from "./fonts.ts";
import { rupeesInWords } from "./in-words.ts";
import { ink, left, mat, page, quiet, rule, width } from "./page.ts";
import { scriptsOf } from "./scripts.ts";
import {
  buyerLines,
  copyOf,
  date,
  headLines,
  type Invoice,
  money,
  notes,
  sellerLines,
  sumLabel,
  titles,
} from "./words.ts";
import { type Doc, decorate, type Element, type Sheet, write } from "./write.ts";

/** Draws papers with the fonts of a folder. */
export function invoiceRenderer(folder: URL): (invoice: Invoice) => Promise<Uint8Array> {
  return async (invoice) => {
    const { number, facts, numberedAt } = invoice;
    // Anew for each: a font remembers how its letters were first used, and what came before must not show in a paper.
    const fonts = openFonts(folder);
    const foreign = scriptsOf(JSON.stringify(facts), (codePoint) => fonts.covers("latin", codePoint));
    await fonts.load(foreign);
    const doc = new PDFDocument({
      size: "A4",
      // Texts are put where they belong: none may begin a page of its own.
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-IN",
      displayTitle: true,
      // Or pdfkit would begin with a font of its own.
      font: null as unknown as string,
      info: {
        Title: `${titles[facts.kind]} ${number}`,
        Author: facts.seller.name,
        Creator: offer.name,
        CreationDate: new Date(numberedAt),
      },
    });
    for (const script of ["latin", ...foreign] as const)
      for (const cut of ["regular", "semibold", "display"] as const) {
        const { name, font } = fonts.of(script, cut);
        // pdfkit takes a font that is already parsed; its types do not know it yet.
        doc.registerFont(name, font as unknown as string);
      }
    const bytes = collect(doc);
    draw({ doc, fonts }, invoice);
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

function draw(sheet: Sheet, invoice: Invoice): void {
  const { doc } = sheet;
  const { facts } = invoice;
  const root = doc.struct("Document");
  doc.addStructure(root);
  drawMark(doc, left, 40, 30);
  write(sheet, root, "P", offer.name, {
    ...{ cut: "display", size: 19, color: mat, x: left + 29, y: 44.5, width: 250 },
  });
  const copy = copyOf(invoice);
  if (copy !== undefined) {
    const place = { x: left + width / 2, y: 28, width: width / 2, align: "right" } as const;
    write(sheet, root, "P", copy, { ...place, cut: "semibold", size: 7.5, color: quiet });
  }
  const block = Math.max(titleBlock(sheet, root, invoice, 44), 143);
  write(sheet, root, "H1", titles[facts.kind], {
    ...{ cut: "display", size: 40, x: left - 1, y: block - 48, width: width / 2 },
  });
  const half = width / 2 + 10;
  const parties = Math.max(
    party(sheet, root, "From", sellerLines(facts), left, block + 34),
    party(sheet, root, "To", buyerLines(facts), left + half, block + 34),
  );
  const y = sums(sheet, root, invoice, drawTable(sheet, root, invoice, parties + 30) + 16);
  foot(sheet, root, invoice, y);
  root.end();
}

/** As on a drawing: a frame with what tells this sheet from any other. Answers its lower edge. */
function titleBlock(sheet: Sheet, root: Element, invoice: Invoice, top: number): number {
  const { doc } = sheet;
  const wide = width / 2 - 10;
  const x = left + width - wide;
  const high = 33;
  const rows = headLines(invoice);
  decorate(doc, () => {
    for (const [index, row] of rows.entries()) {
      const y = top + index * high;
      if (index > 0) doc.moveTo(x, y).lineTo(x + wide, y);
      if (row.length > 1) doc.moveTo(x + wide / 2, y).lineTo(x + wide / 2, y + high);
    }
    doc.lineWidth(0.6).stroke(ink);
    doc
      .rect(x, top, wide, rows.length * high)
      .lineWidth(1.2)
      .stroke(ink);
  });
  for (const [index, row] of rows.entries())
    for (const [place, [name, value]] of row.entries()) {
      const at = { x: x + 9 + (place * wide) / 2, width: wide / row.length - 16, lines: 1 };
      const y = top + index * high + 5;
      write(sheet, root, "P", name, { ...at, size: 7.5, color: quiet, y });
      write(sheet, root, "P", value, { ...at, cut: "semibold", size: 10, y: y + 10 });
    }
  return top + rows.length * high;
}

function party(sheet: Sheet, root: Element, title: string, lines: string[], x: number, top: number): number {
  const wide = width / 2 - 10;
  decorate(sheet.doc, () => {
    sheet.doc
      .moveTo(x, top)
      .lineTo(x + wide, top)
      .lineWidth(1.2)
      .stroke(ink);
  });
  let y = write(sheet, root, "H2", title, { size: 7.5, color: quiet, x, y: top + 7, width: wide }) + 2;
  for (const [index, line] of lines.entries()) {
    const name = index === 0;
    y = write(sheet, root, "P", line, {
      cut: name ? "semibold" : "regular",
      size: name ? 12 : 10,
      x,
      y,
      width: wide,
    });
    y += name ? 2 : 1;
  }
  return y;
}

/** What was paid, large, and in words; with the stamp of a sale. */
function sums(sheet: Sheet, root: Element, invoice: Invoice, top: number): number {
  const { facts } = invoice;
  const right = { x: left + width / 3, width: (width / 3) * 2, align: "right" } as const;
  write(sheet, root, "P", sumLabel(facts), { ...right, size: 9, color: quiet, y: top });
  write(sheet, root, "P", money(facts.total), {
    ...right,
    cut: "display",
    size: 32,
    figures: true,
    y: top + 12,
  });
  const y = write(sheet, root, "P", rupeesInWords(facts.total), {
    ...{ ...right, size: 9, color: quiet, y: top + 57, lines: 2 },
  });
  if (isSale(facts)) drawStamp(sheet, root, "PAID", date(facts.day), left + 6, top + 10);
  return y;
}

function foot(sheet: Sheet, root: Element, invoice: Invoice, above: number): void {
  const { doc } = sheet;
  const texts = notes(invoice);
  let y = Math.max(above + 30, page.height - 84 - texts.length * 12.5);
  for (const note of texts) y = write(sheet, root, "P", note, { size: 8.5, color: quiet, x: left, y, width });
  const line = page.height - 66;
  decorate(doc, () => {
    doc
      .moveTo(left, line)
      .lineTo(left + width, line)
      .lineWidth(0.6)
      .stroke(rule);
  });
  const half = { size: 8.5, color: quiet, y: line + 7, width: width / 2 };
  write(sheet, root, "P", `${brand.siteUrl.replace(/^https?:\/\//, "")} · ${offer.supportEmail}`, {
    ...half,
    x: left,
  });
  write(sheet, root, "P", `${invoice.number}, page 1 of 1`, { ...half, x: left + width / 2, align: "right" });
  drawRuler(doc, left, width, page.height);
}
