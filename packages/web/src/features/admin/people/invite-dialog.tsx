import { adminPeopleCall } from "@store/contract/calls/admin-people";
import { useForm } from "../../../lib/use-form.ts";
import { useModal } from "../../../lib/use-modal.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../parts/form-dialog.tsx";
import { useInvite } from "./people.queries.ts";

/** Another admin: they get a temporary password by mail and choose their own at the first login. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal();
  const invite = useInvite(modal.close);
  const { onSubmit, field } = useForm({
    schema: adminPeopleCall.actions.invite.input,
    fields: ["fullName", "email"],
    onSend: invite,
  });
  return (
    <FormDialog
      title="Invite admin"
      formId="invite-form"
      verb="Invite"
      doing="Inviting..."
      busy={invite.isPending}
      modal={modal}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <Field id="invite-name" {...field("fullName")} label="Full Name" required />
      <Field
        id="invite-email"
        {...field("email")}
        label="Email"
        type="email"
        inputMode="email"
        hint="A temporary password goes there. It is good for a day."
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </FormDialog>
  );
}
