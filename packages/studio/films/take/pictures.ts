// The guide page's six pictures: parts of recorded frames, with a red mark round what is pressed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { type Act, type Box, screen } from "./take.ts";

/** Pixels of a picture. */
const size = { width: 880, height: 540 } as const;
/** A picture shows at least as many pixels of the screen as it has, and at most its whole height. */
const widest = (screen.height * size.width) / size.height;

const web = fileURLToPath(new URL("../../../web/src/assets/guide/", import.meta.url));

const pictures: readonly { slug: string; act: string; after?: boolean; around?: string }[] = [
  { slug: "1-download", act: "download" },
  { slug: "2-saved-templates", act: "templates" },
  { slug: "3-import", act: "import", after: true },
  { slug: "4-import-now", act: "without" },
  { slug: "5-insert", act: "insert", around: "tab" },
  { slug: "6-publish", act: "publish" },
];

function partOf([x, y, w, h]: Box): Box {
  const wide = Math.min(widest, Math.max(size.width, w * 1.12));
  const high = (wide * size.height) / size.width;
  const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);
  return [
    clamp(x + w / 2 - wide / 2, screen.width - wide),
    clamp(y + h / 2 - high / 2, screen.height - high),
    wide,
    high,
  ];
}

/** Writes them into the site's assets. */
export async function writeGuidePictures(
  browser: BrowserContext,
  frames: string,
  acts: readonly Act[],
): Promise<void> {
  const tool = await browser.newPage();
  const actOf = (name: string): Act => {
    const act = acts.find((one) => one.name === name);
    if (!act) throw new Error(`Nothing of the name ${name} was recorded`);
    return act;
  };
  for (const { slug, act: name, after, around = name } of pictures) {
    const act = actOf(name);
    const frame = after ? (act.after.at(-1) ?? act.before) : act.before;
    const source = readFileSync(join(frames, `${frame}.webp`)).toString("base64");
    const given = {
      source,
      part: [...partOf(actOf(around).near)],
      mark: [...act.box],
      size,
      across: screen.width,
    };
    const data = await tool.evaluate(async ({ source, part, mark, size, across }) => {
      const image = new Image();
      image.src = `data:image/webp;base64,${source}`;
      await image.decode();
      const [x = 0, y = 0, wide = 1, high = 1] = part;
      const [left = 0, top = 0, w = 0, h = 0] = mark;
      const dense = image.width / across;
      const canvas = document.createElement("canvas");
      canvas.width = size.width;
      canvas.height = size.height;
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.imageSmoothingQuality = "high";
      pen.drawImage(image, x * dense, y * dense, wide * dense, high * dense, 0, 0, size.width, size.height);
      const scale = size.width / wide;
      pen.strokeStyle = "#e2401b";
      pen.lineWidth = 4;
      pen.beginPath();
      pen.roundRect((left - x) * scale - 6, (top - y) * scale - 6, w * scale + 12, h * scale + 12, 5);
      pen.stroke();
      return canvas.toDataURL("image/webp", 0.8).split(",")[1] ?? "";
    }, given);
    const bytes = Buffer.from(data, "base64");
    writeFileSync(join(web, `${slug}.webp`), bytes);
    console.info(`${slug}.webp: ${Math.round(bytes.length / 1024)} kB`);
  }
  await tool.close();
}
