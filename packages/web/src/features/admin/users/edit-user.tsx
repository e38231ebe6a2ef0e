import type { AdminUser } from "@store/contract/admin-rows";
import { adminUsersCall } from "@store/contract/calls/admin-users";
import { useState } from "react";
import { queryClient } from "../../../lib/query-client.ts";
import { Toaster } from "../../../lib/toast.tsx";
import { useForm } from "../../../lib/use-form.ts";
import { useModal } from "../../../lib/use-modal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { useUpdatePassword, useUpdateProfile } from "./use-user-actions.ts";
import { userStoryQuery } from "./users.queries.ts";

const { "update-profile": profile, "update-password": password } = adminUsersCall.actions;

/** The edit dialog: the profile and the password are saved apart, each with its own button. */
export function EditUser({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { attach, close } = useModal();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      ref={attach}
      title="Edit user"
      busy={busy}
      onClose={onClose}
      actions={
        <Button look="quiet" size="sm" onClick={close}>
          Close
        </Button>
      }
    >
      <p className="mute mb-5 text-sm">
        <span className="code">{user.userId}</span>
      </p>
      <ProfileForm user={user} onBusy={setBusy} />
      <hr className="my-6 border-rule" />
      <PasswordForm user={user} />
      <Toaster inDialog />
    </Dialog>
  );
}

function ProfileForm({ user, onBusy }: { user: AdminUser; onBusy: (busy: boolean) => void }) {
  const { userId } = user;
  // What the form began with: the server refuses to write over anything else.
  const [seen, setSeen] = useState(user);
  const [reloaded, setReloaded] = useState(false);
  const update = useUpdateProfile(async () => {
    const { user: now } = await queryClient.fetchQuery({ ...userStoryQuery(userId), staleTime: 0 });
    if (!now) return;
    setSeen(now);
    setReloaded(true);
  });
  const { onSubmit, field } = useForm({
    schema: profile.input,
    fields: ["email", "fullName", "phone"],
    read: (typed) => ({ ...typed, userId }),
    onSend: ({ email, fullName, phone }) => {
      if (update.isPending) return;
      onBusy(true);
      setReloaded(false);
      const { email: e, fullName: n, phone: p } = seen;
      update.mutate(
        { userId, email, fullName, phone, seen: { email: e, fullName: n, phone: p } },
        {
          onSuccess: (reply) => {
            if (reply.success) setSeen({ ...seen, email, fullName, phone });
          },
          onSettled: () => onBusy(false),
        },
      );
    },
  });
  return (
    <form
      // What somebody else saved meanwhile replaces what stands in the fields.
      key={`${seen.email} ${seen.fullName} ${seen.phone}`}
      noValidate
      className="grid gap-4"
      onSubmit={onSubmit}
    >
      {reloaded ? (
        <StatusNote>
          Somebody else changed this user meanwhile. These are the details as they are now: correct them and
          save again.
        </StatusNote>
      ) : null}
      <Field
        id="edit-email"
        {...field("email")}
        label="Email"
        type="email"
        defaultValue={seen.email}
        required
      />
      <Field id="edit-name" {...field("fullName")} label="Full Name" defaultValue={seen.fullName} required />
      <Field
        id="edit-phone"
        {...field("phone")}
        label="Phone"
        type="tel"
        defaultValue={seen.phone}
        required
      />
      <Button type="submit" size="sm" busy={update.isPending} doing="Updating...">
        Update Profile
      </Button>
    </form>
  );
}

function PasswordForm({ user: { userId } }: { user: AdminUser }) {
  const [done, setDone] = useState(0);
  const update = useUpdatePassword(() => setDone((count) => count + 1));
  const { onSubmit, field } = useForm({
    schema: password.input,
    fields: ["password"],
    read: (typed) => ({ ...typed, userId }),
    onSend: update,
  });
  return (
    <form key={done} noValidate className="grid gap-4" onSubmit={onSubmit}>
      <Field
        id="edit-password"
        {...field("password")}
        label="New Password"
        type="password"
        placeholder="Leave empty to keep current"
        hint="At least 12 characters. Saved by its own button; the customer is logged out everywhere."
        autoComplete="new-password"
      />
      <Button type="submit" look="secondary" size="sm" busy={update.isPending} doing="Updating...">
        Update Password
      </Button>
    </form>
  );
}
