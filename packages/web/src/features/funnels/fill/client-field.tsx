import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select.tsx";

interface ClientFieldProps {
  client: string;
  names: readonly string[];
  onChoose: (client: string) => void;
  onDelete: () => void;
}

/** For whom the page is filled in: each client's answers are kept apart. */
export function ClientField({ client, names, onChoose, onDelete }: ClientFieldProps) {
  const [name, setName] = useState("");
  const listed = names.includes(client) ? names : [...names, client];
  const add = () => {
    if (!name.trim()) return;
    onChoose(name.trim());
    setName("");
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 text-base font-extrabold">For whom?</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          id="fill-client"
          label="Client"
          value={client}
          onChange={({ target }) => onChoose(target.value)}
          options={listed}
        />
        <Button look="quiet" size="sm" className="justify-self-start" onClick={onDelete}>
          Delete these answers
        </Button>
        <Field
          id="fill-new-client"
          label="Another client"
          value={name}
          maxLength={60}
          placeholder="Name"
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") add();
          }}
        />
        <Button look="quiet" size="sm" className="justify-self-start" onClick={add}>
          Add client
        </Button>
      </div>
      <p className="mute mt-2 text-xs">Each client has answers of their own, kept in this browser.</p>
    </fieldset>
  );
}
