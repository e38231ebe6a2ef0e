import type { ActionOutput } from "@store/contract/calls";
import { longestWait, waitedWithin, waitSteps } from "@store/contract/login-waits";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { figure } from "../parts/figures.ts";
import { When } from "../parts/texts.tsx";

type Period = Pick<ActionOutput<"admin-dashboard", "period">, "waits" | "longWaits">;

/** How long buyers waited from their payment to their login, and which of them waited too long. */
export function Waits({ waits, longWaits }: Period) {
  const all = sumOfCounts(waits);
  const late = sumOfCounts(waits.slice(waitSteps.indexOf(longestWait) + 1));
  // The plot beside it says so.
  if (all === 0) return null;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        <Fact name="Half of all buyers">{within(waits, 0.5)}</Fact>
        <Fact name="95 of 100">{within(waits, 0.95)}</Fact>
        <Fact name={`Longer than ${longestWait / 60} minutes`}>
          {figure(late)} of {figure(all)}
        </Fact>
      </dl>
      {longWaits.length > 0 ? (
        <ul className="mt-4 grid text-sm">
          {longWaits.map(({ orderId, name, email, paidAt, waited }) => (
            <li key={orderId} className="flex flex-wrap items-baseline gap-x-4 border-t border-rule py-1.5">
              <Link
                to={`/admin/orders?open=${orderId}`}
                className="-my-1.5 inline-flex min-h-11 items-center font-semibold"
              >
                {name}
              </Link>
              <span className="mute wrap-anywhere">
                {email}, paid <When at={paidAt} />
              </span>
              <b className="num ml-auto whitespace-nowrap">{inWords(waited / 1000)}</b>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function sumOfCounts(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="mute">{name}</dt>
      <dd className="num font-semibold">{children}</dd>
    </div>
  );
}

function within(waits: readonly number[], share: number): string {
  const seconds = waitedWithin(waits, share);
  if (seconds === undefined) return "not known";
  return Number.isFinite(seconds) ? `within ${inWords(seconds)}` : "after more than an hour";
}

/** `8 s`, `5 min`, `2 h 10 min`, `3 d 2 h`. */
export function inWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
