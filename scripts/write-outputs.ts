// Writes every sample mail and the packed goods of the tree that it lies in, for `npm run compare`: tsx scripts/write-outputs.ts FOLDER
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writePacked } from "@store/goods/packed/write-packed";
import { renderMail } from "@store/mails/render-mail";
import { sampleMails } from "@store/mails/sample-mails";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: tsx scripts/write-outputs.ts FOLDER");
const mails = join(folder, "mails");
await mkdir(mails, { recursive: true });
for (const [name, model] of Object.entries(sampleMails)) {
  const { html, text, subject, preheader } = await renderMail(model);
  await writeFile(join(mails, `${name}.html`), html);
  await writeFile(join(mails, `${name}.txt`), `${subject}\n${preheader}\n\n${text}`);
}
await writePacked(join(folder, "goods"));
