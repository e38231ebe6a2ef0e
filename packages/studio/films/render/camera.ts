// A browser that turns the moments of a film into pictures.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { type Film, frame } from "../kit/film.ts";
import { photoDefs } from "../kit/photos.ts";
import { screen } from "../take/take.ts";

const fonts = fileURLToPath(new URL("../../../web/src/assets/fonts/", import.meta.url));

const stills = fileURLToPath(new URL("../../blender/stills/", import.meta.url));

const recorded = fileURLToPath(new URL("../take/frames/", import.meta.url));

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFileSync(join(fonts, file)).toString("base64")});font-weight:100 800;unicode-range:${range}}`;

const more = "U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF";
const core = "U+0-A0,U+A9,U+B7,U+D7,U+100-FFFF";

const page = (frames: string) => `<!doctype html><style>
${face("Display", "fw-display-more.woff2", more)}${face("Display", "fw-display.woff2", core)}
${face("Text", "fw-anek-more.woff2", more)}${face("Text", "fw-anek.woff2", core)}
body{margin:0}svg{display:block}text{font-variant-numeric:tabular-nums lining-nums;white-space:pre}
.display{font-family:Display;font-weight:800;letter-spacing:-.01em}.text{font-family:Text;font-weight:560}
</style>${photoDefs((name) => `data:image/webp;base64,${readFileSync(join(stills, `${name}.webp`)).toString("base64")}`)}${frames}<div id="film"></div><p class="display" style="font:800 9px Display">a₹</p><p style="font:560 9px Text">a₹</p>`;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--force-color-profile=srgb",
      "--disable-lcd-text",
      // A large picture that is decoded later would be missing in its first moments
      "--disable-checker-imaging",
    ],
  });

/** A page that gives the picture of a moment as PNG. DevTools' own screenshot takes two thirds of Playwright's time. */
async function camera(browser: Browser, film: Film, frames: string) {
  const tab = await browser.newPage({ viewport: { ...frame } });
  // Rendering runs beside other work: a page that has to wait for the processor has not failed
  tab.setDefaultTimeout(300_000);
  await tab.setContent(page(frames));
  await tab.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is still being decoded would be missing in the first moments
    await Promise.all(
      [...document.querySelectorAll("image")].map((each) => {
        const whole = new Image();
        whole.src = each.getAttribute("href") ?? "";
        return whole.decode();
      }),
    );
  });
  const devtools = await tab.context().newCDPSession(tab);
  const take = async (moment: number): Promise<Buffer> => {
    await tab.evaluate((svg) => {
      const stage = document.getElementById("film");
      if (stage) stage.innerHTML = svg;
    }, film.draw(moment));
    const { data } = await devtools.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    return Buffer.from(data, "base64");
  };
  return { take, close: () => tab.close() };
}

/** The recorded screens that a film shows at these moments: the browser has each once, by its name. */
function framesOf(film: Film, moments: readonly number[]): string {
  const shown = new Set(moments.flatMap((moment) => film.draw(moment).match(/(?<=#frame-)[\da-f]+/g) ?? []));
  const images = [...shown].map((frame) => {
    const file = join(recorded, `${frame}.webp`);
    if (!existsSync(file))
      throw new Error(`${film.file} is a recording: npm run studio:take makes its frames anew`);
    const data = readFileSync(file).toString("base64");
    return `<image id="frame-${frame}" width="${screen.width}" height="${screen.height}" href="data:image/webp;base64,${data}"/>`;
  });
  return `<svg width="0" height="0" style="position:absolute"><defs>${images.join("")}</defs></svg>`;
}

/** How many pages take pictures at once: most of the time of a picture is waiting. */
const pages = 5;

/** The pictures of `moments`, in order. */
export async function* pictures(
  browser: Browser,
  film: Film,
  moments: readonly number[],
): AsyncGenerator<Buffer> {
  const frames = framesOf(film, moments);
  const cameras = await Promise.all(
    Array.from({ length: Math.min(pages, moments.length) }, () => camera(browser, film, frames)),
  );
  const takeAt = (index: number) => {
    const moment = moments[index];
    return moment === undefined ? undefined : cameras[index % cameras.length]?.take(moment);
  };
  const taken = cameras.map((_, index) => takeAt(index));
  for (let index = 0; index < moments.length; index++) {
    const picture = await taken[index];
    taken[index] = undefined;
    taken.push(takeAt(index + cameras.length));
    if (picture) yield picture;
  }
  await Promise.all(cameras.map(({ close }) => close()));
}
