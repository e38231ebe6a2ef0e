import { adminPeopleCall } from "@store/contract/calls/admin-people";
import { Toaster } from "../../../lib/toast.tsx";
import { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useForm } from "../parts/use-form.ts";
import { useInvite } from "./people.queries.ts";

const formId = "invite-form";

/** Another admin: they get a temporary password by mail and choose their own at the first login. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { attach, close } = useModal();
  const invite = useInvite(close);
  const { issues, onSubmit, onInput } = useForm({
    schema: adminPeopleCall.actions.invite.input,
    fields: ["fullName", "email"],
    onSend: (person) => {
      if (!invite.isPending) invite.mutate(person);
    },
  });
  return (
    <Dialog
      ref={attach}
      title="Invite admin"
      busy={invite.isPending}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="sm" busy={invite.isPending}>
            {invite.isPending ? "Inviting..." : "Invite"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={onSubmit}>
        <Field
          id="invite-name"
          name="fullName"
          label="Full Name"
          error={issues.fullName}
          onInput={() => onInput("fullName")}
          autoComplete="off"
          required
        />
        <Field
          id="invite-email"
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          hint="A temporary password goes there. It is good for a day."
          error={issues.email}
          onInput={() => onInput("email")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </form>
      <Toaster inDialog />
    </Dialog>
  );
}
