// A lesson or an extra as it is written: Markdown with a head of fields. A heading, a paragraph, a list, a table and a quote
// are blocks of the lesson by themselves; a fenced block holds YAML. Only **bold** has a meaning inside a sentence.
import { Block, Extra, Lesson } from "@store/contract/course-content";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import * as z from "zod/mini";
import { festivalTable } from "./festivals.ts";
import { idOf, mistake, type Source } from "./files.ts";
import { figure, pairs, tree } from "./short-forms.ts";
import { isRecord, readYaml } from "./yaml.ts";

const LessonHead = z.omit(Lesson, { id: true, body: true, clicks: true, quiz: true });
const ExtraHead = z.omit(Extra, { id: true, body: true });

export function readLesson(source: Source): Lesson {
  const { head, body } = split(source);
  return { id: idOf(source.file), ...readYaml(head, LessonHead), body: readBlocks(body) };
}

export function readExtra(source: Source): Extra {
  const { head, body } = split(source);
  return { id: idOf(source.file), ...readYaml(head, ExtraHead), body: readBlocks(body) };
}

/** Any other paper of fields and Markdown. */
export function readPaper<Head extends object>(
  source: Source,
  shape: z.ZodMiniType<Head>,
): Head & { id: string; body: Block[] } {
  const { head, body } = split(source);
  return { id: idOf(source.file), ...readYaml(head, shape), body: readBlocks(body) };
}

/** The fields between two lines of dashes, and the Markdown below them. */
export function split(source: Source): { head: Source; body: Source } {
  const [whole, fields] = /^---\n(.*?\n)---\n/s.exec(source.text) ?? [];
  if (whole === undefined || fields === undefined)
    throw mistake(source, "the file must begin with its fields, between two lines of ---");
  return {
    head: { ...source, line: 2, text: fields },
    body: { ...source, line: 1 + newlines(whole), text: source.text.slice(whole.length) },
  };
}

const newlines = (text: string) => text.split("\n").length - 1;

function readBlocks(source: Source): Block[] {
  const blocks: Block[] = [];
  let line = source.line;
  for (const token of lexer(source.text)) {
    // A token may begin with the blank lines before it.
    const blank = newlines(/^\s*/.exec(token.raw)?.[0] ?? "");
    blocks.push(...readBlock(token, { ...source, line: line + blank, text: token.raw }));
    line += newlines(token.raw);
  }
  if (blocks.length === 0) throw mistake(source, "nothing is written below the fields");
  return blocks;
}

function readBlock(token: Token, place: Source): Block[] {
  const known = token as MarkedToken;
  switch (known.type) {
    case "space":
      return [];
    case "heading":
      if (known.depth !== 2) throw mistake(place, "a heading inside a lesson begins with ## and a space");
      return [{ type: "heading", text: words(known, place) }];
    case "paragraph":
      if (known.text.startsWith("|"))
        throw mistake(
          place,
          "a table needs a second line of dashes, such as | --- | --- |, with as many columns",
        );
      return [{ type: "text", text: words(known, place) }];
    case "blockquote":
      return [{ type: "note", text: onlyParagraph(known.tokens, place) }];
    case "list":
      return readList(known, place);
    case "table":
      return [readTable(known, place)];
    case "code":
      return [readFence(known, place)];
    default:
      throw mistake(place, `a lesson cannot hold this: “${firstLine(place.text)}”`);
  }
}

const firstLine = (text: string) => text.trim().split("\n")[0] ?? "";

/** The sentence as it is written, on one line. */
function words({ text, tokens = [] }: { text: string; tokens?: Token[] | undefined }, place: Source): string {
  const other = tokens.find(
    ({ type, raw }) =>
      !["text", "strong", "checkbox"].includes(type) && !(type === "link" && raw.startsWith("http")),
  );
  if (other) throw mistake(place, `only **bold** can be used in a sentence, not “${other.raw}”`);
  // In a list with blank lines between its entries, the box is a part of the sentence.
  const box = tokens[0]?.type === "checkbox" ? tokens[0].raw.length : 0;
  return text.slice(box).replaceAll(/\s*\n\s*/g, " ");
}

function onlyParagraph(tokens: Token[], place: Source): string {
  const [first, ...more] = tokens.filter(({ type }) => type !== "space" && type !== "checkbox");
  if (!first || more.length > 0 || (first.type !== "paragraph" && first.type !== "text"))
    throw mistake(place, "this must be one paragraph, without a list or a heading inside");
  return words(first as Tokens.Paragraph | Tokens.Text, place);
}

/** A list, or two: Markdown itself does not part a plain list from one with boxes that follows after a blank line. */
function readList({ ordered, items }: Tokens.List, place: Source): Block[] {
  const lists: { type: "checklist" | "steps" | "list"; items: string[] }[] = [];
  let { line } = place;
  let before = "\n\n";
  for (const { task, tokens, raw } of items) {
    const type = task ? "checklist" : ordered ? "steps" : "list";
    if (lists.at(-1)?.type !== type) {
      if (!before.endsWith("\n\n"))
        throw mistake({ ...place, line }, "either every line of a list has a box [ ], or none has");
      lists.push({ type, items: [] });
    }
    lists.at(-1)?.items.push(onlyParagraph(tokens, { ...place, line }));
    line += newlines(raw);
    before = raw;
  }
  return lists;
}

function readTable({ header, rows }: Tokens.Table, place: Source): Block {
  const written = place.text.trim().split("\n");
  for (const [index, row] of written.entries()) {
    // Markdown would fill up a row that is too short and cut one that is too long, without a word.
    const cells = row.replace(/^\s*\||\|\s*$/g, "").split(/(?<!\\)\|/).length;
    if (cells !== header.length)
      throw mistake(
        { ...place, line: place.line + index },
        `cells in this row of the table: ${cells}; in its head: ${header.length}`,
      );
  }
  const cell = (each: Tokens.TableCell) => words(each, place);
  return { type: "table", head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
}

/** What stands in a fenced block, by its name, as the schema of its block wants it. */
const fences: Readonly<Record<string, (written: Record<string, unknown>) => unknown>> = {
  example: ({ figures, ...rest }) => ({ ...rest, figures: pairs(figures) }),
  mistakes: (rest) => rest,
  swipe: (rest) => rest,
  figure: ({ title, ...screens }) => ({ title, figure: figure(screens) }),
  chart: ({ title, caption, ...chart }) => ({ title, caption, chart }),
  tree: ({ title, ...root }) => ({ title, root: tree(root) }),
};

function readFence({ lang = "", text }: Tokens.Code, place: Source): Block {
  const inside = { ...place, line: place.line + 1, text };
  if (lang === "festivals") return festivalTable(inside);
  const expand = Object.hasOwn(fences, lang) ? fences[lang] : undefined;
  if (!expand)
    throw mistake(
      place,
      `there is no block “${lang}”; there are: ${Object.keys(fences).join(", ")}, festivals`,
    );
  return readYaml(inside, Block, (written) => {
    if (Array.isArray(written)) return { type: lang, items: written };
    return isRecord(written) ? { type: lang, ...Object(expand(written)) } : written;
  });
}
