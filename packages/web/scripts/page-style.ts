// The part of the shared style that one page can use. Only for pages whose markup is complete when it is built: what
// hydrates later brings classes that the file does not show. Without this the documents are 7.7 kB heavier (brotli), and the
// landing page 9.2: 22.8 in place of 13.6, where the first answer of a line holds 13.7. `beasties` makes a style for each page,
// of which the content policy would have to name every hash.

import { classesOf } from "../src/prerender/classes-of.ts";

/** Leaves out every rule that asks for a class or an element the page does not have, and what only such rules used. */
export function styleOfPage(css: string, html: string): string {
  return withoutUnused(rulesFor(css, html));
}

/**
 * The style of a page that says where its first screen ends: what that needs, and what comes later. The rest stands after
 * rules that stood behind it, so that of two rules alike another one could win: a test holds that every element of the
 * page is drawn as the whole style draws it (landing.spec.ts), and other elements get the whole (render-site.ts).
 */
export function splitStyle(css: string, html: string, fold: string): { critical: string; rest: string } {
  const whole = styleOfPage(css, html);
  const critical = withoutUnused(rulesFor(whole, fold), () => false);
  const there = new Set<string>();
  keepRules(critical, (...rule) => there.add(rule.join()).size > 0);
  const rest = keepRules(whole, (...rule) => !there.has(rule.join()));
  return { critical, rest: withoutTokensOf(critical, rest) };
}

/** Leaves the tokens of `:root` out that another style sets to the same. */
function withoutTokensOf(other: string, css: string): string {
  const set = new Set(rootOf(other).split(";"));
  const own = rootOf(css);
  const left = own.split(";").filter((token) => !set.has(token));
  return css.replace(own, () => left.join(";"));
}

function rootOf(css: string): string {
  return /@layer theme\{:root,:host\{([^}]*)/.exec(css)?.[1] ?? "";
}

interface Present {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

function whatIsIn(html: string): Present {
  return { classes: classesOf(html), elements: elementsOf(html) };
}

function elementsOf(html: string): Set<string> {
  const names = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase());
  return new Set(["html", "body", ...names]);
}

/** At-rules that hold rules; all others are kept as they are. */
const groups = /^@(media|supports|layer|container)\b/;

function rulesFor(css: string, html: string): string {
  const present = whatIsIn(html);
  return keepRules(css, (selector) => selector.startsWith("@") || canMatch(selector, present));
}

/** `path`: the groups around a rule. At-rules are asked for by what stands before their body. */
function keepRules(
  css: string,
  isKept: (selector: string, body: string, path: string) => boolean,
  path = "",
): string {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (body === undefined) {
      if (isKept(prelude, "", path)) kept += `${prelude};`;
    } else if (groups.test(prelude)) {
      const inner = keepRules(body, isKept, path + prelude);
      if (inner) kept += `${prelude}{${inner}}`;
    } else {
      const all = prelude.startsWith("@") ? [prelude] : splitSelectors(prelude);
      const selectors = all.filter((selector) => isKept(selector, body, path));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
  }
  return kept;
}

interface Rule {
  prelude: string;
  /** Undefined for a statement like `@layer a, b;`. */
  body: string | undefined;
}

/** The outermost rules of a minified style. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let i = 0; i < css.length; i += 1) {
    const sign = css[i];
    if (sign === "\\") i += 1;
    else if (sign === '"' || sign === "'") i = endOfString(css, i);
    else if (sign === "{") {
      if (depth === 0) open = i;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth === 0) {
        rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, i) });
        start = i + 1;
      }
    } else if (sign === ";" && depth === 0) {
      rules.push({ prelude: css.slice(start, i).trim(), body: undefined });
      start = i + 1;
    }
  }
  return rules;
}

function endOfString(css: string, from: number): number {
  let i = from + 1;
  while (i < css.length && css[i] !== css[from]) i += css[i] === "\\" ? 2 : 1;
  return i;
}

function splitSelectors(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < prelude.length; i += 1) {
    const sign = prelude[i];
    if (sign === "\\") i += 1;
    else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(prelude.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, prelude.slice(start)];
}

const formParts =
  /::(-webkit-(search|date|datetime|calendar|inner|outer)|file-selector|placeholder)|:-moz-ui-invalid/;
const formElements = ["input", "select", "textarea"];

/** Whether all that a selector asks for is there. What stands in brackets is not looked at: it may be a "not". */
function canMatch(selector: string, { classes, elements }: Present): boolean {
  if (formParts.test(selector) && !formElements.some((name) => elements.has(name))) return false;
  if (selector.includes("::backdrop") && !elements.has("dialog")) return false;
  const outside = selector.replace(/\\.|\((?:\\.|[^()]|\((?:\\.|[^()])*\))*\)/g, (found) =>
    found.startsWith("\\") ? found : "",
  );
  for (const [, name = ""] of outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^ -~])+)/gi)) {
    if (!classes.has(unescapeName(name))) return false;
  }
  const bare = outside.replace(/\[[^\]]*\]|::?[\w-]+/g, "");
  for (const [, name = ""] of bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)) {
    if (!elements.has(name.toLowerCase())) return false;
  }
  return true;
}

/** Colours, faces and corners are also for what a script brings along in a style of its own. */
const isShared = (token: string) => /^--(color|font|radius)-/.test(token);

/** Leaves out tokens, their registrations, keyframes and papers that nothing asks for any more. */
function withoutUnused(css: string, isKept: (token: string) => boolean = isShared): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const used = (name: string) => asked.has(name) || isKept(name);
  const declaration = /([{;])(--[\w-]+):((?:"[^"]*"|\((?:[^()]|\([^()]*\))*\)|[^;{}"(])*)(?=[;}])/g;
  const next = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (whole, name) => (used(name) ? whole : ""))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (whole, name) =>
      animates(css, name) ? whole : "",
    )
    .replace(/@page ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (whole, name) =>
      css.includes(`page:${name}`) ? whole : "",
    )
    .replace(declaration, (whole, before, name) => (used(name) ? whole : before))
    .replace(/;+(?=[;}])/g, "")
    .replace(/\{;+/g, "{");
  return next === css ? css : withoutUnused(next, isKept);
}

function animates(css: string, name: string): boolean {
  return new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b|--animate-[\\w-]+:[^;}]*\\b${name}\\b`).test(css);
}

function unescapeName(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
