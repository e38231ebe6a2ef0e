import { CorrectForm } from "@store/contract/privacy/privacy-forms";
import type { PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { type FormEvent, useState } from "react";
import { checkForm, type FieldIssues } from "../../lib/forms.ts";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { refuseIds } from "../../lib/refuse.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { CardSection, type PartProps } from "./card-section.tsx";
import { useChange } from "./use-change.ts";

/** Name and phone number; absent for somebody who has given neither. */
export function Correct({ view, privacyToken }: PartProps<PrivacyView>) {
  const own = view.identities.find(({ state }) => state === "member") ?? view.identities[0];
  const [typed, setTyped] = useState({ fullName: own?.name ?? "", phone: own?.phone ?? "" });
  const [issues, setIssues] = useState<FieldIssues<"fullName" | "phone">>({});
  const change = useChange(privacyToken, "correct", privacyToasts.corrected);
  const open = view.identities.some(({ state }) => state === "member" || state === "reserved");
  if (!open) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkForm(CorrectForm, typed);
    setIssues(checked.ok ? {} : checked.issues);
    if (checked.ok) change.run(checked.value);
    else refuseIds(event.currentTarget, checked.issues, "correct");
  };
  return (
    <CardSection id="correct" title="Correct it">
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        <Field
          id="correct-fullName"
          label="Full Name"
          autoComplete="name"
          value={typed.fullName}
          error={issues.fullName}
          onChange={(event) => setTyped({ ...typed, fullName: event.currentTarget.value })}
        />
        <Field
          id="correct-phone"
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={typed.phone}
          error={issues.phone}
          onChange={(event) => setTyped({ ...typed, phone: event.currentTarget.value })}
        />
        <Button type="submit" look="secondary" busy={change.busy} doing="Saving..." className="justify-self-start">
          Save
        </Button>
      </form>
      <p className="mute mt-3 text-sm">
        Invoices keep what they said. Another email address is a matter for a person, because it is your
        login: use the form “Ask a person”.
      </p>
    </CardSection>
  );
}
