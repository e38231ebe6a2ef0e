import type { AdVerdict } from "@store/contract/ad-rules";
import { brand } from "@store/contract/brand";
import { formatDate } from "@store/contract/format";
import { formatNumber, formatUnit } from "../../../gated/calculators/formulas/units.ts";
import { Badge } from "../../../ui/badge.tsx";
import { PrintAlone } from "../../../ui/wide-dialog.tsx";
import type { Audit, AuditedAd } from "./audit.ts";
import { actionOf, costOf, findingsOf, periodOf, verdictOf } from "./audit-words.ts";

interface AuditProps {
  audit: Audit;
  target: number;
}

/** More lines nobody reads on a screen; the files have all. */
const most = 150;

const tones: Readonly<Record<AdVerdict, "ok" | "wait" | "bad">> = {
  Scale: "ok",
  Leave: "wait",
  Optimise: "wait",
  Wait: "wait",
  Kill: "bad",
};

/** What the account says as a whole, then ad by ad, the largest spend first. */
export function AuditResult({ audit, target }: AuditProps) {
  const { ads, notes } = audit;
  return (
    <div className="grid gap-6">
      <p className="text-sm">
        {formatNumber(ads.length, 0)} ads. {periodOf(audit)}
      </p>
      {notes.length > 0 ? (
        <ul className="grid gap-1.5 border-l-[6px] border-l-marigold-400 bg-paper px-4 py-3 text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <dl className="grid gap-px border-[1.5px] border-ink bg-rule sm:grid-cols-2 lg:grid-cols-3">
        {findingsOf(audit, target).map(({ label, figure, says }) => (
          <div key={label} className="bg-sheet px-4 py-4">
            <dt className="text-xs font-semibold text-ink-3">{label}</dt>
            <dd className="num mt-1 font-display text-d3 leading-tight font-extrabold">{figure}</dd>
            <dd className="mt-1 text-sm break-words">{says}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="text-d4">Ad by ad</h3>
        <ul className="mt-3 border-t-[1.5px] border-ink">
          {ads.slice(0, most).map((ad) => (
            <AdLine key={`${ad.campaign}\n${ad.set}\n${ad.name}`} ad={ad} />
          ))}
        </ul>
        {ads.length > most ? (
          <p className="mute mt-3 text-sm">
            The {most} with the largest spend. All {formatNumber(ads.length, 0)} are in the spreadsheet and
            the CSV.
          </p>
        ) : null}
      </div>
    </div>
  );
}

function AdLine({ ad }: { ad: AuditedAd }) {
  const { name, set, campaign, spent, orders, rule } = ad;
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-rule py-3 md:grid-cols-[minmax(0,1fr)_11rem_minmax(0,18rem)]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="mute text-xs break-words">{[campaign, set].filter(Boolean).join(" / ")}</p>
      </div>
      <p className="num text-sm">
        {formatUnit(spent, "rupees")}, {formatUnit(orders, "orders")}
        <span className="block font-semibold">{costOf(ad)}</span>
      </p>
      <div className="text-sm">
        <Badge tone={rule ? tones[rule.verdict] : "wait"}>{verdictOf(ad)}</Badge>
        <p className="mt-1 break-words">{actionOf(ad)}</p>
      </div>
    </li>
  );
}

/** The audit on paper: findings first, then every ad. */
export function PrintedAudit({ audit, target }: AuditProps) {
  return (
    <PrintAlone>
      <h1>Ad-account audit</h1>
      <p>
        {periodOf(audit)} Target per order {formatUnit(target, "rupees")}. {formatDate(Date.now())},{" "}
        {brand.siteUrl.replace("https://", "")}
      </p>
      <h2>What it says</h2>
      <table>
        <tbody>
          {findingsOf(audit, target).map(({ label, figure, says }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {audit.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <h2>Ad by ad</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Ad</th>
            <th scope="col">Spent</th>
            <th scope="col">Orders</th>
            <th scope="col">Cost per order</th>
            <th scope="col">Verdict</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {audit.ads.slice(0, most).map((ad) => (
            <tr key={`${ad.campaign}\n${ad.set}\n${ad.name}`}>
              <td>{ad.name}</td>
              <td>{formatUnit(ad.spent, "rupees")}</td>
              <td>{formatNumber(ad.orders, 1)}</td>
              <td>{costOf(ad)}</td>
              <td>{verdictOf(ad)}</td>
              <td>{actionOf(ad)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintAlone>
  );
}
