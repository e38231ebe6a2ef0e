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

/** The part of the page from the top, as WebP bytes at `width` by `height` pixels. */
export async function shootWebp(
  page: Page,
  options: { width: number; height: number; sourceHeight: number; quality: number },
): Promise<Buffer> {
  const viewport = page.viewportSize();
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: viewport?.width ?? 1200, height: options.sourceHeight },
  });
  // Scaled down on a canvas, which averages; a browser zoomed out would thin the lettering.
  const tool = await page.context().newPage();
  try {
    const data = await tool.evaluate(
      async ({ source, width, height, quality }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = height;
        const drawing = canvas.getContext("2d");
        if (!drawing) throw new Error("no canvas");
        drawing.imageSmoothingQuality = "high";
        drawing.drawImage(image, 0, 0, width, height);
        return canvas.toDataURL("image/webp", quality);
      },
      {
        source: png.toString("base64"),
        width: options.width,
        height: options.height,
        quality: options.quality,
      },
    );
    return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
  } finally {
    await tool.close();
  }
}
