import { offer } from "@store/contract/offer/offer";
import type { LegalBlock, LegalText } from "@store/goods/legal";
import { Fragment, type ReactNode } from "react";
import { LegalPage } from "./legal-page.tsx";
import { MailLink } from "./mail-link.tsx";

/** What stands in the `{places}` of a text; what is false or absent leaves out the words that ask for it by `{?place}`. */
type LegalValues = Readonly<Record<string, ReactNode>>;

/** Words without their condition; undefined where it leaves them out. */
function kept(words: string, values: LegalValues): string | undefined {
  const [whole, name = ""] = /^\{\?(\w+)\} /.exec(words) ?? [];
  if (whole === undefined) return words;
  return values[name] ? words.slice(whole.length) : undefined;
}

/** Words as they are drawn: bold ones, links, and values in their places. */
function LegalWords({ words, values }: { words: string; values: LegalValues }): ReactNode {
  return words.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)]+\)|\{\w+\})/).map((piece, at) => {
    const [, bold] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    const [, place] = /^\{(\w+)\}$/.exec(piece) ?? [];
    if (place !== undefined && !(place in values)) throw new Error(`Nothing stands for {${place}}`);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are written
      <Fragment key={at}>
        {bold ? (
          <b>
            <LegalWords words={bold} values={values} />
          </b>
        ) : href ? (
          <a href={href}>{label}</a>
        ) : place ? (
          values[place]
        ) : (
          piece
        )}
      </Fragment>
    );
  });
}

/** The sections that hold for these values. */
function sectionsOf(text: LegalText, values: LegalValues) {
  return text.sections.flatMap(({ id, title, blocks }) => {
    const shown = kept(title, values);
    if (shown === undefined) return [];
    const body = blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are written
      <BlockView key={at} block={block} values={values} />
    ));
    return [{ id, title: shown, body }];
  });
}

function BlockView({ block, values }: { block: LegalBlock; values: LegalValues }) {
  if ("items" in block)
    return (
      <block.tag>
        {block.items.map((item) => (
          <li key={item}>
            <LegalWords words={item} values={values} />
          </li>
        ))}
      </block.tag>
    );
  const words = kept(block.words, values);
  if (words === undefined) return null;
  // A table stands by itself.
  if (words === "{stored}") return values.stored;
  return (
    <block.tag>
      <LegalWords words={words} values={values} />
    </block.tag>
  );
}

/** What every legal text may name. */
const shop: LegalValues = {
  shop: offer.name,
  legalName: offer.legalName,
  address: offer.address,
  city: offer.city,
  mail: <MailLink />,
};

/** A legal page as its text is written. */
export function WrittenPage({ text, values: own }: { text: LegalText; values: LegalValues }) {
  const { title, updated } = text;
  const values = { ...shop, ...own };
  const short = text.short.flatMap((line) => {
    const words = kept(line, values);
    return words === undefined ? [] : [<LegalWords key={line} words={words} values={values} />];
  });
  return <LegalPage title={title} updated={updated} short={short} sections={sectionsOf(text, values)} />;
}
