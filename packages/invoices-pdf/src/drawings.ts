// What is drawn on a sheet beside its texts: the mark on its thread, the stamp of a paid sale, a ruler at its true scale.
import { marigold, mat, millimetre, pencil, vermilion } from "./page.ts";
import { type Doc, decorate, type Element, measure, type Sheet, write } from "./write.ts";

/** The plumb bob, hanging from the upper edge of the page. */
export function drawMark(doc: Doc, x: number, y: number, height: number): void {
  const scale = height / 32;
  decorate(doc, () => {
    doc
      .moveTo(x + 11 * scale, 0)
      .lineTo(x + 11 * scale, y)
      .lineWidth(1)
      .stroke(marigold);
    doc.translate(x, y).scale(scale);
    doc.path("M8.5 0h5v6.2h-5z").fill(marigold);
    doc.path("M1 8h20l-5 9H6z M6.9 18.6h8.2L11 32z").fill(mat);
  });
}

/** A vermilion stamp, seven degrees off true. */
export function drawStamp(
  sheet: Sheet,
  parent: Element,
  text: string,
  sub: string,
  x: number,
  y: number,
): void {
  const { doc } = sheet;
  const [wide, high] = [112, 58];
  doc.save();
  doc.rotate(-7, { origin: [x + wide / 2, y + high / 2] });
  decorate(doc, () => {
    doc.roundedRect(x, y, wide, high, 4).lineWidth(2.4).stroke(vermilion);
    doc
      .roundedRect(x + 4, y + 4, wide - 8, high - 8, 2)
      .lineWidth(0.7)
      .stroke(vermilion);
  });
  const place = (line: string, style: { cut: "display" | "semibold"; size: number }, top: number) =>
    write(sheet, parent, "P", line, {
      ...style,
      color: vermilion,
      x: x + (wide - measure(sheet, line, style)) / 2,
      y: top,
      width: wide,
    });
  place(text, { cut: "display", size: 31 }, y + 3);
  place(sub, { cut: "semibold", size: 8.5 }, y + 38.5);
  doc.restore();
}

/** Millimetres along the lower edge: printed at its own size, it measures true. */
export function drawRuler(doc: Doc, left: number, width: number, bottom: number): void {
  decorate(doc, () => {
    for (let mark = 0; mark * millimetre <= width + 0.01; mark++) {
      const high = mark % 10 === 0 ? 9 : mark % 5 === 0 ? 6.5 : 4;
      doc.moveTo(left + mark * millimetre, bottom).lineTo(left + mark * millimetre, bottom - high);
    }
    doc.lineWidth(0.4).stroke(pencil);
  });
}
