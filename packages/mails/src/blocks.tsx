// What a mail is made of. Each block has both forms, HTML and plain text: what one says the other cannot leave out.
import { Button, Column, Heading, Img, Link, Row, Text } from "@react-email/components";
import { startDrawing } from "@store/contract/mail-pictures";
import { createElement, Fragment, type ReactNode } from "react";
import { shownName, siteLink, webLink } from "./mail-facts.ts";
import { listText, underline, wrap } from "./plain-text.ts";
import { breakable, colour, headline, mono, type } from "./theme.ts";

export interface Block {
  html: ReactNode;
  /** The plain text, one paragraph each. */
  text: readonly string[];
  /** Pixels above the HTML. */
  top: number;
  /** Pixels above it right below the greeting, where they differ. */
  topBelowGreeting?: number;
  /** As wide as a small screen. */
  isWide?: boolean;
}

/** A sentence that holds a link to an http(s) address, without its full stop. */
export interface LinkedWords {
  words: string;
  label: string;
  url: string;
  /** Words after the link. */
  rest?: string;
}

/** Plain words, words that begin with strong ones, or words that hold a link. */
export type Words = string | { strong: string; rest?: string } | LinkedWords;

/** A paragraph. `margin`: pixels above it inside a section. */
export function paragraph(words: Words, margin = 0): Block {
  return { ...opening, html: <Para top={margin}>{drawWords(words)}</Para>, text: [writeWords(words)] };
}

const opening = { top: 16, topBelowGreeting: 8 };

export function heading(words: string): Block {
  const html = (
    <Heading as="h2" className="t" style={{ margin: 0, color: colour.ink, ...headline(22, 28) }}>
      {words}
    </Heading>
  );
  return { top: 36, html, text: [underline(words)] };
}

export function bullets(items: readonly string[]): Block {
  return { top: 0, html: <Items as="ul" items={items} />, text: [listText(items, () => "-")] };
}

/** A list in the order of doing. */
export function steps(items: readonly string[]): Block {
  const text = listText(items, (index) => `${index + 1}.`);
  return { top: 0, html: <Items as="ol" items={items} />, text: [text] };
}

/** The one marigold button of a mail. */
export function button(label: string, url: string): Block {
  const html = (
    <Button
      href={webLink(url)}
      style={{
        padding: "17px 28px",
        backgroundColor: colour.marigold,
        borderRadius: 7,
        borderBottom: `3px solid ${colour.marigoldEdge}`,
        color: colour.ink,
        ...type(17, 20, 700),
      }}
    >
      {label}
    </Button>
  );
  return { top: 28, isWide: true, html, text: [`${wrap(`${label}:`)}\n${webLink(url)}`] };
}

/** The button's address, for somebody who cannot press it. The plain text has it under the button already. */
export function addressToCopy(words: string, url: string): Block {
  const html = (
    <>
      <Para top={0}>{words}</Para>
      <span
        className="t2"
        style={{ color: colour.ink2, ...type(14, 20), fontFamily: mono, wordBreak: "break-all" }}
      >
        {webLink(url)}
      </span>
    </>
  );
  return { top: 24, html, text: [] };
}

/** The way from the library to a page of one's own. The steps below it say the same in words. */
export function startPicture(siteUrl: string): Block {
  const html = (
    <Img
      src={siteLink(siteUrl, startDrawing.file)}
      alt="Choose a template, fill in the form, import the page."
      fetchPriority="low"
      width={startDrawing.width}
      height={startDrawing.height}
      className="t2"
      style={{
        width: "100%",
        maxWidth: startDrawing.width,
        height: "auto",
        marginTop: 14,
        color: colour.ink2,
        ...type(14, 22),
      }}
    />
  );
  return { top: 0, html, text: [] };
}

/** Blocks on one strip of the sheet. */
export function section(top: number, ...blocks: readonly Block[]): Block {
  const html = createElement(Fragment, null, ...blocks.map((block) => block.html));
  return { top, html, text: blocks.flatMap(({ text }) => text) };
}

/** The head of a mail: its title and "Hello Meera," with the name's own writing direction. */
export function greeting(title: string, name: string): Block {
  const shown = shownName(name);
  const named = (
    <>
      Hello <span dir="auto">{shown}</span>,
    </>
  );
  const html = (
    <>
      <Heading as="h1" className="h1 t" style={{ margin: 0, color: colour.ink, ...headline(36, 40) }}>
        {title}
      </Heading>
      <Para>{shown ? named : "Hello,"}</Para>
    </>
  );
  return { top: 36, html, text: [underline(title), shown ? wrap(`Hello ${shown},`) : "Hello,"] };
}

export function drawWords(words: Words): ReactNode {
  if (typeof words === "string") return words;
  if ("strong" in words)
    return (
      <>
        <strong className="t">{words.strong}</strong>
        {words.rest && ` ${words.rest}`}
      </>
    );
  return (
    <>
      {words.words} <InlineLink href={webLink(words.url)}>{words.label}</InlineLink>
      {words.rest && ` ${words.rest}`}.
    </>
  );
}

export function writeWords(words: Words): string {
  if (typeof words === "string") return wrap(words);
  if ("strong" in words) return wrap(words.rest ? `${words.strong} ${words.rest}` : words.strong);
  const { label, url, rest } = words;
  return `${wrap(`${words.words} ${label}${rest ? ` ${rest}` : ""}:`)}\n${webLink(url)}`;
}

/** A full-width strip of the sheet. */
export function Band({ block, isFirst = false }: { block: Block; isFirst?: boolean }) {
  const { html, top, topBelowGreeting = top, isWide = false } = block;
  return (
    <Row>
      <Column
        className={isWide ? "px full" : "px"}
        style={{ padding: `${isFirst ? topBelowGreeting : top}px 32px 0` }}
      >
        {html}
      </Column>
    </Row>
  );
}

export function Para({ top = 16, children }: { top?: number; children: ReactNode }) {
  return (
    <Text
      className="t2"
      style={{ margin: `${top}px 0 0`, color: colour.ink2, ...type(16, 26), ...breakable }}
    >
      {children}
    </Text>
  );
}

export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: colour.mat700, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

function Items({ as: List, items }: { as: "ol" | "ul"; items: readonly string[] }) {
  return (
    <List
      className="t2"
      style={{ margin: "10px 0 0", padding: "0 0 0 22px", color: colour.ink2, ...type(16, 26) }}
    >
      {items.map((item) => (
        <li key={item} style={{ margin: "0 0 6px" }}>
          {item}
        </li>
      ))}
    </List>
  );
}
