// The legal pages as they lie in `legal/`: Markdown in sections. Where the site is built they become a constant of its program.
import { lexer, type MarkedToken, type Token } from "marked";
import * as z from "zod/mini";
import { mistake, readSource, type Source } from "./read/files.ts";
import { split } from "./read/lesson.ts";
import { readYaml } from "./read/yaml.ts";

/** Words may hold `**bold**`, `[links](/page)` and `{values}`; `{?value}` before them leaves them out without it. */
export type LegalBlock = { tag: "p" | "h3"; words: string } | { tag: "ul" | "ol"; items: string[] };

const Head = z.object({
  title: z.string(),
  /** Day of the present version, `yyyy-mm-dd`. */
  updated: z.string(),
  /** The whole page in a few lines. They explain; the sections decide. */
  short: z.array(z.string()),
});

export type LegalText = z.infer<typeof Head> & {
  sections: { id: string; title: string; blocks: LegalBlock[] }[];
};

export const [terms, privacy, refunds] = ["terms", "privacy", "refunds"].map((id) =>
  readLegal(readSource(`legal/${id}.md`)),
) as [LegalText, LegalText, LegalText];

function readLegal(source: Source): LegalText {
  const { head, body } = split(source);
  const sections: LegalText["sections"] = [];
  for (const token of lexer(body.text) as MarkedToken[]) {
    if (token.type === "heading" && token.depth === 2) {
      const [, id = "", title = ""] = /^([\w-]+): (.+)$/.exec(token.text) ?? [];
      sections.push({ id, title, blocks: [] });
    } else if (token.type !== "space") sections.at(-1)?.blocks.push(blockOf(token, source));
  }
  return { ...readYaml(head, Head), sections };
}

function blockOf(token: Token, source: Source): LegalBlock {
  const { type, text, depth, items, ordered } = token as MarkedToken & Record<string, never>;
  if (type === "paragraph") return { tag: "p", words: text };
  if (type === "heading" && depth === 3) return { tag: "h3", words: text };
  if (type === "list")
    return {
      tag: ordered ? "ol" : "ul",
      items: (items as { text: string }[]).map((item) => item.text),
    };
  throw mistake(source, `a legal page cannot hold this: “${token.raw.trim().split("\n")[0]}”`);
}
