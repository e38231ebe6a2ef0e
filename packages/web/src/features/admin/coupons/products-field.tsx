import { offer } from "@store/contract/offer/offer";
import { useState } from "react";

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
          <label key={id} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-mat-700"
              checked={ticked.includes(id)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setTicked((before) => (checked ? [...before, id] : before.filter((each) => each !== id)));
              }}
            />
            {name}
          </label>
        ))}
      </div>
      <p className="mute text-xs">{hint}</p>
    </fieldset>
  );
}
