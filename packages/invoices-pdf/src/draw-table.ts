// The table of what was sold, with its taxes. Heads tell which column they are of, for a reader who has the invoice read out.
import { ink, left, quiet, rule, width } from "./page.ts";
import { columns, type Invoice } from "./words.ts";
import { decorate, type Element, type Sheet, type Style, write } from "./write.ts";

/** Answers its lower edge. */
export function drawTable(sheet: Sheet, root: Element, invoice: Invoice, top: number): number {
  const { doc } = sheet;
  const all = columns(invoice);
  const shares = all.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  const places = all.map(({ share, right }) => {
    const wide = (width * share) / shares;
    const place = { x: right ? x + 8 : x, width: wide - 8, align: right ? "right" : "left" } as const;
    x += wide;
    return place;
  });
  // Eight columns need smaller figures than five.
  const size = all.length > 6 ? 8.5 : 10;
  const body = doc.struct("Table");
  root.add(body);
  const row = (y: number, type: "TH" | "TD", texts: string[], style: Partial<Style>): number => {
    const line = doc.struct("TR");
    body.add(line);
    const ends = places.map((place, index) =>
      write(sheet, line, type, texts[index] ?? "", {
        ...place,
        y,
        size,
        lines: 2,
        figures: true,
        ...style,
      }),
    );
    line.end();
    return Math.max(...ends);
  };
  const under = (y: number, color: string, thick: number) => {
    decorate(doc, () => {
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(thick)
        .stroke(color);
    });
    return y;
  };
  const heads = all.map(({ title }) => title);
  let y = under(row(top, "TH", heads, { size: 7.5, color: quiet }) + 5, ink, 1.2);
  for (const index of invoice.facts.lines.keys()) {
    const cells = all.map(({ cells: own }) => own[index] ?? "");
    y = under(row(y + 8, "TD", cells, {}) + 8, rule, 0.6);
  }
  const totals = all.map(({ sum }) => sum);
  y = under(row(y + 8, "TD", totals, { cut: "semibold" }) + 8, ink, 1.2);
  body.end();
  return y;
}
