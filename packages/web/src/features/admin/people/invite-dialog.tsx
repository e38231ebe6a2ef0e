import { adminPeopleCall } from "@store/contract/calls/admin-people";
import { Field } from "../../../ui/field.tsx";
import { FormDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { useInvite } from "./people.queries.ts";

/** Another admin: they get a temporary password by mail and choose their own at the first login. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useFormDialog(useInvite, {
    schema: adminPeopleCall.actions.invite.input,
    fields: ["fullName", "email"],
  });
  return (
    <FormDialog
      title="Invite admin"
      formId="invite-form"
      verb="Invite"
      doing="Inviting..."
      form={form}
      onClose={onClose}
    >
      <Field id="invite-name" {...form.field("fullName")} label="Full Name" required />
      <Field
        id="invite-email"
        {...form.field("email")}
        label="Email"
        type="email"
        hint="A temporary password goes there. It is good for a day."
        required
      />
    </FormDialog>
  );
}
