// The ruled tables of a mail: the login, the quick links, the receipt. Tables of facts keep their row headers.
import { Link } from "@react-email/components";
import type { OrderFacts } from "@store/contract/mail-model";
import type { ReactNode } from "react";
import {
  invoiceLabel,
  invoiceNote,
  paidOn,
  type QuickLink,
  receiptRows,
  type SumRow,
  webLink,
} from "./mail-facts.ts";
import { InlineLink, Para } from "./mail-parts.tsx";
import { breakable, colour, mono, type } from "./theme.ts";

const innerRule = `1px solid ${colour.rule}`;
const frame = {
  border: `1px solid ${colour.ink}`,
  borderCollapse: "collapse",
  tableLayout: "fixed",
} as const;

export interface Fact {
  label: string;
  value: ReactNode;
  /** Set in monospace, so that 0 and O differ; one click selects all of it. */
  exact?: boolean;
}

/** Ruled table of facts with an optional note below it, in the same frame. */
export function FactTable({ title, facts, note }: { title: string; facts: Fact[]; note?: ReactNode }) {
  return (
    <table
      className="stack r"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      style={{ ...frame, width: "100%" }}
    >
      <colgroup>
        <col style={{ width: "30%" }} />
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
      <tbody>
        {facts.map((fact) => (
          <FactRow key={fact.label} {...fact} />
        ))}
        {note ? (
          <tr>
            <td
              colSpan={2}
              className="note t2"
              style={{
                padding: "12px 16px",
                borderTop: `1px solid ${colour.ink}`,
                backgroundColor: colour.marigoldTint,
                color: colour.ink2,
                ...type(14, 22),
              }}
            >
              {note}
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function FactRow({ label, value, exact = false }: Fact) {
  const voice = exact
    ? ({
        ...type(15, 20, 700),
        fontFamily: mono,
        wordBreak: "break-all",
        WebkitUserSelect: "all",
        userSelect: "all",
      } as const)
    : { ...type(14, 22), ...breakable };
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

/** Every area with a plain link. */
export function QuickLinkList({ quickLinks }: { quickLinks: readonly QuickLink[] }) {
  const cell = { borderTop: innerRule, color: colour.ink2, ...type(14, 24) };
  return (
    <table
      className="stack r"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={{ width: "100%", borderCollapse: "collapse", borderBottom: innerRule }}
    >
      <tbody>
        {quickLinks.map((quickLink) => (
          <tr key={quickLink.url}>
            <td width="42%" valign="top" className="k t2" style={{ ...cell, padding: "10px 12px 10px 0" }}>
              <Link
                href={quickLink.url}
                className="link"
                style={{ color: colour.mat700, textDecoration: "underline", ...type(16, 24) }}
              >
                {quickLink.label}
              </Link>
            </td>
            <td valign="top" className="v t2" style={{ ...cell, padding: "10px 0" }}>
              {quickLink.about}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was bought and what it cost. */
export function Receipt({
  order,
  rows = receiptRows(order),
}: {
  order: OrderFacts;
  rows?: readonly SumRow[];
}) {
  return (
    <>
      <SumTable title="Receipt" note={`${order.orderId}, ${paidOn(order)}`} rows={rows} />
      {order.invoiceUrl === undefined ? null : (
        <Para top={12}>
          <InlineLink href={webLink(order.invoiceUrl)}>{invoiceLabel}</InlineLink>. {invoiceNote}
        </Para>
      )}
    </>
  );
}

/** Lines that add up to a total. */
export function SumTable({ title, note, rows }: { title: string; note?: string; rows: readonly SumRow[] }) {
  return (
    <table className="r" width="100%" cellPadding="0" cellSpacing="0" style={{ ...frame, width: "100%" }}>
      <colgroup>
        <col style={{ width: "70%" }} />
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
            {note ? (
              <>
                <br />
                <span className="t2" style={{ color: colour.ink2, ...type(13, 20), ...breakable }}>
                  {note}
                </span>
              </>
            ) : null}
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amount, kind }) => {
          const cell = {
            padding: "10px 16px",
            borderTop: kind === "total" ? `1px solid ${colour.ink}` : innerRule,
            color: kind === "sum" ? colour.ink2 : colour.ink,
            ...type(kind === "total" ? 16 : 14, 22, kind === "total" ? 700 : 400),
          };
          const tone = kind === "sum" ? "t2" : "t";
          return (
            <tr key={label}>
              <th
                scope="row"
                align="left"
                className={tone}
                style={{ ...cell, textAlign: "left", ...breakable }}
              >
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
        })}
      </tbody>
    </table>
  );
}
