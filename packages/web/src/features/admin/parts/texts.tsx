import { formatDateTime, shortOrderId } from "@store/contract/format";

/** An address in a table: it may break before its @, and where it must. */
export function Address({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf("@"));
  return (
    <span className="block wrap-anywhere lg:max-w-48 lg:min-w-34">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** `dd MMM yyyy, HH:mm`, which may break after the comma only. `at` in epoch milliseconds. */
export function When({ at }: { at: number }) {
  const [day, time] = formatDateTime(at).split(", ");
  return (
    <time dateTime={new Date(at).toISOString()}>
      <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{time}</span>
    </time>
  );
}

/** The end of an order's ID; the whole of it stays in the text, for a search of the page and for screen readers. */
export function ShortOrderId({ orderId }: { orderId: string }) {
  const short = shortOrderId(orderId);
  return (
    <>
      {/* In the line, not `sr-only`: names of buttons put a space around what is taken out of it. */}
      <span className="text-[0px]">{orderId.slice(0, -short.length)}</span>
      {short}
    </>
  );
}
