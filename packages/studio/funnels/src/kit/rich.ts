// Copy as it is written in a brief, turned into the HTML that a widget takes.

const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const inline = (text: string) =>
  safe(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\[([^\]]+)\]\((#[^)]+|https?:[^)]+|mailto:[^)]+|tel:[^)]+)\)/g, '<a href="$2">$1</a>');

/** What is read in one breath stays on one line: a time of day, a stretch of hours or of days, a number of two words. */
export const whole = (text: string): string =>
  text
    .replace(/(\d) (am|pm)\b/g, "$1\u00A0$2")
    .replace(/(\d\]?) to (\[?\d)/g, "$1\u00A0to\u00A0$2")
    .replace(/(\d–)(?=\d)/g, "$1\u2060")
    .replace(/(ty-)(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g, "$1\u2060");

/** Letters of a word that looks lost on a line of its own, and of a pair that any column holds. */
const lost = { word: 5, pair: 13 };

/**
 * A heading of four words or more keeps a short last word beside the one before it: even lines alone leave it alone where a
 * line break or one long word decides. Never inside brackets, which are asked for by their words.
 */
export function endTogether(text: string): string {
  const [, start = "", before = "", last = ""] = /^([\s\S]*[ \n])?(\S+) (\S+)$/.exec(text) ?? [];
  const letters = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, "").length;
  const isInBrackets = last.includes("]") && !last.includes("[");
  const words = text.split(/[ \n]+/).length;
  if (!last || words < 4 || isInBrackets || letters(last) > lost.word) return text;
  const pair = `${before} ${last}`;
  return pair.replaceAll("*", "").length > lost.pair ? text : `${start}${before}\u00A0${last}`;
}

/** A title: `*words*` take the mark colour, a new line is a line break. */
export function titleHtml(text: string, mark: string, italic = false): string {
  const style = `color:${mark}${italic ? ";font-style:italic" : ""}`;
  return safe(whole(text))
    .replace(/\*(.+?)\*/g, `<span style="${style}">$1</span>`)
    .replaceAll("\n", "<br>");
}

/** Paragraphs parted by an empty line; lines that begin with "- " are a list; `**words**` are strong. */
export function proseHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      if (lines.every((line) => line.startsWith("- "))) {
        return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join("")}</ul>`;
      }
      return `<p>${lines.map(inline).join("<br>")}</p>`;
    })
    .join("");
}

/** One line without paragraphs, for widgets that take inline text. */
export const lineHtml = (text: string): string => inline(text).replaceAll("\n", "<br>");
