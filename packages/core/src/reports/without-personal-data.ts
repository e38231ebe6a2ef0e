// What may be kept of a text that a browser made: people's own data can stand in an address or in a message.

/** Of an address in a text: our own path, or the origin of anything else. Never a query, and nothing that was made up. */
function placeOf(address: string, siteUrl: string): string {
  const place = /^(.*?)((?::\d+){0,2})$/.exec(address);
  const [, whole = "", lines = ""] = place ?? [];
  const [bare = ""] = whole.split(/[?#]/);
  if (bare.startsWith(`${siteUrl}/`)) return pathOf(bare.slice(siteUrl.length)) + lines;
  if (!URL.canParse(bare)) return "";
  const { origin, protocol } = new URL(bare);
  return origin === "null" || protocol === "blob:" ? protocol : origin.slice(0, 100);
}

/** A path of the site's own; what nobody links to is not repeated. */
export function pathOf(path: string): string {
  const [bare = ""] = path.split(/[?#]/);
  return /^\/[a-z0-9/-]{0,60}$|^\/assets\/[\w.-]{1,80}$/.test(bare) ? bare : "/...";
}

const address = /\b(?:[a-z][\w+.-]*:\/\/|blob:|data:)[^\s"'()<>]+/gi;

/** `text` without queries, mail addresses, numbers and tokens, at most `most` characters of it. */
export function withoutPersonalData(
  text: string,
  { siteUrl, most }: { siteUrl: string; most: number },
): string {
  // Each address with its text before it, so that no rule for words looks into a path.
  let done = 0;
  const parts: string[] = [];
  for (const { 0: found, index } of text.matchAll(address)) {
    parts.push(wordsOf(text.slice(done, index)), placeOf(found, siteUrl));
    done = index + found.length;
  }
  parts.push(wordsOf(text.slice(done)));
  return parts.join("").slice(0, most);
}

function wordsOf(text: string): string {
  return (
    text
      // Parsers quote what they could not read.
      .replace(/"[^"]{13,}("|$)/g, '"..."')
      .replace(/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, "<mail>")
      .replace(/\+?\d[\d -]{6,}\d/g, "<number>")
      .replace(/\b(?=[\w-]*\d)[\w-]{20,}/g, "<token>")
  );
}
