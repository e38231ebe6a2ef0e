import type { ReactNode } from "react";
import { Field } from "../../../ui/field.tsx";
import type { Answers, FillFaults } from "./fill-template.ts";
import { FormConnection } from "./form-connection.tsx";
import { isFact, type Placeholder, type Waiting } from "./placeholders.ts";

interface FillFormProps {
  waiting: Waiting;
  answers: Answers;
  faults: FillFaults | undefined;
  onChange: (answers: Answers) => void;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const linkLabel = (name: string) => sentence(name.replaceAll("-", " "));

/** The questions of a template: facts of the business first, then its links, its form, its colours, then each section. */
export function FillForm({ waiting, answers, faults, onChange }: FillFormProps) {
  const { placeholders, links, colours, hasForm, hasThanks } = waiting;
  const facts = placeholders.filter(({ name }) => isFact(name));
  const sections = new Map<string, Placeholder[]>();
  for (const placeholder of placeholders.filter(({ name }) => !isFact(name)))
    sections.set(placeholder.section, [...(sections.get(placeholder.section) ?? []), placeholder]);

  const voices = new Map<string, number>();
  for (const { words, voice } of placeholders) if (voice) voices.set(words, voice);
  const text = ({ name, words, context, count, voice }: Placeholder) => {
    const of = voices.get(words) ?? 0;
    return (
      <Field
        key={name}
        id={`fill-text-${placeholders.findIndex((one) => one.name === name)}`}
        label={voice && of > 1 ? `${sentence(words)}, ${voice} of ${of}` : sentence(words)}
        value={answers.texts[name] ?? ""}
        hint={context === `[${words}]` ? count > 1 && `In ${count} places` : `“${context}”`}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...answers, texts: { ...answers.texts, [name]: target.value } })}
      />
    );
  };

  return (
    <div className="grid gap-8">
      {facts.length > 0 ? <Group title="Your business">{facts.map(text)}</Group> : null}
      {links.length > 0 ? (
        <Group title="Your links">
          {links.map((name) => (
            <Field
              key={name}
              id={`fill-link-${name}`}
              label={linkLabel(name)}
              value={answers.links[name] ?? ""}
              placeholder="https://, /page/, number or mail"
              error={faults?.links[name]}
              autoComplete="off"
              onChange={({ target }) =>
                onChange({ ...answers, links: { ...answers.links, [name]: target.value } })
              }
            />
          ))}
        </Group>
      ) : null}
      {hasForm ? (
        <Group title="Your form">
          <FormConnection
            connection={answers.connection ?? {}}
            hasThanks={hasThanks}
            fault={faults?.connection}
            thanksFault={faults?.thanks}
            onChange={(connection) => onChange({ ...answers, connection })}
          />
        </Group>
      ) : null}
      {colours ? (
        <Group title="Your colours">
          {(["brand", "accent"] as const).map((role) => (
            <Field
              key={role}
              id={`fill-${role}`}
              label={role === "brand" ? "Main colour" : "Second colour"}
              type="color"
              className="[&_input]:p-1.5"
              value={answers[role] ?? colours[role]}
              onChange={({ target }) => onChange({ ...answers, [role]: target.value })}
            />
          ))}
        </Group>
      ) : null}
      {[...sections].map(([name, list]) => (
        <Group key={name} title={name || "The page"}>
          {list.map(text)}
        </Group>
      ))}
      <Group title="Pictures came in grey?">
        <Field
          id="fill-pictures"
          label="Your uploads folder"
          value={answers.pictures ?? ""}
          placeholder="https://your-site.in/wp-content/uploads/2026/11"
          hint="Upload the pictures of the ZIP to your Media Library first; then the file fetches them from your own site."
          error={faults?.pictures}
          className="sm:col-span-2"
          onChange={({ target }) => onChange({ ...answers, pictures: target.value })}
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 text-base font-extrabold">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
