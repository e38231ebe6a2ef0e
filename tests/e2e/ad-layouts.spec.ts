// Every layout of the ad studio with long headlines of five scripts, in a browser with the fonts that the files enclose.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { adSizes } from "@store/contract/ads/ad-sizes";
import { adLayouts, ads } from "@store/goods/ads";
import { build } from "esbuild";
import { few } from "../support/full.ts";

/** Ten lines in each of five scripts, the longest as long as a headline may be. One of each comes first. */
const headlines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((at) =>
  [
    "Numbered by hand by my grandmother in Ratnagiri, four hundred jars and not one more, and in June there are none of them left for anybody.",
    "मंगलवार: आज खाना नहीं बनाना। घर जैसी थाली आठ बजे तक आपके दरवाज़े पर पहुँच जाएगी, छह कटोरियाँ, तीन रोटियाँ और मिठाई भी साथ में मिलेगी।",
    "আজ রান্না নয়, গরম ভাত আর মাছের ঝোল আটটার আগেই আপনার দরজায় পৌঁছে যাবে, সঙ্গে থাকবে চাটনি, মিষ্টি আর একটা ছোট চিঠিও।",
    "આજે રસોઈ નહીં, ઘર જેવી થાળી આઠ વાગ્યા પહેલાં તમારા દરવાજે પહોંચી જશે, સાથે છાશ, અથાણું અને રવિવારની ખાસ મીઠાઈ પણ મળશે.",
    "இன்று சமையல் வேண்டாம், வீட்டுச் சாப்பாடு எட்டு மணிக்குள் உங்கள் வாசலில் வந்துவிடும், கூடவே ஊறுகாய், மோர், இனிப்பும் உண்டு.",
  ].map((line) => line.slice(0, 138 - at * 11).trim()),
);

const root = fileURLToPath(new URL("../../packages/web/src/assets/fonts/", import.meta.url));
const faces = [
  ["Bricolage Grotesque", "fw-display", "600 800", "U+20-7E, U+A0, U+20B9, U+2013-2026"],
  ["Anek Latin", "fw-anek", "100 800", "U+20-7E, U+A0, U+20B9, U+2013-2026"],
  ...(
    [
      ["devanagari", "U+900-97F, U+1CD0-1CF9, U+A8E0-A8FF"],
      ["bengali", "U+980-9FE"],
      ["gujarati", "U+A80-AFF"],
      ["tamil", "U+B82-BFA"],
    ] as const
  ).flatMap(
    ([script, range]) =>
      [
        ["Bricolage Grotesque", `anek-${script}-800`, "600 800", range],
        ["Anek Latin", `anek-${script}-500`, "100 800", range],
      ] as const,
  ),
] as const;

test("no layout cuts a letter of a long headline, in any size", async ({ page }) => {
  test.setTimeout(280_000);
  const rules = faces.map(async ([family, file, weight, range]) => {
    const data = await readFile(`${root}${file}.woff2`, "base64");
    return `@font-face{font-family:"${family}";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  });
  await page.setContent(`<style>${(await Promise.all(rules)).join("")}</style>`);
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from "@store/contract/ads/draw-ad"`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "engine",
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  const drawings = Object.fromEntries(
    ads.map(({ slug, drawing, look: { ground, alone } }) => [
      slug,
      { kind: "drawing", ...drawing, ground, alone },
    ]),
  );
  const asked = { layouts: adLayouts, headlines: few(headlines, 5), sizes: adSizes, drawings };
  const { cut, lost, rows } = await page.evaluate(async ({ layouts, headlines, sizes, drawings }) => {
    const { engine } = window as unknown as { engine: typeof import("@store/contract/ads/draw-ad") };
    await Promise.all([...document.fonts].map((face) => face.load()));
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("No canvas");
    // Layouts and sizes try the same words, and to measure them is most of the work.
    const inks = new Map<string, TextMetrics>();
    const inkOf = (text: string, font: string) => {
      const key = `${font}: ${text}`;
      const known = inks.get(key);
      if (known) return known;
      pen.font = font;
      const ink = pen.measureText(text);
      inks.set(key, ink);
      return ink;
    };
    const measure: Parameters<typeof engine.drawAd>[2] = (text, { family, weight }) => {
      const ink = inkOf(text, `${weight} 100px "${family}"`);
      return {
        width: Math.max(ink.width, ink.actualBoundingBoxRight),
        up: ink.actualBoundingBoxAscent,
        down: ink.actualBoundingBoxDescent,
      };
    };
    const [cut, lost]: [string[], string[]] = [[], []];
    let rows = 0;
    for (const layout of layouts)
      for (const headline of headlines)
        for (const size of sizes) {
          const fields = ["headline", "quote", "number", "point1", "sub"] as const;
          // The largest words of the layout become the long ones.
          const largest = fields.find((field) => layout.sample.words[field] !== undefined);
          const words = { ...layout.sample.words, ...(largest && { [largest]: headline }) };
          const drawing = drawings[layout.sample.ad] as Parameters<typeof engine.drawAd>[0]["pictures"][0];
          const design = { layout, words, colours: layout.sample.colours, pictures: [drawing, drawing] };
          const { art } = engine.drawAd({ ...design, evidence: true }, size, measure);
          const svg = new DOMParser().parseFromString(
            `<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`,
            "image/svg+xml",
          );
          const place = `${layout.id}, ${size.id}, ${headline.slice(0, 20)}`;
          const drawn: string[] = [];
          for (const text of svg.querySelectorAll("svg > text, svg > g > text"))
            for (const row of text.querySelectorAll("tspan")) {
              const say = row.textContent ?? "";
              if (text.getAttribute("class") === "mark") continue;
              drawn.push(say);
              rows += 1;
              const font = `${text.getAttribute("font-weight")} ${text.getAttribute("font-size")}px "${text.getAttribute("font-family")}"`;
              const ink = inkOf(say, font);
              const [x, y] = [Number(row.getAttribute("x")), Number(row.getAttribute("y"))];
              const [above, below] = size.free;
              if (
                x - ink.actualBoundingBoxLeft < -1 ||
                x + Math.max(ink.width, ink.actualBoundingBoxRight) > size.width + 1 ||
                y - ink.actualBoundingBoxAscent < above - 1 ||
                y + ink.actualBoundingBoxDescent > size.height - below + 1
              )
                cut.push(`${place}: ${say}`);
            }
          if (largest && !drawn.join(" ").replaceAll(" ", "").includes(headline.replaceAll(" ", "")))
            lost.push(place);
        }
    return { cut, lost, rows };
  }, asked);
  expect(cut).toEqual([]);
  expect(lost).toEqual([]);
  expect(rows).toBeGreaterThan(adLayouts.length * 4 * 5);
});
