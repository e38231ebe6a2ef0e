import type { AdminUser } from "@store/contract/admin-rows";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { OpenButton } from "../parts/open-button.tsx";
import { RowActions } from "../parts/row-actions.tsx";
import { Address } from "../parts/texts.tsx";
import { useUserActions } from "./user-actions.tsx";
import { PaymentBadge, StatusBadge } from "./user-badges.tsx";

interface UsersTableProps {
  users: readonly AdminUser[];
  busy: boolean;
  onOpen: (userId: string) => void;
}

/** The columns and actions of docs/product.md section 2, the name first. */
export function UsersTable({ users, busy, onOpen }: UsersTableProps) {
  const { actionsOf, dialogs } = useUserActions(users);

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
      // On a narrow screen they are in the drawer: three in each row are more than one reads.
      head: "Actions",
      look: "actions",
      cell: (user) => <RowActions of={user.fullName} actions={actionsOf(user)} />,
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
      {dialogs}
    </>
  );
}
