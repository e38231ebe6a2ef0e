// A mail as a list of blocks, drawn twice: as HTML and as plain text. What one says the other cannot leave out.
import { createElement, Fragment, type ReactNode } from "react";
import { type SumRow, webLink } from "./mail-facts.ts";
import type { MailParts } from "./mail-frame.tsx";
import { Action, Band, Gap, Greeting, InlineLink, Items, Para, Subtitle, Title } from "./mail-parts.tsx";
import { FactTable, SumTable } from "./mail-tables.tsx";
import {
  factsText,
  greetingText,
  itemsText,
  letter,
  linkText,
  paragraph,
  ruled,
  sumText,
} from "./plain-text.ts";
import { colour, mono, type } from "./theme.ts";

/** One thing after another in a mail. Addresses must be http(s) ones. */
export type Block =
  | { kind: "say"; words: string }
  | { kind: "head"; words: string }
  | { kind: "list"; items: readonly string[] }
  /** A list in the order of doing. */
  | { kind: "steps"; items: readonly string[] }
  | { kind: "facts"; title: string; rows: readonly { label: string; value: string }[]; note?: string }
  | { kind: "sums"; title: string; note?: string; rows: readonly SumRow[] }
  /** The one marigold button. */
  | { kind: "act"; label: string; url: string }
  /** A sentence that ends in a link. */
  | { kind: "lead"; words: string; label: string; url: string }
  /** An address to copy, for who cannot press the button. The plain text has it under the button already. */
  | { kind: "spell"; words: string; url: string };

interface Letter {
  subject: string;
  preheader: string;
  title: string;
  /** Whom it greets. */
  name: string;
  /** Subject of a mail to support. */
  about: string;
  blocks: readonly Block[];
  /** Why one gets it, and the link that stops it. */
  why?: { words: string; label: string; url: string };
}

/** The parts of a mail made of blocks. */
export function letterOf({ subject, preheader, title, name, about, blocks, why }: Letter): MailParts {
  const drawn = blocks.map((block, at) => drawBlock(block, at === 0 ? 8 : 16));
  const written = blocks.flatMap((block) => writeBlock(block));
  return {
    subject,
    preheader,
    about,
    body: (
      <>
        <Band top={36}>
          <Title>{title}</Title>
          <Para>
            <Greeting name={name} />
          </Para>
        </Band>
        {createElement(Fragment, null, ...drawn)}
        <Gap />
      </>
    ),
    text: letter(
      [ruled(title), greetingText(name), ...written],
      why && linkText(`${why.words} ${why.label}:`, webLink(why.url)),
    ),
    ...(why && {
      why: (
        <>
          {why.words} <InlineLink href={webLink(why.url)}>{why.label}</InlineLink>.
        </>
      ),
    }),
  };
}

/** `top`: pixels above a paragraph. */
function drawBlock(block: Block, top: number): ReactNode {
  switch (block.kind) {
    case "say":
      return (
        <Band top={top}>
          <Para top={0}>{block.words}</Para>
        </Band>
      );
    case "head":
      return (
        <Band top={36}>
          <Subtitle>{block.words}</Subtitle>
        </Band>
      );
    case "list":
    case "steps":
      return (
        <Band top={0}>
          <Items items={block.items} ordered={block.kind === "steps"} />
        </Band>
      );
    case "facts":
      return (
        <Band top={24}>
          <FactTable
            title={block.title}
            facts={block.rows.map((row) => ({ ...row, exact: true }))}
            note={block.note}
          />
        </Band>
      );
    case "sums":
      return (
        <Band top={24}>
          <SumTable {...block} />
        </Band>
      );
    case "act":
      return <Action href={webLink(block.url)}>{block.label}</Action>;
    case "lead":
      return (
        <Band top={top}>
          <Para top={0}>
            {block.words} <InlineLink href={webLink(block.url)}>{block.label}</InlineLink>.
          </Para>
        </Band>
      );
    case "spell":
      return (
        <Band top={24}>
          <Para top={0}>{block.words}</Para>
          <span
            className="t2"
            style={{ color: colour.ink2, ...type(14, 20), fontFamily: mono, wordBreak: "break-all" }}
          >
            {webLink(block.url)}
          </span>
        </Band>
      );
  }
}

function writeBlock(block: Block): string[] {
  switch (block.kind) {
    case "say":
      return [paragraph(block.words)];
    case "head":
      return [ruled(block.words)];
    case "list":
      return [itemsText(block.items)];
    case "steps":
      return [itemsText(block.items, (index) => `${index + 1}.`)];
    case "facts": {
      const facts = factsText(
        block.title,
        block.rows.map(({ label, value }) => [label, value]),
      );
      return block.note ? [facts, paragraph(block.note)] : [facts];
    }
    case "sums":
      return [ruled(block.title), ...(block.note ? [block.note] : []), sumText(block.rows)];
    case "act":
      return [linkText(`${block.label}:`, webLink(block.url))];
    case "lead":
      return [linkText(`${block.words} ${block.label}:`, webLink(block.url))];
    case "spell":
      return [];
  }
}
