import { type ClickStep, type Control, controlsOf } from "@store/contract/walkthrough-content";
import { ArrowLeft, ArrowRight, Lightbulb } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DrawnControl } from "./drawn-control.tsx";

interface ClickedStepProps {
  step: ClickStep;
  at: number;
  of: number;
  head: RefObject<HTMLParagraphElement | null>;
  onRight: () => void;
  onMiss: () => void;
  onBack: (() => void) | undefined;
  onNext: () => void;
}

/** So many wrong presses before the place is offered. */
const patience = 2;

/** One screen: what is to be done, the drawing, and the answer to the last press. */
export function ClickedStep({ step, at, of, head, onRight, onMiss, onBack, onNext }: ClickedStepProps) {
  const [pressed, setPressed] = useState<readonly Control[]>([]);
  const [shown, setShown] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const answerId = useId();
  const last = pressed.at(-1);
  const found = pressed.some(({ right }) => right);
  const target = controlsOf(step).find(({ right }) => right);
  const press = (control: Control) => {
    flushSync(() => {
      setPressed([...pressed.filter((each) => each !== control), control]);
      if (control.right) onRight();
      else if (!found) onMiss();
    });
    // The way on is read with the answer; a wrong press stays where it is.
    if (control.right) next.current?.focus();
  };
  const draw = (control: Control) => (
    <DrawnControl
      key={control.label + control.note}
      control={control}
      pressed={pressed.includes(control)}
      pointed={shown && control.right && !found}
      onPress={() => press(control)}
    />
  );
  return (
    <div className="mt-4 grid gap-3">
      <p ref={head} tabIndex={-1} className="max-w-[60ch] focus-visible:outline-offset-4">
        <span className="mute num">
          Step {at + 1} of {of}.
        </span>{" "}
        <b className="font-semibold">{step.task}</b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: it is a drawing of a screen, not a set of form fields. */}
      <div
        role="group"
        aria-label={`Screen: ${step.place}`}
        className="overflow-hidden rounded-control border-[1.5px] border-ink bg-sheet"
      >
        <p
          aria-hidden="true"
          className="flex items-center gap-3 border-b border-ink bg-paper px-3 py-2 text-xs"
        >
          <span className="inline-flex gap-1">
            {["a", "b", "c"].map((dot) => (
              <span key={dot} className="size-2 rounded-full border border-ink" />
            ))}
          </span>
          <span className="font-semibold wrap-anywhere">{step.place}</span>
        </p>
        <div className={step.menu ? "grid sm:grid-cols-[13rem_minmax(0,1fr)]" : ""}>
          {step.menu ? (
            <div className="grid content-start gap-1 border-rule bg-paper p-2 max-sm:border-b sm:border-r">
              {step.menu.map(draw)}
            </div>
          ) : null}
          <div className="grid content-start gap-2.5 p-3 md:p-5">
            {step.parts.map((part) =>
              part.part === "control" ? (
                draw(part)
              ) : part.part === "fact" ? (
                <p key={part.label} className="flex flex-wrap gap-x-3 border-b border-rule pb-2 text-sm">
                  <span className="mute">{part.label}</span>
                  <span className="num font-semibold wrap-anywhere">{part.value}</span>
                </p>
              ) : (
                <p key={part.text} className="mute text-sm">
                  {part.text}
                </p>
              ),
            )}
          </div>
        </div>
      </div>
      <p role="status" id={answerId} className={last ? "max-w-[60ch] text-sm" : ""}>
        {last ? (
          <>
            <b>{last.right ? "Right: " : "Not this one: "}</b>“{last.label}”. {last.says}
            {shown && !found && target ? ` Press “${target.label}”.` : null}
          </>
        ) : null}
      </p>
      <p className="flex flex-wrap gap-3 empty:hidden">
        {onBack ? (
          <Button look="quiet" size="sm" onClick={onBack}>
            <Icon as={ArrowLeft} /> Step back
          </Button>
        ) : null}
        {!found && !shown && pressed.length >= patience ? (
          <Button look="quiet" size="sm" onClick={() => setShown(true)}>
            <Icon as={Lightbulb} /> Show me
          </Button>
        ) : null}
        {found ? (
          <Button ref={next} size="sm" aria-describedby={answerId} onClick={onNext}>
            {at + 1 < of ? "Next step" : "To the summary"} <Icon as={ArrowRight} />
          </Button>
        ) : null}
      </p>
    </div>
  );
}
