import type { OfferChange } from "@store/contract/calls/admin-offer";
import { formatDate, formatDateTime, formatRupees } from "@store/contract/format";
import type { Offer } from "@store/contract/offer/offer-shape";
import type { ReactNode } from "react";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { figure } from "../parts/figures.ts";
import type { Receipt } from "./publish.queries.ts";

/** What publishing would do besides the changes themselves, before it is done. */
export function ReceiptSheet({ receipt, offer }: { receipt: Receipt; offer: Offer }) {
  const { pages, priced, struck, struckFrom, openPages } = receipt;
  const nameOf = (product: string) => offer.products.find(({ id }) => id === product)?.name ?? product;
  const changed = pages.filter((page) => page.changed);
  return (
    <div className="grid gap-8">
      <section aria-labelledby="pages">
        <h2 id="pages" className="mb-3 text-d4">
          Pages that say something else
        </h2>
        {changed.length === 0 ? <p className="text-sm">None.</p> : <PageTable pages={changed} />}
      </section>
      <section aria-labelledby="proof">
        <h2 id="proof" className="mb-3 text-d4">
          What was looked at
        </h2>
        <ul className="grid gap-px border-[1.5px] border-ink bg-rule text-sm">
          <Line>
            {figure(priced.baskets)} {priced.baskets === 1 ? "cart" : "carts"} × {figure(priced.coupons)}{" "}
            coupons: what the page says is what is charged.
          </Line>
          <Line>{openPagesLine(openPages)}</Line>
          {struck.map(({ product, price }) => (
            <Line key={product}>
              {nameOf(product)}: {formatRupees(price)} was asked for 30 days or more. It may be struck out
              beside the new price.
            </Line>
          ))}
          {struckFrom.map(({ product, price, from }) => (
            <Line key={product}>
              {nameOf(product)}: {formatRupees(price)} stays. It may be struck out beside a lower price from{" "}
              {formatDate(Date.parse(from))} on.
            </Line>
          ))}
        </ul>
      </section>
    </div>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <li className="bg-sheet px-4 py-3 wrap-anywhere">{children}</li>
);

function openPagesLine({ count, until }: Receipt["openPages"]): string {
  if (count === 0) return "No payment page is open at another price.";
  const pages = count === 1 ? "1 payment page is" : `${figure(count)} payment pages are`;
  return `${pages} open at the old price${until ? ` until ${formatDateTime(until)}` : ""}, and stay so.`;
}

/** Where it gets near, how much of a page's words fit into its first answer; undefined where there is room. */
export function weightWords(bytes: number, budget: number | undefined, longest = "its words"): ReactNode {
  if (budget === undefined || budget - bytes > nearlyFull) return undefined;
  if (bytes <= budget)
    return "Comes at once on a phone, and is nearly full: a sentence more, and phones wait";
  // Packed, a letter takes about half a byte.
  return (
    <b className="text-vermilion-600">
      Too long to come at once on a phone: shorten {longest}, by about{" "}
      {figure(Math.ceil((bytes - budget) / 25) * 50)} letters
    </b>
  );
}

/** Bytes. */
const nearlyFull = 100;

/** What differs between two offers, under its title. */
export function Changes({ title, changes }: { title: string; changes: readonly OfferChange[] }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-3 text-d4">
        {title}
      </h2>
      <ChangeTable changes={changes} />
    </section>
  );
}

interface ChangeTableProps {
  changes: readonly OfferChange[];
  label?: string;
}

/** What differs, line by line: before and after. */
export function ChangeTable({ changes, label = "Changes" }: ChangeTableProps) {
  return <DataTable label={label} columns={changeColumns} rows={changes} keyOf={({ path }) => path} />;
}

const changeColumns: Column<OfferChange>[] = [
  { head: "What", look: "wide", cell: ({ what }) => <b className="wrap-anywhere">{what}</b> },
  { head: "Before", cell: ({ path, before }) => <Text path={path} text={before} /> },
  { head: "After", cell: ({ path, after }) => <Text path={path} text={after} /> },
];

function Text({ path, text }: { path: string; text: string }) {
  if (text === "") return <span className="mute">Nothing</span>;
  return (
    <span className="block max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere lg:max-w-120">
      {shownText(path, text)}
    </span>
  );
}

/** Prices as prices. */
export function shownText(path: string, text: string): string {
  return /\.(price|originalPrice|value)$/.test(path) && /^\d+$/.test(text)
    ? formatRupees(Number(text))
    : text;
}

type PageView = Receipt["pages"][number];

function PageTable({ pages }: { pages: readonly PageView[] }) {
  return <DataTable label="Pages" columns={pageColumns} rows={pages} keyOf={({ path }) => path} />;
}

/** `/refund-policy` as `Refund policy`. */
function pageName(path: string): string {
  if (path === "/") return "Landing page";
  const words = path.slice(1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pageColumns: Column<PageView>[] = [
  { head: "Page", look: "wide", cell: ({ path }) => pageName(path) },
  {
    head: "First view",
    cell: ({ bytes, budget }) =>
      weightWords(bytes, budget) ?? <span className="mute">Comes at once on a phone</span>,
  },
];
