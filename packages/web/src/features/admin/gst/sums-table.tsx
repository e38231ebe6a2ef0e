import type { TableSums } from "@store/contract/gst/admin-gst";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { Sums } from "../../../ui/sums.tsx";
import { figure } from "../parts/figures.ts";

/** A table of the return, or all of the month. */
type Line = Omit<TableSums, "table"> & { table: TableSums["table"] | "all" };

const names: Record<Line["table"], string> = {
  all: "All of the month",
  b2b: "4A Buyers with GSTIN",
  b2cl: "5 Large invoices, other States",
  b2cs: "7 All other buyers, net of credit notes",
  exp: "6A Exports",
  cdnr: "9B Credit notes, with GSTIN",
  cdnur: "9B Credit notes, exports and large",
  doubt: "In no table yet: say where the buyer is",
  receipts: "Receipts",
};

const amounts = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Paise as rupees, always with both decimals: a column of them must line up. */
export function exact(paise: number): string {
  return amounts.format(paise / 100);
}

/** What a month comes to, and the same by the tables of the return. */
export function SumsTable({ tables }: { tables: readonly TableSums[] }) {
  const all = tables.reduce<Line>(
    (sum, row) => ({
      ...{ table: "all" as const, invoices: sum.invoices + row.invoices, total: sum.total + row.total },
      ...{ taxable: sum.taxable + row.taxable, cgst: sum.cgst + row.cgst },
      ...{ sgst: sum.sgst + row.sgst, igst: sum.igst + row.igst },
    }),
    { table: "all", invoices: 0, total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  );
  const money = (head: string, name: "taxable" | "cgst" | "sgst" | "igst" | "total"): Column<Line> => ({
    head,
    look: "right",
    cell: (row) => <span className="num whitespace-nowrap">{exact(row[name])}</span>,
  });
  const columns: Column<Line>[] = [
    {
      head: "Table",
      look: "wide",
      cell: ({ table }) => (
        <span className="block min-w-32">{table === "all" ? <b>{names.all}</b> : names[table]}</span>
      ),
    },
    { head: "Papers", look: "right", cell: ({ invoices }) => figure(invoices) },
    money("Taxable value", "taxable"),
    money("CGST", "cgst"),
    money("SGST", "sgst"),
    money("IGST", "igst"),
    money("Total", "total"),
  ];
  return (
    <div className="grid gap-5">
      <Sums
        sums={[
          { name: "Papers", figure: figure(all.invoices) },
          { name: "GST", figure: exact(all.cgst + all.sgst + all.igst) },
          { name: "Total", figure: exact(all.total), note: `${exact(all.taxable)} before tax` },
        ]}
      />
      <DataTable
        label="Sums of the month"
        columns={columns}
        rows={[...tables, all]}
        keyOf={({ table }) => table}
      />
    </div>
  );
}
