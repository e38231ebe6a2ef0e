// One of many, found by typing. After the pattern "editable combobox with list autocomplete" of the ARIA Authoring
// Practices Guide.
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FieldFrame } from "./field.tsx";

interface ComboboxOption {
  value: string;
  label: string;
}

interface ComboboxProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChoose: (value: string) => void;
  onBlur?: () => void;
  required?: boolean;
  readOnly?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A labelled text input that offers what begins with, or contains, what was typed. */
export function Combobox(props: ComboboxProps) {
  const { id, label, options, value, onChoose, onBlur, required, readOnly, hint, error } = props;
  // What is being typed; undefined while the chosen one stands in the input.
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const shown = matches(options, typed ?? "");
  const expanded = open && !readOnly && shown.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves with the active option
  useEffect(() => {
    // Below the last field of a screen it would open out of sight.
    list.current?.scrollIntoView({ block: "nearest" });
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, expanded]);

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(0);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option.value);
    close();
  };
  const show = () => {
    setOpen(true);
    const at = shown.findIndex((option) => option.value === value);
    setActive(Math.max(0, at));
  };
  const leave = () => {
    const [only, ...others] = shown;
    const meant =
      shown.find((option) => sameText(option.label, typed ?? "")) ?? (others.length === 0 ? only : undefined);
    if (typed !== undefined && typed.trim() === "") onChoose("");
    else if (typed !== undefined && meant) onChoose(meant.value);
    close();
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    if (readOnly || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!expanded) show();
      else setActive((active + step + shown.length) % shown.length);
    } else if (event.key === "Enter" && expanded) {
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    }
  };
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      {(marks) => (
        <div className="relative">
          <input
            id={id}
            className="input pr-11 read-only:bg-paper"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={`${id}-list`}
            aria-activedescendant={expanded ? `${id}-${shown[active]?.value}` : undefined}
            {...marks}
            required={required}
            readOnly={readOnly}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? chosen?.label ?? ""}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setActive(0);
              setOpen(true);
            }}
            onFocus={(event) => event.currentTarget.select()}
            onClick={show}
            onKeyDown={press}
            onBlur={leave}
          />
          {readOnly ? null : (
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-4 right-3.5 size-5 text-ink-2"
            />
          )}
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            hidden={!expanded}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-[5px] border-[1.5px] border-ink bg-sheet py-1 shadow-lg"
          >
            {expanded
              ? shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the input, which keeps the focus
                  // biome-ignore lint/a11y/useFocusableInteractive: likewise
                  <div
                    key={option.value}
                    id={`${id}-${option.value}`}
                    role="option"
                    aria-selected={index === active}
                    className="flex min-h-11 cursor-pointer items-center px-4 py-1.5 aria-selected:bg-mat-100"
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                  </div>
                ))
              : null}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** First those that begin with it, then those one of whose words does, then the rest that contain it. */
export function matches(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const sought = plain(typed);
  const rank = (label: string) => {
    const text = plain(label);
    return text.startsWith(sought) ? 0 : text.includes(` ${sought}`) ? 1 : text.includes(sought) ? 2 : 3;
  };
  return options
    .map((option) => ({ option, rank: rank(option.label) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Without accents, and in small letters. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
