import type { Offer } from "@store/contract/offer/offer-shape";
import { providers } from "@store/contract/providers";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";

interface PaymentRulesProps {
  offer: Offer;
  onChange: (path: string, value: unknown) => void;
}

/** Of each company: whose money it takes, and what buyers can pay it with. */
export function PaymentRules({ offer: { payments }, onChange }: PaymentRulesProps) {
  return payments.map(({ provider, countries, methods }, at) => {
    const { name, methods: possible } = providers[provider];
    return (
      <fieldset key={provider} className="grid gap-4 border-[1.5px] border-ink bg-sheet p-4 pt-2">
        <legend className="px-1.5 text-sm font-semibold">{name}</legend>
        <Field
          id={`payment-countries-${provider}`}
          label="Of buyers in"
          defaultValue={countries === "all" ? "all" : countries.join(", ")}
          hint="all, or countries by two letters: IN, US. Empty: nobody new."
          onBlur={(event) => onChange(`payments.${at}.countries`, countriesOf(event.currentTarget.value))}
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          {possible.map((method) => (
            <Checkbox
              key={method}
              label={method}
              checked={methods.includes(method)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  `payments.${at}.methods`,
                  // In the order of the list, whatever was ticked first.
                  possible.filter((one) => (one === method ? checked : methods.includes(one))),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

function countriesOf(typed: string): "all" | string[] {
  const words = typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.includes("ALL") ? "all" : words;
}
