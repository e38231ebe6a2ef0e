import { formatDateTime } from "@store/contract/format";
import { leastWait, longestWait } from "@store/contract/offer/publish-times";
import { Choice } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { indianTime, indianValue, untilWords } from "./indian-time.ts";

/** When an offer is to hold: `undefined` is now, and otherwise what stands in the field. */
export type Chosen = string | undefined;

interface TimeFieldProps {
  chosen: Chosen;
  error: string | undefined;
  onChoose: (chosen: Chosen) => void;
}

const minute = 60_000;

/** Now, or a time to come: both ways stand there. */
export function TimeField({ chosen, error, onChoose }: TimeFieldProps) {
  const now = Date.now();
  const at = chosen === undefined ? undefined : indianTime(chosen);
  // The next full hour that leaves time to change one's mind.
  const proposed = indianValue(Math.ceil((now + 30 * minute) / (30 * minute)) * 30 * minute);
  return (
    <fieldset className="grid content-start">
      <legend className="mb-0.5 text-sm font-semibold">When</legend>
      <Choice name="publish-when" checked={chosen === undefined} onChange={() => onChoose(undefined)}>
        Now
      </Choice>
      <Choice
        name="publish-when"
        checked={chosen !== undefined}
        onChange={() => onChoose(chosen ?? proposed)}
      >
        At a time you choose
      </Choice>
      {chosen === undefined ? null : (
        <Field
          id="publish-at"
          className="mt-1"
          label="Day and time in India"
          type="datetime-local"
          value={chosen}
          min={indianValue(now + (leastWait + 1) * minute)}
          max={indianValue(now + longestWait * 24 * 60 * minute)}
          error={error}
          hint={
            at === undefined || at <= now
              ? undefined
              : `${formatDateTime(at)} in India, ${untilWords(at, now)}. Prices change at that second, the pages within a minute.`
          }
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </fieldset>
  );
}
