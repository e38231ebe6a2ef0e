import { formatPaise } from "@store/contract/format";
import { countryName, foreignCountries } from "@store/contract/gst/countries";
import { isGstin, tidyGstin } from "@store/contract/gst/gstin";
import { taxIncluded } from "@store/contract/gst/place";
import { taxOf } from "@store/contract/gst/split-tax";
import { stateCodes, states } from "@store/contract/gst/states";
import { offer } from "@store/contract/offer/offer";
import { useMemo } from "react";
import { Combobox } from "../../ui/combobox.tsx";
import { Field } from "../../ui/field.tsx";
import { Block } from "./block.tsx";
import { outside, stateIsFixed, type TaxField } from "./tax-draft.ts";
import { type TaxFields, taxFieldId } from "./use-tax-fields.ts";

// Functions, for a shop without invoices to carry no list of States and countries.
const placesOf = () => [
  ...stateCodes().map((code) => ({ value: code, label: states[code] })),
  { value: outside, label: "Outside India" },
];
const countriesOf = () =>
  foreignCountries()
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** State, country, and what a business needs on its invoice. */
export function TaxBlock({ tax }: { tax: TaxFields }) {
  const { draft, issues, change, leave } = tax;
  const bind = (field: TaxField) => ({
    id: taxFieldId(field),
    value: draft[field],
    error: issues[field],
    onBlur: () => leave(field),
  });
  const text = (field: TaxField) => ({
    ...bind(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [field]: event.currentTarget.value }),
  });
  const fixed = stateIsFixed(draft);
  const places = useMemo(placesOf, []);
  const countries = useMemo(countriesOf, []);
  return (
    <Block id="tax-invoice" title="For your invoice">
      <div className="grid gap-5 min-[40rem]:grid-cols-2">
        <Combobox
          {...bind("state")}
          label="State"
          required
          options={places}
          onChoose={(state) => change({ state })}
          readOnly={fixed}
          hint={
            fixed
              ? "From your GSTIN."
              : "Your invoice must name it. Type the first letters. The price is the same everywhere."
          }
        />
        {draft.state === outside ? (
          <Combobox
            {...bind("country")}
            label="Country"
            required
            options={countries}
            onChoose={(country) => change({ country })}
            hint="Type the first letters."
          />
        ) : null}
        {draft.state === outside ? (
          <Field
            {...text("address")}
            label="Address"
            required
            className="min-[40rem]:col-span-2"
            autoComplete="street-address"
            maxLength={200}
            hint="Street, town and postcode: an export invoice must name them."
          />
        ) : null}
      </div>
      {draft.state === outside ? null : (
        <details
          open={draft.business}
          className="group/gstin rounded-[5px] border-[1.5px] border-rule-2 bg-sheet open:border-ink"
          onToggle={(event) => {
            const { open } = event.currentTarget;
            if (open !== draft.business) change({ business: open });
          }}
        >
          <summary className="cursor-pointer px-4 py-2.5 font-semibold">I have a GSTIN</summary>
          <div className="grid gap-5 px-4 pt-1 pb-5 min-[40rem]:grid-cols-2">
            <Field
              {...text("gstin")}
              label="GSTIN"
              className="min-[40rem]:col-span-2"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              hint={gstinHint(tidyGstin(draft.gstin))}
            />
            <Field
              {...text("businessName")}
              label="Business name"
              autoComplete="organization"
              maxLength={100}
            />
            <Field
              {...text("address")}
              label="Business address"
              autoComplete="street-address"
              maxLength={200}
            />
          </div>
        </details>
      )}
    </Block>
  );
}

function gstinHint(gstin: string): string {
  if (isGstin(gstin)) return "Checked for typing errors. Whether it is active, only the GST portal can say.";
  if (gstin.length === 15)
    return "One of its 15 characters does not fit the others. Compare it with your GST certificate.";
  return "15 characters, checked for typing errors. Buying for an SEZ unit? Write to us first.";
}

/** The tax in the total, which is the same wherever the buyer is. */
export function TaxLine({ total, place }: { total: number; place: string | undefined }) {
  const { rate, ...split } = taxIncluded(total, place, offer.gst);
  return (
    <span className="mute mt-1 block text-sm">
      {rate === 0
        ? "No GST: export of services"
        : `includes GST of ${formatPaise(taxOf(split))} (${rate}\u00a0%)`}
    </span>
  );
}
