import { offer } from "@store/contract/offer/offer";
import { stored } from "@store/contract/privacy/stored";

const rows = stored.filter(({ onlyWithTax }) => !onlyWithTax || offer.gst.mode !== "off");

/** What is stored, as a table that becomes labelled sheets on a phone. */
export function StoredTable() {
  return (
    <table className="mt-4 w-full border-[1.5px] border-ink bg-sheet text-sm wrap-anywhere md:table-fixed max-md:block">
      <thead className="bg-paper text-left text-xs text-ink-2 max-md:sr-only">
        <tr>
          <th scope="col" className="w-[36%] border-b-[1.5px] border-ink px-4 py-2.5 font-semibold">
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
