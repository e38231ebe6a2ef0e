// One Chromium for drawing pictures and previews, and for looking at rendered pages.
import { type BrowserContext, chromium, type Page } from "@playwright/test";

/** Opens the browser: the one that CHROMIUM names, the system's, or Playwright's own. */
export async function openChromium(): Promise<BrowserContext> {
  const flags = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
    "--allow-file-access-from-files",
  ];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: flags,
  });
  const context = await browser.newContext();
  context.on("close", () => void browser.close());
  return context;
}

export interface Cut {
  /** Size of the picture in pixels. */
  width: number;
  height: number;
  /** How much of the page it shows, from the top. */
  sourceHeight: number;
  /** Tried in this order until the bytes are at most `most`. */
  qualities: readonly number[];
  most?: number;
}

/** Parts of the page from the top, as WebP bytes. The page is photographed once: that is what costs. */
export async function shootWebp(page: Page, cuts: readonly Cut[]): Promise<Buffer[]> {
  const png = await page.screenshot({
    fullPage: true,
    // A busy machine takes its time over a page of ten thousand pixels.
    timeout: 300_000,
    clip: {
      x: 0,
      y: 0,
      width: page.viewportSize()?.width ?? 1200,
      height: Math.max(...cuts.map(({ sourceHeight }) => sourceHeight)),
    },
  });
  // Scaled down on a canvas, which averages; a browser zoomed out would thin the lettering.
  const tool = await page.context().newPage();
  try {
    const pictures = await tool.evaluate(
      async ({ source, cuts }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        return cuts.map(({ width, height, sourceHeight, qualities, most }) => {
          const canvas = document.createElement("canvas");
          canvas.width = width;
          canvas.height = height;
          const drawing = canvas.getContext("2d");
          if (!drawing) throw new Error("no canvas");
          drawing.imageSmoothingQuality = "high";
          drawing.drawImage(image, 0, 0, image.width, sourceHeight, 0, 0, width, height);
          let data = "";
          for (const quality of qualities) {
            data = canvas.toDataURL("image/webp", quality);
            // Four characters for three bytes.
            if (most === undefined || ((data.length - data.indexOf(",")) * 3) / 4 <= most) break;
          }
          return data.slice(data.indexOf(",") + 1);
        });
      },
      { source: png.toString("base64"), cuts: cuts.map((cut) => ({ ...cut })) },
    );
    return pictures.map((picture) => Buffer.from(picture, "base64"));
  } finally {
    await tool.close();
  }
}

/** One part of the page. */
export async function shootOne(page: Page, cut: Cut): Promise<Buffer> {
  const [bytes] = await shootWebp(page, [cut]);
  if (!bytes) throw new Error("no picture");
  return bytes;
}
