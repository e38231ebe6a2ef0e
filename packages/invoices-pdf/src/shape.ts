// Indian and Arabic scripts, shaped by HarfBuzz: fontkit, which pdfkit brings along, breaks some of their conjuncts and
// throws at others. Loaded only for a paper that has such a text.
import { create, type Font, type Glyph, type GlyphRun } from "fontkit";
import * as harfbuzz from "harfbuzzjs";

/** Stands for a glyph that is a part of the one before: text that is copied must not have its letters twice. */
const nothing = 0x200b;

/** A font for pdfkit, whose texts HarfBuzz lays out. */
export function openShaped(bytes: Uint8Array): Font {
  const font = create(bytes);
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return Object.assign(font, { layout: (text: string) => layout(font, shaper, text) });
}

function layout(font: Font, shaper: harfbuzz.Font, text: string): GlyphRun {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer);
  const places = buffer.getGlyphPositions();
  const clusters = buffer.getGlyphInfos().map(({ cluster }) => cluster);
  const starts = [...new Set(clusters)].sort((one, other) => one - other);
  const glyphs: Glyph[] = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
    const isFirst = clusters.indexOf(cluster) === index;
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const letters = [...text.slice(cluster, end)].map((letter) => letter.codePointAt(0) ?? nothing);
    // Not the font's own glyph, which keeps the letters of its first use.
    return { id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints: isFirst ? letters : [nothing] };
  });
  const positions = places.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    ...{ xAdvance, yAdvance, xOffset, yOffset },
  }));
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
}
