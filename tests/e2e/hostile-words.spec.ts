// A thousand hostile texts in every place that an owner may write in: what is made of them is a page like any other.

import type { Page } from "@playwright/test";
import { mostAt } from "@store/contract/offer/bounds";
import { Offer } from "@store/contract/offer/offer-shape";
import { AdminPage } from "./pages/admin-page.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "hostile words" });

const pages = ["/", "/checkout", "/contact", "/privacy-policy"] as const;

const seeds = [
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<style>*{display:none}</style>",
  "</title></head><body onload=alert(1)>",
  "' style=position:fixed onclick=alert(1) x='",
  "<!-- --><![CDATA[ ]]>",
  "<svg><animate onbegin=alert(1) attributeName=x>",
  "{{constructor.constructor('alert(1)')()}}",
  "$& $1 $$ $`",
  "{price} {price} {price}",
  "&lt;script&gt; &amp;#x27; &#0;",
  "javascript:alert(1)",
  "/below-fold.css /checkout.html",
  "שלום עולם \u200fמימין לשמאל",
  "مرحبا بالعالم \u061c نص",
  "क्‍ष நன்றி ਪੰਜਾਬੀ",
  "👩🏽‍💻🧵🪁 🇮🇳 ✂️",
  "Z̸̧̛͖a̶͎͌l̴̙̈g̵̢̈́o̷",
  "\u200b\u200d\ufeff\u00ad x",
  "M".repeat(600),
  "W W ".repeat(200),
];

/** The same for the same number: bounded as the field is. */
function hostile(number: number, most: number): string {
  const [first = "", second = ""] = [number, number * 7 + 3].map((one) => seeds[one % seeds.length]);
  return `${number} ${first} ${second}`
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** The offer with a hostile text in each of its texts, and how many those are. */
function hostileOffer(offer: Offer, from: number): { offer: Offer; count: number } {
  let count = 0;
  const text = (path: string) => hostile(from + count++, mostAt(path) ?? 60);
  const list = (length: number, path: string, names: readonly string[]) =>
    Array.from({ length }, () => Object.fromEntries(names.map((name) => [name, text(`${path}.0.${name}`)])));
  const voice = (kind: string, names: Record<string, number>) => ({
    kind,
    ...Object.fromEntries(Object.entries(names).map(([name, most]) => [name, hostile(from + count++, most)])),
    asOf: "2026-11-01",
  });
  const made = {
    ...offer,
    ...Object.fromEntries(
      (["name", "legalName", "tagline", "address", "city", "contactPerson"] as const).map((name) => [
        name,
        text(name),
      ]),
    ),
    grievanceOfficer: {
      ...offer.grievanceOfficer,
      name: text("grievanceOfficer.name"),
      designation: text("grievanceOfficer.designation"),
    },
    words: {
      hero: {
        headline: text("words.hero.headline"),
        underlined: text("words.hero.underlined"),
        text: text("words.hero.text"),
      },
      steps: list(3, "words.steps", ["title", "text"]),
      closing: text("words.closing"),
      questions: list(8, "words.questions", ["question", "answer"]),
      hidden: [],
    },
    claims: [
      voice("testimonial", { name: 60, role: 80, content: 400, initials: 4, evidence: 300 }),
      voice("testimonial", { name: 60, role: 80, content: 400, initials: 4, evidence: 300 }),
      voice("rating", { figure: 12, text: 120, evidence: 300 }),
    ],
    products: offer.products.map((product) => ({
      ...product,
      name: text("products.0.name"),
      description: text("products.0.description"),
      benefits: product.benefits.map(() => text("products.0.benefits.0")),
    })),
  };
  return { offer: Offer.parse(made), count };
}

async function asker(page: Page, url: string) {
  const asked = page.waitForRequest(/\/api\/admin-(?!account)/);
  await page.reload();
  const { authorization = "" } = await (await asked).allHeaders();
  return async (input: object) => {
    const response = await fetch(`${url}/api/admin-offer`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify(input),
    });
    return response.json();
  };
}

/** Every element's name and the names of what stands in it, in order: the skeleton that words must not change. */
async function skeletonOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const styles = [...parsed.querySelectorAll("style")].map(({ textContent }) => textContent ?? "");
    const all = [...parsed.querySelectorAll("*")];
    return {
      styles,
      scripts: all
        .filter(({ localName }) => localName === "script")
        .map((one) => (one as HTMLScriptElement).type),
      handlers: all.flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => /^on|^style$/.test(name)),
      ),
      json: all
        .filter((one) => /json/.test((one as HTMLScriptElement).type ?? ""))
        .every(({ textContent }) => JSON.parse(textContent ?? "")),
      links: all.map((one) => one.getAttribute("href") ?? "").filter((href) => /^\s*javascript:/i.test(href)),
      parts: parsed.querySelectorAll("main section").length,
    };
  }, html);
}

test("a thousand hostile texts leave pages, policy hashes and axe unchanged", async ({
  page,
  owner,
  shop,
}) => {
  test.setTimeout(240_000);
  await new AdminPage(page).enter(owner, "pages");
  const ask = await asker(page, shop.url);
  const { offer } = await ask({ action: "current" });
  const policy = (await page.request.get("/")).headers()["content-security-policy"] ?? "";
  const before = new Map<string, Awaited<ReturnType<typeof skeletonOf>>>();
  for (const path of pages)
    before.set(path, await skeletonOf(page, (await ask({ action: "preview", offer, page: path })).html));

  let tried = 0;
  for (let round = 0; tried < 1000; round++) {
    const made = hostileOffer(offer, tried);
    tried += made.count;
    const path = pages[round % pages.length] ?? "/";
    const answer = await ask({ action: "preview", offer: made.offer, page: path });
    expect(answer).toMatchObject({ success: true });
    const skeleton = await skeletonOf(page, answer.html);
    expect(skeleton).toMatchObject({
      handlers: [],
      links: [],
      json: true,
      scripts: before.get(path)?.scripts,
    });
    for (const style of skeleton.styles) expect(policy).toContain(await hashOf(style));
    if (round < pages.length) await look(page, shop.url, path, answer.html);
  }
  expect(tried).toBeGreaterThanOrEqual(1000);
});

test("five thousand letters, and marks that turn the reading, are refused in words", async ({
  page,
  owner,
  shop,
}) => {
  await new AdminPage(page).enter(owner, "pages");
  const ask = await asker(page, shop.url);
  const { rev, offer } = await ask({ action: "current" });
  for (const tagline of ["x".repeat(5000), "safe \u202e evil", "one\ntwo", "a\u0000b"])
    expect(
      await ask({ action: "save-draft", baseRev: rev, version: 0, offer: { ...offer, tagline } }),
    ).toMatchObject({
      success: false,
      code: "input.invalid",
    });
});

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${Buffer.from(bytes).toString("base64")}`;
}

/** As a visitor would see it, under the shop's own policy. */
async function look(page: Page, url: string, path: string, html: string): Promise<void> {
  const {
    "content-encoding": _packed,
    "content-length": _long,
    ...headers
  } = (await page.request.get(path)).headers();
  const still = html.replace(/<script type="module"[^>]*><\/script>/g, "");
  await page.route(`${url}${path}`, (route) => route.fulfill({ headers, status: 200, body: still }));
  await page.goto(path);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.unroute(`${url}${path}`);
}
