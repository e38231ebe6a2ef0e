import { type AdField, adFields } from "@store/contract/ads/ad-fields";
import type { AdLayout, AdWords } from "@store/contract/ads/ad-layout";
import { fieldsOf } from "@store/contract/ads/ad-parts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { hasStruck } from "./studio.ts";

interface WordsFormProps {
  layout: AdLayout;
  words: AdWords;
  /** What was typed, in place of the words we wrote. */
  typed: AdWords;
  evidence: boolean;
  onType: (field: AdField, text: string) => void;
  onEvidence: (held: boolean) => void;
  onReset: () => void;
}

/** Above this many letters a line gets a field of two rows. */
const longField = 60;

/** A field for each line on the picture. */
export function WordsForm({ layout, words, typed, evidence, onType, onEvidence, onReset }: WordsFormProps) {
  const fields = fieldsOf(layout);
  return (
    <div className="grid gap-3">
      <p className="mute max-w-[58ch] text-xs">
        A longer line becomes smaller until it fits, so the shortest is the loudest. Hindi, Marathi, Bengali,
        Gujarati and Tamil have their letters. An empty line leaves no gap.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <WordsField key={field} field={field} value={words[field] ?? ""} onType={onType} />
        ))}
      </div>
      {hasStruck(layout) ? (
        <Checkbox
          id="studio-evidence"
          checked={evidence}
          onChange={({ target }) => onEvidence(target.checked)}
          label="I charged the price before, not long ago, and can show it. Without this it is not drawn."
          className="text-sm"
        />
      ) : null}
      {fields.some((field) => typed[field] !== undefined) ? (
        <div>
          <Button size="sm" look="quiet" onClick={onReset}>
            Back to our words
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface WordsFieldProps {
  field: AdField;
  value: string;
  onType: (field: AdField, text: string) => void;
}

function WordsField({ field, value, onType }: WordsFieldProps) {
  const { label, most } = adFields[field];
  const id = `studio-${field}`;
  const shared = { id, value, maxLength: most, autoComplete: "off" };
  const isLong = most > longField;
  return (
    <div className={`grid content-start gap-1 ${isLong ? "sm:col-span-2" : ""}`}>
      <label htmlFor={id} className="text-xs font-semibold">
        {label}
      </label>
      {isLong ? (
        <textarea
          {...shared}
          rows={2}
          className="input h-auto min-h-20 py-2"
          onChange={({ currentTarget }) => onType(field, currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          className="input"
          onChange={({ currentTarget }) => onType(field, currentTarget.value)}
        />
      )}
    </div>
  );
}
