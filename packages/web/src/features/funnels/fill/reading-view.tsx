import { Fragment, useMemo } from "react";
import type { Answers } from "./fill-template.ts";
import { bracket, type Waiting } from "./placeholders.ts";
import { readSections, type TemplateFile } from "./template-texts.ts";

interface ReadingViewProps {
  json: string;
  answers: Answers;
  colours: Waiting["colours"];
}

/** The page as a visitor reads it, with answers in their places; what still waits is marked. */
export function ReadingView({ json, answers, colours }: ReadingViewProps) {
  // The page does not change while it is open, so that places in it are keys.
  const sections = useMemo(
    () =>
      readSections(JSON.parse(json) as TemplateFile).map(({ name, lines }, at) => ({
        key: `${at}`,
        name: name.split(":")[0],
        lines: lines.map((text, nth) => ({ key: `${nth}`, text })),
      })),
    [json],
  );
  return (
    <section aria-labelledby="reading-title">
      <div className="mb-4 flex items-center gap-3">
        <h3 id="reading-title" className="text-base font-extrabold">
          Your page, as it reads
        </h3>
        {colours
          ? (["brand", "accent"] as const).map((role) => (
              <span
                key={role}
                aria-hidden="true"
                className="size-5 rounded-full border border-rule"
                style={{ background: answers[role] ?? colours[role] }}
              />
            ))
          : null}
      </div>
      {sections.map(({ key, name, lines }) => (
        <Fragment key={key}>
          <h4 className="mute mt-5 mb-1.5 border-t border-rule pt-3 text-sm font-semibold">{name}</h4>
          {lines.map((line) => (
            <p key={line.key} className="mb-1 text-sm">
              <Line text={line.text} texts={answers.texts} />
            </p>
          ))}
        </Fragment>
      ))}
    </section>
  );
}

function Line({ text, texts }: { text: string; texts: Answers["texts"] }) {
  const parts = text.split(bracket);
  // Every other part is what stood between brackets.
  return parts.map((part, at) => {
    if (at % 2 === 0) return part;
    const answer = texts[part]?.trim();
    const key = `${at} ${part}`;
    return answer ? (
      <strong key={key}>{answer}</strong>
    ) : (
      <mark key={key} className="bg-marigold-300 px-0.5 text-ink">
        [{part}]
      </mark>
    );
  });
}
