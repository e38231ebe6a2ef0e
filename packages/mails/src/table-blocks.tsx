// The ruled tables of a mail. Tables of facts and of sums keep their row headers.
import { Link } from "@react-email/components";
import type { CSSProperties, ReactNode } from "react";
import { type Block, drawWords, type Words, writeWords } from "./blocks.tsx";
import { type QuickLink, type SumRow, webLink } from "./mail-facts.ts";
import { sumText, underline } from "./plain-text.ts";
import { breakable, colour, mono, type } from "./theme.ts";

const innerRule = `1px solid ${colour.rule}`;
const outerRule = `1px solid ${colour.ink}`;

export interface Fact {
  label: string;
  value: string;
  /** False for a sentence. Anything else is set in monospace, so that 0 and O differ; one click selects all of it. */
  exact?: boolean;
}

/** Facts with an optional note below them, in the same frame. */
export function factTable(title: string, facts: readonly Fact[], note?: Words): Block {
  const html = (
    <Framed className="stack r" first="30%" title={title}>
      <Facts facts={facts} />
      {note ? <Note note={note} /> : null}
    </Framed>
  );
  return { top: 24, html, text: factTexts(title, facts, note) };
}

interface Ticket {
  title: string;
  facts: readonly Fact[];
  /** Beside the title, and under the tear: which order it is of, and where it is shown. */
  number: string;
  place: { label: string; url: string };
  note: Words;
}

/** A login, cut like a ticket: holes along both sides, and a line to tear at. Dotted and dashed borders are all that every client knows. */
export function ticket({ title, facts, number, place, note }: Ticket): Block {
  const url = webLink(place.url);
  const shown = url.replace(/^https?:\/\//, "");
  const head = (
    <>
      {title}
      <br />
      <span className="t2" style={{ color: colour.ink2, ...type(13, 20) }}>
        {number}
      </span>
    </>
  );
  const html = (
    <Framed className="stack r ticket" first="30%" title={head} frame={perforated}>
      <Facts facts={facts} />
      <tr>
        <td
          colSpan={2}
          className="t2"
          style={{
            padding: "12px 16px",
            borderTop: `2px dashed ${colour.ink}`,
            color: colour.ink2,
            ...type(14, 22),
            ...breakable,
          }}
        >
          {place.label}{" "}
          <Link href={url} className="link" style={{ color: colour.mat700, textDecoration: "underline" }}>
            {shown}
          </Link>
        </td>
      </tr>
      <Note note={note} />
    </Framed>
  );
  const [titled = "", ...rest] = factTexts(title, facts, note);
  return { top: 24, html, text: [`${titled}\n${number}`, `${place.label}\n${url}`, ...rest] };
}

const perforated: CSSProperties = {
  borderWidth: "1px 6px",
  borderStyle: "solid dotted",
  borderColor: `${colour.ink} ${colour.sheet}`,
  borderCollapse: "separate",
  backgroundColor: colour.invoice,
};

function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map((fact) => <FactRow key={fact.label} {...fact} />);
}

function Note({ note }: { note: Words }) {
  return (
    <tr>
      <td
        colSpan={2}
        className="note t2"
        style={{
          padding: "12px 16px",
          borderTop: outerRule,
          backgroundColor: colour.marigoldTint,
          color: colour.ink2,
          ...type(14, 22),
        }}
      >
        {drawWords(note)}
      </td>
    </tr>
  );
}

function factTexts(title: string, facts: readonly Fact[], note: Words | undefined): string[] {
  const values = facts.map(({ label, value }) => `${label}:\n${value}`);
  return [underline(title), ...values, ...(note ? [writeWords(note)] : [])];
}

