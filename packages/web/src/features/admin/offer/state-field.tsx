import type { Product } from "@store/contract/offer/offer-shape";
import { Choice } from "../../../ui/checkbox.tsx";
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
        <Choice key={value} name={name} value={value} defaultChecked={value === start} onInput={onInput}>
          {label}
        </Choice>
      ))}
    </fieldset>
  );
}
