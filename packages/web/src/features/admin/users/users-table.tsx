import type { AdminUser } from "@store/contract/admin-rows";
import { Ban, LockOpen, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { OpenButton } from "../parts/open-button.tsx";
import { Address } from "../parts/texts.tsx";
import { EditUser } from "./edit-user.tsx";
import { useDeleteUser, useToggleBlock } from "./use-user-actions.ts";
import { PaymentBadge, StatusBadge } from "./user-badges.tsx";

interface UsersTableProps {
  users: readonly AdminUser[];
  busy: boolean;
  onOpen: (userId: string) => void;
}

/** The columns and actions of docs/product.md section 2, the name first. */
export function UsersTable({ users, busy, onOpen }: UsersTableProps) {
  const [edited, setEdited] = useState<string>();
  const [doomed, setDoomed] = useState<AdminUser>();
  const block = useToggleBlock();
  const remove = useDeleteUser(() => setDoomed(undefined));
  const inHand = users.find(({ userId }) => userId === edited);

  const columns: Column<AdminUser>[] = [
    {
      head: "Name",
      look: "wide",
      at: "name",
      cell: ({ fullName }) => <b className="block wrap-anywhere lg:max-w-48">{fullName}</b>,
    },
    {
      head: "Customer ID",
      at: "id",
      cell: ({ userId }) => (
        <OpenButton label={userId} onOpen={() => onOpen(userId)}>
          {userId}
        </OpenButton>
      ),
    },
    { head: "Email", at: "note", cell: ({ email }) => <Address email={email} /> },
    { head: "Phone", look: "nowrap", cell: ({ phone }) => phone },
    { head: "Payment", at: "side", cell: ({ hasPaid }) => <PaymentBadge hasPaid={hasPaid} /> },
    {
      head: "Status",
      at: "state",
      // On a phone the name has the room of what is so with nearly everybody.
      cell: ({ banned }) => (
        <span className={banned ? "" : "max-md:sr-only"}>
          <StatusBadge banned={banned} />
        </span>
      ),
    },
    {
      head: "Actions",
      look: "actions",
      at: "act",
      cell: (user) => (
        <span className="flex lg:justify-end">
          <IconButton icon={Pencil} word="Edit" of={user.fullName} onClick={() => setEdited(user.userId)} />
          <IconButton
            icon={user.banned ? LockOpen : Ban}
            word={user.banned ? "Unblock" : "Block"}
            of={user.fullName}
            disabled={block.isPending && block.variables?.userId === user.userId}
            onClick={() => block.mutate(user)}
          />
          <IconButton icon={Trash2} word="Delete" of={user.fullName} danger onClick={() => setDoomed(user)} />
        </span>
      ),
    },
  ];

  return (
    <>
      <DataTable
        label="Users"
        columns={columns}
        rows={users}
        keyOf={({ userId }) => userId}
        busy={busy}
        dense="users"
      />
      {inHand ? <EditUser user={inHand} onClose={() => setEdited(undefined)} /> : null}
      {doomed ? (
        <Confirm
          title="Delete user"
          verb="Delete"
          doing="Deleting..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>Are you sure you want to delete this user? This action cannot be undone.</p>
          <p className="mute mt-2 text-sm">
            {doomed.fullName}, {doomed.email}: every login and open session ends at once.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
