// The first view of every page, and the first press on it, in a browser that is slowed down as Lighthouse slows one down
// for a phone: what is painted when, how long the main thread is held, how much JavaScript came, and how soon it answers.
import { type Browser, chromium, type Page } from "@playwright/test";
// @ts-expect-error: plain JavaScript without types, because it runs before anything is installed.
import { findBrowser } from "../../scripts/ensure.mjs";
import { median } from "./compare-visits.ts";
import { printTable } from "./print-table.ts";

interface Route {
  path: string;
  /** 404 of the page for what is not there. */
  status: number;
}

interface View {
  fcp: number;
  lcp: number;
  /** Milliseconds beyond 50 of every long task. */
  tbt: number;
  /** Interaction to next paint, of the slowest of some presses. */
  inp: number;
  /** What the document asks for: the entry and all that it imports. */
  scripts: readonly string[];
}

/** JavaScript as packages/web/scripts/budgets.ts has it. Beyond 500 ms web.dev calls INP poor; 200, its "good", a busy machine passes by itself. */
const limits = { script: 90_000, inp: 500 } as const;
/** A person who pays, has paid or logs in waits for no more than that. */
const isLimited = (path: string) => ["/checkout", "/thank-you"].includes(path) || /login$/.test(path);

/** Lighthouse's mobile preset, as it is applied: 150 ms of round trip make 562.5 ms for a request. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowCpu = 4;
/** Presses in a row: the Tab key goes through the page, and the pointer presses what lies in the middle of it. */
const tabs = 6;

/** Prints a row for each page; answers what is not good enough. */
export async function firstViews(
  origin: string,
  routes: readonly Route[],
  sizeOf: (paths: Iterable<string>) => Promise<number>,
): Promise<string[]> {
  const failures: string[] = [];
  const rows: string[][] = [];
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    for (const { path } of routes.filter(({ status }) => status === 200)) {
      const { fcp, lcp, tbt, inp, scripts } = await fairView(() => view(browser, origin, path));
      const script = await sizeOf(scripts);
      if (inp > limits.inp) failures.push(`${path}: answers after ${inp} ms`);
      if (isLimited(path) && script > limits.script) failures.push(`${path}: ${script} bytes of JavaScript`);
      rows.push([
        path,
        ...[fcp, lcp, tbt, inp].map((figure) => figure.toFixed(0)),
        (script / 1000).toFixed(1),
      ]);
    }
  } finally {
    await browser.close();
  }
  printTable(["first view, slowed down", "fcp", "lcp", "tbt", "inp", "js kB"], rows);
  return failures;
}

/** A view that answers too late is taken twice more, and the middle of the three counts: the machine may have been busy. */
async function fairView(take: () => Promise<View>): Promise<View> {
  const first = await take();
  if (first.inp <= limits.inp) return first;
  const views = [first, await take(), await take()];
  const middle = (name: "fcp" | "lcp" | "tbt" | "inp") => median(views.map((one) => one[name]));
  return {
    fcp: middle("fcp"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    inp: middle("inp"),
    scripts: first.scripts,
  };
}

async function view(browser: Browser, origin: string, path: string): Promise<View> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowCpu });
    await page.addInitScript(observe);
    const answer = await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    const document = (await answer?.text()) ?? "";
    const asked = document.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g);
    await press(page);
    const measured = await page.evaluate(() => (globalThis as unknown as Observed).measured);
    return { ...measured, scripts: [...asked].map(([, script = ""]) => script) };
  } finally {
    await context.close();
  }
}

async function press(page: Page): Promise<void> {
  for (let at = 0; at < tabs; at += 1) await page.keyboard.press("Tab");
  // Neither a link nor a button: what is measured is the page, not where it leads.
  const heading = page.getByRole("heading").first();
  if (await heading.isVisible()) await heading.tap();
  // Two frames later the browser has told of the last press.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

interface Observed {
  measured: { fcp: number; lcp: number; tbt: number; inp: number };
}

/** Runs in the page before anything of its own. Without a named function inside: tsx would call a helper that no page has. */
function observe(): void {
  const measured = { fcp: 0, lcp: 0, tbt: 0, inp: 0 };
  (globalThis as unknown as Observed).measured = measured;
  for (const type of ["paint", "largest-contentful-paint", "longtask", "event"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
        if (entry.name === "first-contentful-paint") measured.fcp = entry.startTime;
        if (type === "largest-contentful-paint") measured.lcp = entry.startTime;
        if (type === "longtask") measured.tbt += Math.max(0, entry.duration - 50);
        if (type === "event" && interactionId > 0) measured.inp = Math.max(measured.inp, entry.duration);
      }
    }).observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
}
