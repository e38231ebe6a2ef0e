import { abroad, placeName, stateCodes, states } from "@store/contract/gst/states";
import { Select } from "../../../ui/select.tsx";
import { useDecidePlace } from "./gst.queries.ts";

/** Where a buyer is who chose a country abroad and has an Indian number: no return has the sale before somebody says so. */
export function DecidePlace({
  orderId,
  number,
  place,
}: {
  orderId: string;
  number: string;
  place?: string | undefined;
}) {
  const decide = useDecidePlace();
  return (
    <Select
      aria-label={`Where the buyer of ${number} is`}
      value={place ?? ""}
      disabled={decide.isPending}
      onChange={(event) => decide.mutate({ orderId, place: event.currentTarget.value })}
      none={place === undefined ? "Not decided" : undefined}
      options={[
        [abroad, placeName(abroad)],
        ...stateCodes().map((code): [string, string] => [code, states[code]]),
      ]}
    />
  );
}
