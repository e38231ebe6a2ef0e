import { userFilters } from "@store/contract/calls/admin-users";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { PageHead } from "../parts/page-head.tsx";
import { callAdmin } from "../session/admin-call.ts";
import { useSyncPayments } from "./use-user-actions.ts";
import { UserDrawer } from "./user-drawer.tsx";
import { type UserFilter, userFilterNames, usersPerPage, usersQuery } from "./users.queries.ts";
import { UsersTable } from "./users-table.tsx";

const filterLabels: Record<(typeof userFilters)[number], string> = {
  paid: "Paid",
  "not-paid": "Not Paid",
  blocked: "Blocked",
  active: "Active",
};

/** /admin/users */
export function UsersPage() {
  const address = useListAddress<string>(userFilterNames);
  const filter = address.filter as UserFilter;
  const users = useQuery(usersQuery(filter, address.cursor));
  const sync = useSyncPayments();

  return (
    <>
      <PageHead title="Users">
        <Button
          look="secondary"
          size="sm"
          busy={sync.isPending}
          doing="Syncing..."
          onClick={() => sync.mutate(undefined)}
        >
          <Icon as={RefreshCw} />
          Sync Payment Status
        </Button>
      </PageHead>
      <ListPage
        names={["user", "users"]}
        label="Find a user"
        placeholder="Name, email, phone or ID"
        hint="The beginning of a name or email, a company's domain, the last digits of a phone number, or a customer ID."
        address={address}
        filter={filter}
        query={users}
        rowsOf={(page) => page.users}
        perPage={usersPerPage}
        exportPage={(cursor) => callAdmin("admin-users", "export", { ...filter, cursor })}
        table={(rows, busy) => <UsersTable users={rows} busy={busy} onOpen={address.setOpen} />}
        nothingYet={
          <EmptyState title="No users yet" level={2}>
            Somebody becomes a user when they press the payment button at the checkout.
          </EmptyState>
        }
        drawer={(id, onClose) => <UserDrawer key={id} userId={id} onClose={onClose} />}
      >
        <SelectField
          id="status"
          label="Payment and status"
          className="flex-[1_1_10rem]"
          value={filter.status ?? ""}
          onChange={(event) => address.setFilter({ status: event.target.value })}
          none="Any"
          options={userFilters.map((status) => [status, filterLabels[status]])}
        />
      </ListPage>
    </>
  );
}
