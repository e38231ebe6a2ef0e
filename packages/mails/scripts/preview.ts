// Writes every sample mail as HTML, plain text and pictures (320, 360 and 600 px, light and dark) into a folder:
//   tsx packages/mails/scripts/preview.ts <folder>
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { renderMail } from "../src/render-mail.ts";
import { sampleMails } from "../src/sample-mails.ts";
import { openChromium } from "./chromium.ts";

const widths = [320, 360, 600];
/** A mail's pictures lie in the shop; here they are shown from where its site takes them. */
const picture = /src="https?:[^"]*\/([a-z-]+\.png)"/g;
const pictures = new URL("../../web/public/", import.meta.url).href;
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: tsx packages/mails/scripts/preview.ts <folder>");
  process.exit(2);
}

const out = resolve(folder);
await mkdir(out, { recursive: true });
const browser = await openChromium();
try {
  for (const [name, mail] of Object.entries(sampleMails)) await preview(name, await renderMail(mail));
} finally {
  await browser.close();
}

async function preview(name: string, mail: Awaited<ReturnType<typeof renderMail>>) {
  const page = join(out, `${name}.html`);
  await writeFile(page, mail.html.replaceAll(picture, `src="${pictures}$1"`));
  await writeFile(
    join(out, `${name}.txt`),
    `Subject: ${mail.subject}\nPreview: ${mail.preheader}\n\n${mail.text}`,
  );
  for (const width of widths) {
    for (const dark of [false, true]) {
      const { png, contentWidth } = await browser.shoot({ url: pathToFileURL(page).href, width, dark });
      await writeFile(join(out, `${name}-${width}-${dark ? "dark" : "light"}.png`), png);
      if (contentWidth > width) console.warn(`${name}: ${contentWidth} px wide at ${width}`);
    }
  }
  console.info(`${name}: ${(Buffer.byteLength(mail.html) / 1024).toFixed(1)} KB, "${mail.subject}"`);
}
