// The part of the shared style that one page can use. Only for pages whose markup is complete when it is built: what
// hydrates later brings classes that the file does not show.

/** Leaves out every rule that asks for a class the page does not have. */
export function styleOfPage(css: string, html: string): string {
  return keepRules(css, classesOf(html));
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\bclass="([^"]*)"/g)) {
    const plain = names.replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<");
    for (const name of plain.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").split(/\s+/)) {
      if (name) classes.add(name);
    }
  }
  return classes;
}

/** At-rules that hold rules; all others are kept as they are. */
const groups = /^@(media|supports|layer|container)\b/;

function keepRules(css: string, classes: ReadonlySet<string>): string {
  let kept = "";
  for (const { prelude, body } of rulesOf(css)) {
    if (body === undefined) {
      kept += `${prelude};`;
    } else if (groups.test(prelude)) {
      const inner = keepRules(body, classes);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@")) {
      kept += `${prelude}{${body}}`;
    } else {
      const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, classes));
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

/** Whether all classes that a selector asks for are there. What stands in brackets is not looked at: it may be a "not". */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const outside = selector.replace(/\\.|\((?:\\.|[^()]|\((?:\\.|[^()])*\))*\)/g, (found) =>
    found.startsWith("\\") ? found : "",
  );
  for (const [, name = ""] of outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^ -~])+)/gi)) {
    if (!classes.has(unescapeName(name))) return false;
  }
  return true;
}

function unescapeName(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
