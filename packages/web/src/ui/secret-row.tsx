import { CopyButton } from "./copy-button.tsx";

/** How long a password is that the shop made of two UUIDs, the second without dashes: it breaks between them, and in their middle. */
const generated = 36 + 32;

interface SecretRowProps {
  label: string;
  /** As the copy button names it. */
  what: string;
  value: string;
  shown: boolean;
  /** Under each other on wide screens too. */
  stacked?: boolean;
}

/** One value of a login: masked until it is shown, copied either way. */
export function SecretRow({ label, what, value, shown, stacked = false }: SecretRowProps) {
  const at = value.indexOf("@") + 1;
  return (
    <div
      className={`border-t border-rule px-4 py-4 sm:px-6 first:border-t-0 print:py-1.5 ${stacked ? "" : "lg:border-t-0 lg:border-l lg:first:border-l-0"}`}
    >
      <dt className="mute text-sm font-semibold">{label}</dt>
      <dd className="flex min-h-13 items-center print:min-h-0 justify-between gap-2">
        {shown ? (
          <span
            className={`font-mono text-sm font-semibold ${value.length === generated ? "w-[18ch] break-all sm:w-[36ch]" : "text-balance wrap-anywhere"}`}
          >
            {value.slice(0, at)}
            {/* An address breaks here before it breaks inside a word. */}
            <wbr />
            {value.slice(at)}
          </span>
        ) : (
          <span className="overflow-hidden font-mono text-lg font-semibold tracking-[0.14em] whitespace-nowrap">
            <span aria-hidden="true">••••••••••••</span>
            <span className="sr-only">hidden</span>
          </span>
        )}
        <CopyButton what={what} value={value} />
      </dd>
    </div>
  );
}
