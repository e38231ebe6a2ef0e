const rows = [
  {
    what: "Name, email address, phone number",
    why: "To make your account, send your login and answer you",
    kept: "As long as you have an account",
  },
  {
    what: "Your order: what you bought, price, discount code, time, payment state and the payment’s reference",
    why: "To deliver it, to refund it if due, and for our books",
    kept: "Eight financial years, as the Companies Act, 2013 asks of books of account",
  },
  {
    what: "Customer ID and a hash of your password",
    why: "To log you in",
    kept: "As long as you have an account",
  },
  {
    what: "Encrypted copy of a new password",
    why: "To mail it and show it once you have paid",
    kept: "24 hours",
  },
  {
    what: "Login sessions (as hashes), each with the kind of browser and device",
    why: "To keep you logged in, and to show you where you are",
    kept: "At most 7 days",
  },
  {
    what: "Counts of attempts per IP address and account",
    why: "To stop password guessing and abuse",
    kept: "Minutes, at most a day",
  },
  {
    what: "Mails we sent you, and whether they bounced",
    why: "So that a lost login can be found and sent again",
    kept: "As long as the order",
  },
] as const;

/** What is stored, as a table that becomes labelled sheets on a phone. */
export function StoredTable() {
  return (
    <table className="mt-4 w-full border-[1.5px] border-ink bg-sheet text-sm wrap-anywhere max-md:block">
      <thead className="bg-paper text-left text-xs text-ink-2 max-md:sr-only">
        <tr>
          <th scope="col" className="border-b-[1.5px] border-ink px-4 py-2.5 font-semibold">
            What
          </th>
          <th scope="col" className="border-b-[1.5px] border-ink px-4 py-2.5 font-semibold">
            What for
          </th>
          <th scope="col" className="border-b-[1.5px] border-ink px-4 py-2.5 font-semibold">
            How long
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ what, why, kept }) => (
          <tr
            key={what}
            className="border-t border-rule align-top first:border-t-0 max-md:block max-md:px-4 max-md:py-3"
          >
            <th scope="row" className="text-left font-semibold max-md:block md:px-4 md:py-3">
              {what}
            </th>
            <td className="max-md:block md:px-4 md:py-3">{why}</td>
            <td className="mute max-md:block md:px-4 md:py-3">{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
