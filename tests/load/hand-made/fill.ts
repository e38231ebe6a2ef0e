// The page that the landing page is measured against: landing.html, written by hand in plain HTML and CSS. It says the
// same words; pictures, fonts and what search engines and shared links are told are put in from the built page, so that
// both carry exactly the same ones.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

export interface HandMade {
  html: string;
  /** For the content policy. */
  styleHash: string;
}

/** The hand-made page with the pictures and fonts of a built landing page. Throws when they no longer fit each other. */
export async function fillHandMade(builtPage: string): Promise<HandMade> {
  const template = await readFile(new URL("landing.html", import.meta.url), "utf8");
  // The icon in the head is a drawing too, and the popup comes later.
  const [, body = ""] = builtPage.split("<body>");
  const pictures = picturesOf(body.split("<purchase-popup>")[0] ?? "");
  const slots = template.split("{{picture}}").length - 1;
  if (slots !== pictures.length) {
    throw new Error(
      `The landing page has ${pictures.length} pictures, the hand-made page room for ${slots}: bring hand-made/landing.html up to date.`,
    );
  }
  const fonts = builtPage.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  const faces = builtPage.match(/@font-face\{[^}]*\}/g) ?? [];
  const told =
    builtPage.match(
      /<meta (property|name="twitter)[^>]*>|<script type="application\/ld\+json">.*?<\/script>/g,
    ) ?? [];
  const html = template
    .replace("{{told}}", () => told.join("\n"))
    .replace("{{fonts}}", fonts.join("\n"))
    .replace("{{font-faces}}", faces.join("\n"))
    .replaceAll("{{picture}}", () => pictures.shift() ?? "");
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return { html, styleHash: `sha256-${createHash("sha256").update(style).digest("base64")}` };
}

/** Every picture file and outermost drawing of a page, in order, without the class names that only its own style knows. */
function picturesOf(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of html.matchAll(/<(\/?)(svg|img)\b[^>]*>/g)) {
    if (tag[2] === "img") {
      if (depth === 0) found.push(tag[0].replace(/ class="[^"]*"/, ""));
    } else if (tag[1] !== "/") {
      if (depth === 0) start = tag.index;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0)
        found.push(html.slice(start, tag.index + tag[0].length).replace(/ class="[^"]*"/g, ""));
    }
  }
  return found;
}
