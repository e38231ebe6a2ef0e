import { Badge } from "../../ui/badge.tsx";
import { CopyWords } from "../../ui/copy-words.tsx";
import { type Run, workingOf } from "./formulas/run-tool.ts";
import type { Tool } from "./formulas/tool.ts";
import { formatUnit } from "./formulas/units.ts";

type Done = NonNullable<Run["done"]>;

const edges = { ok: "border-l-mat-600", wait: "border-l-marigold-400", bad: "border-l-vermilion-600" };
const tones = { ok: "Go", wait: "Wait", bad: "Stop" };

/** The figure that was asked for, large, with its verdict. */
export function ToolResult({ tool, run }: { tool: Tool; run: Run }) {
  const step = tool.steps.find(({ id }) => id === tool.result);
  if (!step) return null;
  if (!run.done) return <Waiting tool={tool} problems={run.problems} />;
  const { outcomes, verdict } = run.done;
  const figure = formatUnit(outcomes[step.id] ?? null, step.unit);
  return (
    <div className="border-[1.5px] border-ink bg-sheet">
      <div className="on-mat mat-grid-sm px-5 pt-4 pb-5">
        <p className="mute text-sm">{step.label}</p>
        <p
          className={`num mt-1 font-display leading-[0.95] font-extrabold ${figure.length > 12 ? "text-[1.625rem]" : "text-[clamp(2.5rem,7vw,3.5rem)]"}`}
        >
          {figure}
        </p>
      </div>
      <div
        aria-live="polite"
        aria-atomic="true"
        className={`grid gap-2 border-l-[6px] px-5 py-4 ${edges[verdict.tone]}`}
      >
        <p>
          <Badge tone={verdict.tone}>{tones[verdict.tone]}</Badge>
        </p>
        <h3 className="text-d4">{verdict.title}</h3>
        <p className="text-sm">{verdict.text}</p>
      </div>
    </div>
  );
}

/** The same in one line at the lower edge of a narrow screen, where the result itself is out of sight while one types. */
export function ToolGlance({ tool, run }: { tool: Tool; run: Run }) {
  const step = tool.steps.find(({ id }) => id === tool.result);
  if (!run.done || !step || step.copy) return null;
  return (
    <p
      aria-hidden="true"
      className="on-mat sticky bottom-0 flex items-baseline justify-between gap-4 bg-mat-800 px-4 py-2 text-xs sm:px-6 lg:hidden"
    >
      <span className="mute">{step.label}</span>
      <b className="num font-display text-d4 font-extrabold whitespace-nowrap">
        {formatUnit(run.done.outcomes[step.id] ?? null, step.unit)}
      </b>
    </p>
  );
}

/** No result is better than a wrong one: which figures it waits for. */
function Waiting({ tool, problems }: { tool: Tool; problems: Readonly<Record<string, string>> }) {
  const waiting = tool.fields.filter(({ id }) => problems[id]);
  return (
    <div
      aria-live="polite"
      className="grid gap-2 border-[1.5px] border-dashed border-rule-2 bg-sheet px-5 py-5"
    >
      <h3 className="text-d4">
        {waiting.length === 1 ? "Waiting for one figure" : "Waiting for some figures"}
      </h3>
      <ul className="grid gap-1 text-sm">
        {waiting.map(({ id, label }) => (
          <li key={id}>
            <a href={`#tool-${id}`} className="inline-flex min-h-8 items-center font-semibold text-mat-700">
              {label}
            </a>
            <span className="mute">: {problems[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sum, line by line, with the figures in it. */
export function ToolWorking({ tool, done }: { tool: Tool; done: Done }) {
  return (
    <section aria-labelledby="working">
      <h3 id="working" className="text-d4">
        The working
      </h3>
      <dl className="mt-3 border-[1.5px] border-ink bg-sheet text-sm">
        {tool.steps.map((step) => {
          const text = formatUnit(done.outcomes[step.id] ?? null, step.unit);
          const working = workingOf(tool, step, done.values, done.outcomes);
          return (
            <div
              key={step.id}
              className={`grid gap-x-5 border-t border-rule px-4 py-2.5 first:border-t-0 ${step.copy ? "" : "sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"} ${step.id === tool.result ? "bg-marigold-100" : ""}`}
            >
              <dt className="grid">
                <span className="font-semibold">{step.label}</span>
                {working ? <span className="mute num text-xs">{working}</span> : null}
              </dt>
              <dd
                className={
                  step.copy ? "flex items-start justify-between gap-3" : "num font-semibold sm:text-right"
                }
              >
                <span className={step.copy ? "font-mono text-xs leading-relaxed break-all" : ""}>{text}</span>
                {step.copy ? (
                  <span className="flex-none whitespace-nowrap">
                    <CopyWords what={step.label} words={text} />
                  </span>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
      <ul className="mute mt-4 grid max-w-[66ch] gap-1.5 text-xs">
        {tool.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
