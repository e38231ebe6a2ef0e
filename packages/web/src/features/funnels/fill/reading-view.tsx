import { Fragment, useMemo } from "react";
import type { Answers } from "./fill-template.ts";
import { bracket, bracketNames, type Waiting } from "./placeholders.ts";
import { readSections, type TemplateFile } from "./template-texts.ts";

interface ReadingViewProps {
  json: string;
  answers: Answers;
  colours: Waiting["colours"];
}

/** The page as a visitor reads it, with answers in their places; what still waits is marked. */
export function ReadingView({ json, answers, colours }: ReadingViewProps) {
  // The page does not change while it is open, so that places in it are keys.
  const sections = useMemo(() => {
    const nameOf = bracketNames();
    return readSections(JSON.parse(json) as TemplateFile).map(({ name, lines }, at) => ({
      key: `${at}`,
      name: name.split(":")[0],
      lines: lines.map(({ text, setting }, nth) => ({
        key: `${nth}`,
        // Every other part is what stood between brackets.
        parts: text
          .split(bracket)
          .map((words, part) => ({ words, name: part % 2 === 0 ? "" : nameOf(words, setting).name })),
      })),
    }));
  }, [json]);
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
              <ReadLine parts={line.parts} texts={answers.texts} />
            </p>
          ))}
        </Fragment>
      ))}
    </section>
  );
}

interface ReadLineProps {
  parts: readonly { words: string; name: string }[];
  texts: Answers["texts"];
}

function ReadLine({ parts, texts }: ReadLineProps) {
  return parts.map(({ words, name }, at) => {
    if (!name) return words;
    const answer = texts[name]?.trim();
    const key = `${at} ${name}`;
    return answer ? (
      <strong key={key}>{answer}</strong>
    ) : (
      <mark key={key} className="bg-marigold-300 px-0.5 text-ink">
        [{words}]
      </mark>
    );
  });
}
