import { CorrectForm } from "@store/contract/privacy/privacy-forms";
import type { PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { CardSection, type PartProps } from "./card-section.tsx";
import { useChange } from "./use-change.ts";

/** Name and phone number; absent for somebody who has given neither. */
export function Correct({ view, privacyToken }: PartProps<PrivacyView>) {
  const own = view.identities.find(({ state }) => state === "member") ?? view.identities[0];
  const change = useChange(privacyToken, "correct", privacyToasts.corrected);
  const { onSubmit, field } = useForm({
    schema: CorrectForm,
    fields: ["fullName", "phone"],
    onSend: change.run,
  });
  const open = view.identities.some(({ state }) => state === "member" || state === "reserved");
  if (!open) return null;
  return (
    <CardSection id="correct" title="Correct it">
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        <Field
          id="correct-fullName"
          {...field("fullName")}
          label="Full Name"
          autoComplete="name"
          defaultValue={own?.name}
        />
        <Field
          id="correct-phone"
          {...field("phone")}
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={own?.phone}
        />
        <Button
          type="submit"
          look="secondary"
          busy={change.busy}
          doing="Saving..."
          className="justify-self-start"
        >
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
