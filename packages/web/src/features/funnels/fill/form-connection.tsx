import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { type Connection, type ConnectionWay, connectionWays } from "./connections.ts";

interface Way {
  option: string;
  /** What is asked for; without it, nothing is. */
  field?: { label: string; type: string; placeholder: string };
  hint: string;
}

const ways: Record<ConnectionWay, Way> = {
  whatsapp: {
    option: "To my WhatsApp",
    field: { label: "WhatsApp number", type: "tel", placeholder: "98765 43210" },
    hint: "WhatsApp opens with the answers written in; the visitor presses Send.",
  },
  mailto: {
    option: "To my mail",
    field: { label: "Mail address", type: "email", placeholder: "you@example.com" },
    hint: "The visitor's mail program opens with the answers written in; the visitor presses Send.",
  },
  https: {
    option: "To a form service",
    field: { label: "Address of the form", type: "url", placeholder: "https://" },
    hint: "Your mail or form service names it: the address that a form of your own posts to.",
  },
  plugin: {
    option: "A plugin's form takes its place",
    hint: "The form is hidden. Put your plugin's shortcode into a Shortcode widget below it.",
  },
};

interface FormConnectionProps {
  connection: Connection;
  /** The form leads to a page of its kit. */
  hasThanks: boolean;
  fault: string | undefined;
  thanksFault: string | undefined;
  onChange: (connection: Connection) => void;
}

/** Where the answers of the page's form go. */
export function FormConnection({ connection, hasThanks, fault, thanksFault, onChange }: FormConnectionProps) {
  const { way, to = {} } = connection;
  const chosen = way && ways[way];
  return (
    <>
      <SelectField
        id="fill-connect"
        label="Where its answers go"
        value={way ?? ""}
        onChange={({ target }) => {
          const { way: _, ...rest } = connection;
          const next = connectionWays.find((one) => one === target.value);
          onChange(next ? { ...rest, way: next } : rest);
        }}
        none="Nowhere yet: the page says so"
        options={connectionWays.map((one) => [one, ways[one].option])}
      />
      {way && chosen?.field ? (
        <Field
          key={way}
          id="fill-connect-to"
          {...chosen.field}
          value={to[way] ?? ""}
          hint={chosen.hint}
          error={fault}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...connection, to: { ...to, [way]: target.value } })}
        />
      ) : (
        <p className="mute self-end text-xs">{chosen?.hint}</p>
      )}
      {way && way !== "plugin" ? (
        <>
          {hasThanks ? (
            <p className="mute self-end text-xs">Once it is sent, the kit's own thank-you page follows.</p>
          ) : (
            <Field
              id="fill-thanks"
              label="Thank-you page"
              value={connection.thanks ?? ""}
              placeholder="/thank-you/"
              hint="Where the visitor goes once it is sent. Left empty, the page stays."
              error={thanksFault}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...connection, thanks: target.value })}
            />
          )}
          <Field
            id="fill-consent"
            label="Words beside a box to tick"
            value={connection.consent ?? ""}
            placeholder="I agree that you write to me about this."
            hint="Left empty, the form has no box."
            maxLength={240}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...connection, consent: target.value })}
          />
        </>
      ) : null}
    </>
  );
}
