import { formatDateTime, shortOrderId } from "@store/contract/format";
import type { ReactNode } from "react";

/** An address: it may break before its @, and where it must. `className`: the room that it has, a table's column by itself. */
export function Address({
  email,
  className = "lg:max-w-48 lg:min-w-34",
}: {
  email: string;
  className?: string;
}) {
  const at = Math.max(0, email.lastIndexOf("@"));
  return (
    <span className={`block wrap-anywhere ${className}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** Who did it: an admin, or anybody who held the set-up code. */
export function MadeBy({ by }: { by: string }) {
  return by === "set-up" ? "Set-up code" : <Address email={by} />;
}

/** What only the shop's builder reads: an ID, the name of a setting. */
export function Technical({ word, children }: { word: string; children: ReactNode }) {
  return (
    <details className="mute text-xs">
      <summary className="grid min-h-6 w-fit min-w-6 cursor-pointer content-center underline decoration-dotted underline-offset-3">
        {word}
      </summary>
      {children}
    </details>
  );
}

/** `dd MMM yyyy, HH:mm`, which may break after the comma only. `at` in epoch milliseconds. */
export function When({ at }: { at: number }) {
  const [day, time] = formatDateTime(at).split(", ");
  return (
    <time dateTime={new Date(at).toISOString()}>
      <span className="whitespace-nowrap">
        {day}
        <span className="of-day">,</span>
      </span>{" "}
      <span className="of-day whitespace-nowrap">{time}</span>
    </time>
  );
}

/** The end of an order's ID; the whole of it stays in the text, for a search of the page and for screen readers. */
export function ShortOrderId({ orderId }: { orderId: string }) {
  const short = shortOrderId(orderId);
  return (
    <span>
      {/* In the line, not `sr-only`: names of buttons put a space around what is taken out of it. */}
      <span className="text-[0px]">{orderId.slice(0, -short.length)}</span>
      {short}
    </span>
  );
}
