import type { Control } from "@store/contract/walkthrough-content";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface DrawnControlProps {
  control: Control;
  pressed: boolean;
  /** The hint leads here. */
  pointed: boolean;
  onPress: () => void;
}

const shapes: Record<Control["as"], string> = {
  button: "justify-self-start border-[1.5px] font-semibold",
  link: "justify-self-start border-[1.5px] font-semibold text-mat-700 underline",
  row: "border-[1.5px]",
  choice: "border-[1.5px]",
  switch: "border-[1.5px]",
  field: "border-[1.5px]",
  tab: "border-[1.5px] font-semibold",
};

/** A button, switch or line of the drawing. All of them are buttons: what is practised is where to press. */
export function DrawnControl({ control, pressed, pointed, onPress }: DrawnControlProps) {
  const { as, label, note, on, right } = control;
  const quiet = as === "link" || as === "tab" || as === "row" ? "border-transparent" : "border-rule-2";
  const look = pressed
    ? right
      ? "border-mat-700 bg-mat-50"
      : "border-vermilion-600 bg-vermilion-100"
    : pointed
      ? "border-dashed border-ink bg-marigold-100"
      : `${quiet} hover:bg-marigold-100`;
  return (
    <button
      type="button"
      onClick={onPress}
      className={`grid min-h-11 max-w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center rounded-control px-3 py-1.5 text-left text-sm leading-tight ${shapes[as]} ${look}`}
    >
      {before(as, on)}
      <span className="col-start-2 wrap-anywhere">
        {label}
        {note ? <span className="mute mt-0.5 block text-xs font-normal wrap-anywhere">{note}</span> : null}
      </span>
      <span className="col-start-3 flex items-center gap-2 pl-2 empty:hidden">
        {as === "switch" ? <Track on={on === true || (pressed && right)} /> : null}
        {pressed ? (
          <>
            <Icon as={right ? Check : X} className={right ? "text-mat-700" : "text-vermilion-600"} />
            <span className="sr-only">{right ? ", right" : ", not this one"}</span>
          </>
        ) : null}
      </span>
    </button>
  );
}

function before(as: Control["as"], on: boolean | undefined): ReactNode {
  if (as !== "choice") return null;
  return (
    <span
      aria-hidden="true"
      className="mr-3 grid size-4 place-items-center rounded-full border-[1.5px] border-ink"
    >
      {on ? <span className="size-2 rounded-full bg-ink" /> : null}
    </span>
  );
}

function Track({ on }: { on: boolean }) {
  return (
    <>
      <span className="sr-only">{on ? ", on" : ", off"}</span>
      <span
        aria-hidden="true"
        className={`flex h-5 w-9 rounded-full border-[1.5px] border-ink p-0.5 ${on ? "justify-end bg-mat-300" : "bg-sheet"}`}
      >
        <span className="size-3 rounded-full bg-ink" />
      </span>
    </>
  );
}
