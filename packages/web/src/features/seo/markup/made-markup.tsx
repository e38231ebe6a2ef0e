import { Check, Info, X } from "lucide-react";
import { CopyWords } from "../../../ui/copy-words.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { checkNode, type Finding } from "./check.ts";
import type { MarkupKind } from "./kinds.ts";
import { scriptOf } from "./make.ts";

interface MadeMarkupProps {
  kind: MarkupKind;
  node: Record<string, unknown>;
  faults: Readonly<Record<string, string>>;
}

/** The block as it goes into the page, what is still missing, and Copy once nothing is wrong. */
export function MadeMarkup({ kind, node, faults }: MadeMarkupProps) {
  // What is typed wrongly is said at its field, and what is always written is not missed: neither stands in the list.
  const wrong = Object.keys(faults);
  const unasked = [...wrong, ...kind.properties.filter(({ label }) => !label).map(({ path }) => path)];
  const findings = checkNode(node, kind).filter(
    ({ says }) => !unasked.some((path) => says.startsWith(`${path} is missing`)),
  );
  const errors = findings.filter(({ level }) => level === "error").length + wrong.length;
  const whole = errors === 0 && Object.keys(node).length > 2;
  const script = scriptOf(node);
  return (
    <section aria-label="The block">
      <p role="status" className="flex items-start gap-2 font-semibold">
        <Icon as={whole ? Check : Info} className={whole ? "mt-1 text-mat-700" : "mt-1"} />
        {whole
          ? "All that is required is there."
          : errors > 0
            ? `${errors} ${errors === 1 ? "thing is" : "things are"} missing or wrong. Copy comes when it is whole.`
            : "Nothing is filled in yet."}
      </p>
      <figure className="mt-3 border border-rule bg-paper">
        <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-rule py-1 pr-1 pl-3 text-xs">
          <span>
            <b>JSON-LD</b>, anywhere in the page
          </span>
          {whole ? <CopyWords what="JSON-LD" words={script} /> : null}
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <pre tabIndex={0} className="max-h-96 overflow-auto px-3 py-2 font-mono text-xs leading-relaxed">
          {script}
        </pre>
      </figure>
      <Findings findings={findings} />
    </section>
  );
}

/** Errors first, then what is recommended. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const ordered = [...findings].sort((a, b) => Number(a.level === "advice") - Number(b.level === "advice"));
  if (ordered.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5 text-sm">
      {ordered.map(({ level, says }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks of a page may lack the same property
        <li key={`${at}${says}`} className="flex items-start gap-2">
          <Icon
            as={level === "error" ? X : Info}
            className={`mt-0.5 ${level === "error" ? "text-vermilion-600" : "text-ink-3"}`}
          />
          <span className="wrap-anywhere">
            <span className="sr-only">{level === "error" ? "Error: " : "Advice: "}</span>
            {says}
          </span>
        </li>
      ))}
    </ul>
  );
}
