import { userFilters } from "@store/contract/calls/admin-users";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { ListTools } from "../lists/list-tools.tsx";
import { Pager, showing } from "../lists/pager.tsx";
import { SavedFilterRow } from "../lists/saved-filter-row.tsx";
import { useExport } from "../lists/use-export.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { LoadState } from "../parts/load-state.tsx";
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
  const address = useListAddress(userFilterNames);
  const filter = address.filter as UserFilter;
  const { search: _words, ...named } = address.filter;
  const filtered = Object.keys(filter).length > 0;
  const users = useQuery(usersQuery(filter, address.cursor));
  const sync = useSyncPayments();
  const save = useExport("users", (cursor) => callAdmin("admin-users", "export", { ...filter, cursor }));

  return (
    <>
      <PageHead title="Users">
        <Button
          look="secondary"
          size="sm"
          busy={sync.isPending}
          onClick={() => {
            if (!sync.isPending) sync.mutate(undefined);
          }}
        >
          {sync.isPending ? null : <Icon as={RefreshCw} />}
          {sync.isPending ? "Syncing..." : "Sync Payment Status"}
        </Button>
      </PageHead>
      <ListTools
        label="Find a user"
        placeholder="Name, email, phone or customer ID"
        hint="The beginning of a name or email, a company's domain, the last digits of a phone number, or a customer ID."
        search={filter.search}
        onSearch={(search) => address.setFilter({ search })}
        filtered={filtered}
        narrowed={filter.status !== undefined}
        onShowAll={() => address.setFilter({ search: undefined, status: undefined })}
        exporting={save.isPending}
        onExport={() => save.mutate(undefined)}
        saved={
          <SavedFilterRow
            list="users"
            filter={named}
            onUse={(chosen) => address.setFilter({ status: undefined, ...chosen })}
          />
        }
      >
        <SelectField
          id="status"
          label="Payment and status"
          className="flex-[1_1_10rem]"
          value={filter.status ?? ""}
          onChange={(event) => address.setFilter({ status: event.target.value })}
        >
          <option value="">Any</option>
          {userFilters.map((status) => (
            <option key={status} value={status}>
              {filterLabels[status]}
            </option>
          ))}
        </SelectField>
      </ListTools>
      <LoadState query={users} failed="Failed to load users" fetching="Fetching users">
        {(page) => (
          <>
            {page.users.length > 0 ? (
              <UsersTable
                users={page.users}
                busy={users.isPlaceholderData}
                onOpen={(userId) => address.setOpen(userId)}
              />
            ) : (
              <NoUsers filtered={filtered} more={page.nextCursor !== undefined} />
            )}
            <Pager
              showing={showing(page.users.length, address.page, usersPerPage)}
              hasPrevious={address.hasPrevious}
              fromStart={address.page !== undefined}
              onPrevious={address.previous}
              onNext={page.nextCursor ? () => address.next(page.nextCursor ?? "") : undefined}
            />
          </>
        )}
      </LoadState>
      {address.open ? (
        <UserDrawer key={address.open} userId={address.open} onClose={() => address.setOpen(undefined)} />
      ) : null}
    </>
  );
}

function NoUsers({ filtered, more }: { filtered: boolean; more: boolean }) {
  if (more)
    return (
      <EmptyState title="Nothing on this page" level={2}>
        Older users may match: go on to the next page.
      </EmptyState>
    );
  if (filtered)
    return (
      <EmptyState title="No user matches" level={2}>
        Try fewer letters: the beginning of a name or email, or the last four digits of the phone number.
      </EmptyState>
    );
  return (
    <EmptyState title="No users yet" level={2}>
      Somebody becomes a user when they press the payment button at the checkout.
    </EmptyState>
  );
}
