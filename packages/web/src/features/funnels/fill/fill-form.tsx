import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { Answers } from "./fill-template.ts";
import { isFact, type Placeholder, type Waiting } from "./placeholders.ts";
import { clearAnswers } from "./stored-answers.ts";

interface FillFormProps {
  waiting: Waiting;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const linkLabel = (name: string) => sentence(name.replaceAll("-", " "));

/** The questions of a template: facts of the business first, then its links, its form, its colours, then each section. */
export function FillForm({ waiting, answers, onChange }: FillFormProps) {
  const { placeholders, links, colours, hasForm } = waiting;
  const facts = placeholders.filter(({ words }) => isFact(words));
  const sections = new Map<string, Placeholder[]>();
  for (const placeholder of placeholders.filter(({ words }) => !isFact(words)))
    sections.set(placeholder.section, [...(sections.get(placeholder.section) ?? []), placeholder]);

  const text = ({ words, context, count }: Placeholder) => (
    <Field
      key={words}
      id={`fill-${words}`}
      label={sentence(words)}
      value={answers.texts[words] ?? ""}
      hint={context === `[${words}]` ? count > 1 && `In ${count} places` : `“${context}”`}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...answers, texts: { ...answers.texts, [words]: target.value } })}
    />
  );

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
              placeholder="Address, number or mail"
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
          <SelectField
            id="fill-connect"
            label="Where its answers go"
            value={answers.connect ?? ""}
            onChange={({ target }) => {
              const { connect: _, ...rest } = answers;
              const to = target.value;
              onChange(to === "whatsapp" || to === "mailto" ? { ...rest, connect: to } : rest);
            }}
          >
            <option value="">Nowhere yet: the page says so</option>
            <option value="whatsapp">To my WhatsApp</option>
            <option value="mailto">To my mail</option>
          </SelectField>
          {answers.connect ? (
            <Field
              id="fill-connect-to"
              label={answers.connect === "whatsapp" ? "WhatsApp number" : "Mail address"}
              type={answers.connect === "whatsapp" ? "tel" : "email"}
              value={answers.connectTo ?? ""}
              onChange={({ target }) => onChange({ ...answers, connectTo: target.value })}
            />
          ) : null}
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
          className="sm:col-span-2"
          onChange={({ target }) => onChange({ ...answers, pictures: target.value })}
        />
      </Group>
      <Button
        look="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => {
          clearAnswers();
          onChange({ texts: {}, links: {} });
        }}
      >
        Clear all answers
      </Button>
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
