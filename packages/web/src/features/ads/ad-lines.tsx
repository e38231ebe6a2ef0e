import { PencilLine } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface AdLinesProps {
  slug: string;
  /** The lines of the drawing, as we wrote them. */
  written: readonly string[];
  /** What the visitor put in their place. */
  typed: Readonly<Record<number, string>>;
  onType: (at: number, text: string) => void;
  onReset: () => void;
}

/** The lines on the picture, to be changed without any other program. They live as long as the page does. */
export function AdLines({ slug, written, typed, onType, onReset }: AdLinesProps) {
  const changed = Object.keys(typed).length > 0;
  return (
    <details className="border-y border-rule">
      <summary className="flex min-h-12 items-center gap-2.5 py-2 text-sm font-semibold">
        <Icon as={PencilLine} />
        Change the words on the picture
      </summary>
      <div className="grid gap-3 pb-5">
        <p className="mute max-w-[56ch] text-xs">
          A longer line becomes smaller until it fits, so the shortest is the loudest. Hindi, Marathi,
          Bengali, Gujarati and Tamil have their letters. Nothing you type leaves this page, so download
          before you close it.
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {written.map((line, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line is what it is known by
              key={at}
              id={`${slug}-line-${at}`}
              className="input"
              aria-label={`Line ${at + 1}, at first “${line}”`}
              value={typed[at] ?? line}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => onType(at, event.currentTarget.value)}
            />
          ))}
        </div>
        {changed ? (
          <div>
            <Button size="sm" look="quiet" onClick={onReset}>
              Back to our words
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  );
}
