import { formatDateTime } from "@store/contract/format";

/** An address in a table: it may break before its @, and where it must. */
export function Address({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf("@"));
  return (
    <span className="block wrap-anywhere md:max-w-44 md:min-w-34">
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
