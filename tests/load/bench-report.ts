// npm run bench:report: a site with 120 points and 30 pictures, whose report is opened and printed to PDF in a Chromium, as an
// agency does it. Says seconds and bytes. Fails above ten seconds, above what a function may answer, and for a PDF that is not
// tagged, lacks words or pictures, or says nothing of a picture to people who do not see it.
//   npm run bench:report -- --keep FILE    also keeps the PDF
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import type { ActionInput, ActionName, ActionOutput } from "@store/contract/calls";
import { reportPath } from "@store/contract/desk/desk-paths";
import { findingPictures, pictureSides } from "@store/contract/desk/site-picture";
import { outlineOf } from "@store/contract/desk/site-report";
import { buildAll } from "@store/dev/build-all";
import { startShop } from "@store/dev/shop";
import { readContent } from "@store/goods/read-content";
// @ts-expect-error: plain JavaScript without types, because it runs before anything is installed.
import { findBrowser } from "../../scripts/ensure.mjs";
import { newAddress, newBuyer, sell } from "../e2e/support/buyers.ts";
import { handsOf } from "../e2e/support/hands.ts";
import { readPdf } from "../e2e/support/pdf-text.ts";
import { drawScreens } from "./draw-screens.ts";

const counts = { points: 120, pictures: 30 };
/** Seconds, from the press on "Report" to the PDF. */
const longest = 10;
/** Bytes of a function's answer. AWS Lambda: "Quotas", invocation payload. */
const largestAnswer = 6 * 1024 * 1024;

const { values } = parseArgs({ options: { keep: { type: "string" } } });
const dataDir = await mkdtemp(join(tmpdir(), "store-bench-report-"));
const shop = await startShop({ ...(await buildAll()), dataDir, port: 0, control: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  const running = { ...shop, dataDir, kill: () => shop.close() };
  const buyer = await sell(shop.url, handsOf(running), newBuyer(), ["agency-license"]);
  await page.goto("/account-login");
  await page.getByLabel("Username").fill(buyer.email);
  await page.getByLabel("Password", { exact: true }).fill(buyer.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.waitForURL("**/account");
  const { sessionToken } = await ask<{ sessionToken: string }>("validate-login", {
    username: buyer.email,
    password: buyer.password,
  });
  const siteId = await makeSite(page, sessionToken);
  const failures = await measure(page, siteId);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await shop.close();
  await rm(dataDir, { recursive: true });
}
process.exit();

async function ask<Answer>(name: string, input: object): Promise<Answer> {
  const response = await fetch(`${shop.url}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-local-viewer-ip": newAddress() },
    body: JSON.stringify(input),
  });
  const answer = (await response.json()) as { success: boolean; error?: string };
  if (!answer.success) throw new Error(`${name}: ${answer.error}`);
  return answer as Answer;
}

function atDesk<Name extends ActionName<"client-desk">>(
  action: Name,
  input: ActionInput<"client-desk", Name>,
) {
  return ask<ActionOutput<"client-desk", Name>>("client-desk", { action, ...(input as object) });
}

/** Half of the points done, each with a finding; the first fifteen with both of their pictures. */
async function makeSite(page: Page, sessionToken: string): Promise<string> {
  const fields = { name: "Kochi Spice Company", address: "kochi.example", platform: "Shopify" } as const;
  const { site } = await atDesk("add", { sessionToken, fields: { ...fields, note: "", summary: "" } });
  const { siteId } = site;
  const outline = outlineOf(await readContent("checklist"));
  const ids = outline?.places.flatMap(({ sections }) => sections.flatMap(({ items }) => items)) ?? [];
  const points = [...new Set(ids.map(({ id }) => id))].slice(0, counts.points);
  for (const [index, pointId] of points.entries()) {
    const to = (words: string) => ({ from: "", to: words });
    const change = {
      before: to(`Finding ${index + 1}: कीमतें बिना चिह्न के, and three taps to the cart.`),
      after: to(`Repaired ${index + 1}: ₹2,499 everywhere, one tap.`),
      ...(index % 2 ? { mark: { from: "open", to: "done" } as const } : { due: to("2026-12-24") }),
    };
    await atDesk("mark", { sessionToken, siteId, list: "checklist", pointId, change });
  }
  const screens = await drawScreens(page, counts.pictures, findingPictures.bytes);
  for (const [index, bytes] of screens.entries()) {
    const pointId = points[Math.floor(index / 2)] ?? "";
    const side = pictureSides[index % 2] ?? "before";
    const told = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("base64") };
    const asked = { sessionToken, siteId, list: "checklist", pointId, side, ...told } as const;
    const { url = "" } = await atDesk("begin-picture", asked);
    await fetch(url, {
      method: "PUT",
      headers: { "x-amz-checksum-sha256": told.sha256 },
      body: new Uint8Array(bytes),
    });
    await atDesk("finish-picture", asked);
  }
  const kilobytes = screens.map(({ length }) => Math.round(length / 1024)).sort((one, other) => one - other);
  console.info(`${counts.pictures} pictures of ${kilobytes.at(0)} to ${kilobytes.at(-1)} kB`);
  return siteId;
}

async function measure(page: Page, siteId: string): Promise<string[]> {
  const answers: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/client-desk")) return;
    // As the function answers it, before anything is compressed.
    answers.push((await response.body().catch(() => Buffer.alloc(0))).length);
  });
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  await page.goto(reportPath(siteId));
  await page.getByRole("heading", { name: /^Report on / }).waitFor();
  const words = seconds();
  await page.waitForFunction((most) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("article img[src^='data:']")];
    return pictures.length === most && pictures.every(({ naturalWidth }) => naturalWidth > 0);
  }, counts.pictures);
  const whole = seconds();
  const pdf = await page.pdf({ format: "A4", tagged: true, outline: true });
  const printed = seconds();
  if (values.keep) await writeFile(values.keep, pdf);
  const { text, pages, tagged } = readPdf(pdf);
  const raw = pdf.toString("latin1");
  // The ruler in the margin of each page is four images more, which are no JPEG.
  const pictures = raw.match(/\/Filter\s*\/DCTDecode/g)?.length ?? 0;
  const alts = raw.match(/\/Alt\s*[(<]/g)?.length ?? 0;
  const largest = Math.max(...answers);
  console.info(
    [
      `words after ${words.toFixed(1)} s, all pictures after ${whole.toFixed(1)} s, PDF after ${printed.toFixed(1)} s`,
      `${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB, ${pictures} pictures, ${alts} with words, tagged: ${tagged}`,
      `${answers.length} answers, ${(answers.reduce((sum, one) => sum + one, 0) / 1e6).toFixed(1)} MB, the largest ${(largest / 1e6).toFixed(2)} MB`,
    ].join("\n"),
  );
  const said = Array.from({ length: counts.points }, (_, index) => `Finding${index + 1}:कीमतें`);
  return [
    ...(printed > longest ? [`It took ${printed.toFixed(1)} s: more than ${longest}`] : []),
    ...(largest > largestAnswer ? [`An answer has ${largest} bytes: more than a function may give`] : []),
    ...(tagged ? [] : ["The PDF is not tagged"]),
    ...(pictures !== counts.pictures ? [`The PDF has ${pictures} of ${counts.pictures} pictures`] : []),
    ...(alts < counts.pictures ? [`${alts} of ${counts.pictures} pictures are told in words`] : []),
    ...said.filter((words) => !text.includes(words)).map((words) => `The PDF does not say ${words}`),
  ];
}
