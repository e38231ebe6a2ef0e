import { offer } from "@store/contract/offer/offer";
import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface ProductsFieldProps {
  name: string;
  legend: string;
  /** What no tick means. */
  hint: string;
  chosen: readonly string[];
}

/** Some products of the offer, or none. */
export function ProductsField({ name: field, legend, hint, chosen }: ProductsFieldProps) {
  const [ticked, setTicked] = useState(chosen);
  const listed = offer.products.filter(({ id, state }) => state === "shown" || chosen.includes(id));
  return (
    <fieldset className="grid gap-1 sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <input type="hidden" name={field} value={ticked.join(",")} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {listed.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            className="text-sm"
            checked={ticked.includes(id)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setTicked((before) => (checked ? [...before, id] : before.filter((each) => each !== id)));
            }}
          />
        ))}
      </div>
      <p className="mute text-xs">{hint}</p>
    </fieldset>
  );
}