/** Lines that add up to a total. `note` stands below the title: lines of the plain text, one line in the HTML. */
export function sumTable(title: string, rows: readonly SumRow[], note: readonly string[] = []): Block {
  const small = { color: colour.ink2, ...type(13, 20), ...breakable };
  const head = (
    <>
      {title}
      <br />
      <span className="t2" style={small}>
        {note.join(", ")}
      </span>
    </>
  );
  const html = (
    <Framed className="r" first="70%" title={note.length > 0 ? head : title}>
      {rows.map((row) => (
        <SumLine key={row.label} {...row} />
      ))}
    </Framed>
  );
  const noteText = note.length > 0 ? [note.join("\n")] : [];
  return { top: 24, html, text: [underline(title), ...noteText, sumText(rows)] };
}

/** Areas of the shop, each with a plain link. */
export function quickLinkTable(quickLinks: readonly QuickLink[]): Block {
  const cell = { borderTop: innerRule, color: colour.ink2, ...type(14, 24) };
  const link = { color: colour.mat700, textDecoration: "underline", ...type(16, 24) };
  const html = (
    <table
      className="stack r"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={{ width: "100%", borderCollapse: "collapse", borderBottom: innerRule }}
    >
      <tbody>
        {quickLinks.map(({ label, about, url }) => (
          <tr key={url}>
            <td width="42%" valign="top" className="k t2" style={{ ...cell, padding: "10px 12px 10px 0" }}>
              <Link href={url} className="link" style={link}>
                {label}
              </Link>
            </td>
            <td valign="top" className="v t2" style={{ ...cell, padding: "10px 0" }}>
              {about}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return { top: 14, html, text: quickLinks.map(({ label, about, url }) => `${label}: ${about}\n${url}`) };
}

interface Frame {
  className: string;
  /** Width of the first of the two columns. */
  first: string;
  title: ReactNode;
  frame?: CSSProperties;
  children: ReactNode;
}

const ruled: CSSProperties = { border: outerRule, borderCollapse: "collapse" };

function Framed({ className, first, title, frame = ruled, children }: Frame) {
  return (
    <table
      className={className}
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ ...frame, tableLayout: "fixed", width: "100%" }}
    >
      <colgroup>
        <col style={{ width: first }} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <td
            colSpan={2}
            className="t"
            style={{ padding: "12px 16px", color: colour.ink, ...type(15, 20, 700) }}
          >
            {title}
          </td>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const exactly: CSSProperties = {
  ...type(15, 20, 700),
  fontFamily: mono,
  ...breakable,
  WebkitUserSelect: "all",
  userSelect: "all",
};

/** What is longer than its cell breaks anywhere; Outlook knows no other way. Words keep whole. */
function breaks(value: string): CSSProperties {
  return /[^-@.]{40}/.test(value) ? { wordBreak: "break-all" } : {};
}

function FactRow({ label, value, exact = true }: Fact) {
  const voice = exact ? { ...exactly, ...breaks(value) } : { ...type(14, 22), ...breakable };
  return (
    <tr>
      <th
        scope="row"
        align="left"
        className="k t2"
        style={{
          padding: "12px 0 12px 16px",
          borderTop: innerRule,
          color: colour.ink2,
          textAlign: "left",
          verticalAlign: "top",
          ...type(14, 20),
        }}
      >
        {label}
      </th>
      <td
        valign="top"
        className="v t"
        style={{ padding: "12px 16px", borderTop: innerRule, color: colour.ink, ...voice }}
      >
        {value}
      </td>
    </tr>
  );
}

function SumLine({ label, amount, kind }: SumRow) {
  const isTotal = kind === "total";
  const tone = kind === "sum" ? "t2" : "t";
  const cell: CSSProperties = {
    padding: "10px 16px",
    borderTop: isTotal ? outerRule : innerRule,
    color: kind === "sum" ? colour.ink2 : colour.ink,
    ...type(isTotal ? 16 : 14, 22, isTotal ? 700 : 400),
  };
  return (
    <tr>
      <th scope="row" align="left" className={tone} style={{ ...cell, textAlign: "left", ...breakable }}>
        {label}
      </th>
      <td
        align="right"
        className={tone}
        style={{ ...cell, paddingLeft: 0, textAlign: "right", whiteSpace: "nowrap" }}
      >
        {amount}
      </td>
    </tr>
  );
}
