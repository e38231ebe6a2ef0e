import type { Product } from "@store/contract/offer/offer-shape";
import { stateWords } from "./product-words.ts";

interface StateFieldProps {
  name: string;
  start: Product["state"];
  onInput: () => void;
}

/** Who sees a product. All three ways stand there: which one holds is half of what an owner comes to read. */
export function StateField({ name, start, onInput }: StateFieldProps) {
  return (
    <fieldset className="grid content-start">
      <legend className="mb-0.5 text-sm font-semibold">Who sees it</legend>
      {stateWords.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === start}
            onInput={onInput}
            className="size-5 flex-none accent-mat-700"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
