import { Field, FieldError } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { Field as ToolFieldFacts } from "./formulas/tool.ts";
import { signOf } from "./formulas/units.ts";
import type { Figures } from "./use-figures.ts";

/** One figure of a calculator. Phones bring the keypad that fits. */
export function ToolField({ field, figures }: { field: ToolFieldFacts; figures: Figures }) {
  const id = `tool-${field.id}`;
  const problem = figures.problemOf(field);
  const common = {
    id,
    label: field.label,
    value: figures.textOf(field),
    autoComplete: "off",
    ...(field.hint && { hint: field.hint }),
    ...(problem && { error: problem }),
    onBlur: () => figures.leave(field),
    onChange: (event: { target: { value: string } }) => figures.change(field, event.target.value),
  };
  switch (field.kind) {
    case "number":
      return <NumberInput field={field} common={common} />;
    case "choice":
      return (
        <div className="grid content-start gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            {field.label}
          </label>
          <Select
            id={id}
            className="w-full [&>select]:min-h-13"
            value={common.value}
            onChange={common.onChange}
            aria-describedby={problem ? `${id}-error` : undefined}
            options={field.options}
          />
          {problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}
        </div>
      );
    case "date":
      return <Field {...common} type="date" min="2020-01-01" max="2099-12-31" />;
    case "clock":
      return <Field {...common} type="time" />;
    default:
      return (
        <Field
          {...common}
          type="text"
          inputMode={field.address ? "url" : "text"}
          exact
          maxLength={field.max}
          className={field.address ? "sm:col-span-2" : ""}
        />
      );
  }
}

type NumberFieldFacts = Extract<ToolFieldFacts, { kind: "number" }>;
type Common = Omit<Parameters<typeof Field>[0], "type">;

/** The sign stands where people write it: ₹ before, all others after. */
function NumberInput({ field, common }: { field: NumberFieldFacts; common: Common }) {
  const sign = signOf(field.unit);
  const before = field.unit === "rupees";
  return (
    <div className={`relative ${before ? "[&_.input]:pl-9" : ""}`}>
      <Field
        {...common}
        label={common.label}
        type="text"
        inputMode={field.whole ? "numeric" : "decimal"}
        enterKeyHint="next"
        maxLength={24}
        onFocus={(event) => event.currentTarget.select()}
        inside={
          before ? undefined : (
            <span aria-hidden="true" className="mute grid h-11 place-items-center pr-3 text-sm">
              {sign}
            </span>
          )
        }
      />
      {before ? (
        <span
          aria-hidden="true"
          className="mute pointer-events-none absolute top-[2.85rem] left-3.5 leading-none"
        >
          ₹
        </span>
      ) : null}
    </div>
  );
}
