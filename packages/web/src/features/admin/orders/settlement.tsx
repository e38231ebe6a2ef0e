import type { ActionOutput } from "@store/contract/calls";
import { dayInIndia, formatPaise } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { providersOf } from "@store/contract/payment-rules";
import { type ProviderId, providers } from "@store/contract/providers";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { csvFile } from "../lists/csv-file.ts";
import { DayFilter } from "../lists/list-tools.tsx";
import { useExport } from "../lists/use-export.ts";
import { callAdmin } from "../session/admin-call.ts";

type Sums = NonNullable<ActionOutput<"admin-orders", "settlement">["sums"]>;
const companies = providersOf(offer.payments);

/** What a payment company paid out in a month, as a file for the accountant, and whether it is what the books say. */
export function Settlement() {
  const [provider, setProvider] = useState<ProviderId | undefined>(companies[0]);
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [sums, setSums] = useState<Sums>();
  const file = `settlement-${provider}-${month}`;
  const save = useExport<ActionOutput<"admin-orders", "settlement">>({
    about: file,
    ask: async (cursor) => {
      const page = await callAdmin("admin-orders", "settlement", {
        provider: provider ?? "stripe",
        month,
        cursor,
      });
      setSums(page.success ? page.sums : undefined);
      return page;
    },
    fileOf: (pages) => csvFile(file, pages),
  });
  if (!provider) return null;
  return (
    <section aria-labelledby="settlement-title" className="mt-12 grid gap-4 border-t border-rule pt-8">
      <div className="grid gap-1">
        <h2 id="settlement-title" className="text-d4">
          Settlement of a month
        </h2>
        <p className="mute max-w-[65ch] text-sm">
          Every payment, refund, fee and dispute that was paid out in the month, with its pay-out and the
          bank's reference, beside what the shop's own books say.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          id="settlement-company"
          label="Payment company"
          value={provider}
          onChange={(event) => {
            setProvider(event.target.value as ProviderId);
            setSums(undefined);
          }}
          options={companies.map((id) => [id, providers[id].name])}
        />
        <div className="min-w-44">
          <DayFilter
            type="month"
            id="settlement-month"
            label="Month"
            value={month}
            max={thisMonth}
            onChange={(chosen = thisMonth) => {
              setMonth(chosen);
              setSums(undefined);
            }}
          />
        </div>
        <Button
          look="secondary"
          size="sm"
          busy={save.isPending}
          doing="Adding up..."
          onClick={() => save.mutate(undefined)}
        >
          <Icon as={Download} />
          Save as CSV
        </Button>
      </div>
      {sums && !save.isPending ? <StatusNote>{verdictOf(sums)}</StatusNote> : null}
    </section>
  );
}

/** What the file's last line says. */
function verdictOf({ paidOut, own, books, differing }: Sums): string {
  const differs = paidOut - own - books;
  if (differs !== 0 || differing > 0)
    return `Differs by ${formatPaise(differs)}, in ${differing} ${differing === 1 ? "line" : "lines"}. The last column of the file says where.`;
  if (paidOut === 0 && books === 0) return "Nothing was paid out in this month.";
  return `Adds up: ${formatPaise(paidOut)} reached the bank, and the shop's books say the same.`;
}
