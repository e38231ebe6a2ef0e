import type { ReactNode } from "react";

export interface Column<Row> {
  /** Head of the column; on a narrow screen the label of the cell. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** `right`: amounts. `wide`: the whole width of the sheet on a narrow screen. `actions`: buttons, without a label. */
  look?: "right" | "nowrap" | "wide" | "actions";
  /** Its place in a dense row on a narrow screen (`side`: at the end of the first line; `note`: small); without one it is left to the drawer. */
  at?: "name" | "side" | "id" | "note" | "use" | "end" | "state" | "act";
}

interface DataTableProps<Row> {
  /** Names the table, and the region that scrolls sideways. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Newer rows are on their way. */
  busy?: boolean;
  /** Figures are compared down a column: on a narrow screen the table scrolls sideways and its first column stays. */
  figures?: boolean;
  /** On a narrow screen a row keeps what is asked of this list, each at its place (styles/narrow.css); the drawer has the rest. */
  dense?: "orders" | "users" | "coupons" | "papers" | "mails";
}

/**
 * Rows under heads; on a narrow screen each row is a sheet with labels, without the cells that hold nothing. The first
 * column says what the row is.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, busy = false, figures = false, dense } = props;
  const look = figures
    ? "tablebox scroll-shade"
    : `tablebox scroll-shade as-sheets ${dense ? `is-dense is-${dense}` : ""}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={look} tabIndex={0} aria-label={label}>
      <table className="office-table" aria-busy={busy || undefined} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, look }) => (
              <th key={head} scope="col" className={look === "right" ? "is-right" : undefined}>
                {look === "actions" ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, look, at }, place) =>
                place === 0 ? (
                  <th key={head} scope="row" data-label={head} data-at={at} className={look && `is-${look}`}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-label={head} data-at={at} className={look && `is-${look}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
