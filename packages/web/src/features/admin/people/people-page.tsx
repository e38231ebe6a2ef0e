import type { AdminPerson } from "@store/contract/admin-rows";
import { adminPeopleCall } from "@store/contract/calls/admin-people";
import { formatDate } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, LogOut, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { FormDialog, useFormDialog } from "../parts/form-dialog.tsx";
import { Address, MadeBy } from "../parts/texts.tsx";
import { SettingsHead } from "../settings/settings-frame.tsx";
import { AuditList } from "./audit-list.tsx";
import { peopleQuery, useInvite, useRemoveAdmin, useResetCode, useSignOutAdmin } from "./people.queries.ts";

/** /admin/settings/admins: who may run the shop, and who did what. */
export function PeoplePage() {
  const people = useQuery(peopleQuery());
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <SettingsHead path="/admin/settings/admins">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          <Icon as={UserPlus} />
          Invite admin
        </Button>
      </SettingsHead>
      <LoadState query={people} failed="Failed to load admins" fetching="Fetching admins">
        {(admins) => <PeopleTable people={admins} />}
      </LoadState>
      {/* What would be pushed down by the admins waits for them. */}
      {people.isPending ? null : <AuditList />}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}

function PeopleTable({ people }: { people: readonly AdminPerson[] }) {
  const [doomed, setDoomed] = useState<AdminPerson>();
  const remove = useRemoveAdmin(() => setDoomed(undefined));
  const [locked, setLocked] = useState<AdminPerson>();
  const reset = useResetCode(() => setLocked(undefined));
  const signOut = useSignOutAdmin();
  const columns: Column<AdminPerson>[] = [
    {
      head: "Name",
      look: "wide",
      cell: ({ fullName, me }) => (
        <span className="flex flex-wrap items-center gap-2">
          <b>{fullName}</b>
          {me ? <Badge>You</Badge> : null}
        </span>
      ),
    },
    { head: "Email", look: "wide", cell: ({ email }) => <Address email={email} /> },
    { head: "Since", look: "nowrap", cell: ({ createdAt }) => formatDate(createdAt) },
    { head: "Login code", cell: ({ code }) => (code ? <Badge tone="ok">On</Badge> : "None") },
    { head: "Made by", cell: ({ createdBy }) => <MadeBy by={createdBy} /> },
    {
      head: "Actions",
      look: "actions",
      cell: (person) =>
        person.me ? null : (
          <span className="flex flex-wrap lg:flex-nowrap lg:justify-end">
            {person.code ? (
              <IconButton
                icon={KeyRound}
                label={`Reset login code of ${person.fullName}`}
                word="Reset code"
                onClick={() => setLocked(person)}
              />
            ) : null}
            <IconButton
              icon={LogOut}
              word="Sign out"
              of={person.fullName}
              disabled={signOut.isPending && signOut.variables?.adminId === person.adminId}
              onClick={() => signOut.mutate(person)}
            />
            <IconButton
              icon={Trash2}
              word="Remove"
              of={person.fullName}
              danger
              onClick={() => setDoomed(person)}
            />
          </span>
        ),
    },
  ];
  return (
    <>
      <DataTable label="Admins" columns={columns} rows={people} keyOf={({ adminId }) => adminId} />
      {locked ? (
        <Confirm
          title="Reset login code"
          verb="Reset"
          doing="Resetting..."
          busy={reset.isPending}
          onConfirm={() => reset.mutate(locked)}
          onClose={() => setLocked(undefined)}
        >
          <p>For an admin who has lost both the app and the recovery codes.</p>
          <p className="mute mt-2 text-sm">
            {locked.fullName}, {locked.email}: logged out everywhere, told by mail, and asked to set up an app
            at the next login. Make sure that it is they who asked you, by a call for example.
          </p>
        </Confirm>
      ) : null}
      {doomed ? (
        <Confirm
          title="Remove admin"
          verb="Remove"
          doing="Removing..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>Are you sure you want to remove this admin?</p>
          <p className="mute mt-2 text-sm">
            {doomed.fullName}, {doomed.email}: refused from the next call on.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}

/** Another admin: they get a temporary password by mail and choose their own at the first login. */
function InviteDialog({ onClose }: { onClose: () => void }) {
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
