import { type AdminRequest, requestsPerPage } from "@store/contract/calls/admin-privacy";
import { useQuery } from "@tanstack/react-query";
import { LockKeyholeOpen } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { Pager, showing } from "../lists/pager.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { OpenButton } from "../parts/open-button.tsx";
import { Address, When } from "../parts/texts.tsx";
import { SettingsHead, SettingsPart } from "../settings/settings-frame.tsx";
import { HeldDialog } from "./held-dialog.tsx";
import { requestsQuery } from "./privacy.queries.ts";
import { RequestDrawer } from "./request-drawer.tsx";
import { DueBadge, kindNames, stateNames } from "./request-texts.tsx";

/** /admin/settings/privacy: what people ask about their data, by the day it is due. */
export function PrivacyPage() {
  const address = useListAddress(["list"]);
  const closed = address.filter.list === "closed";
  const requests = useQuery(requestsQuery(closed, address.cursor));
  const [reading, setReading] = useState(false);
  const open = requests.data?.requests.find(({ requestId }) => requestId === address.open);
  return (
    <>
      <SettingsHead path="/admin/settings/privacy" />
      <SettingsPart
        wide
        title="Requests"
        help="Erasures run by themselves once their seven days are over. A complaint is acknowledged by mail at once and must be settled within 30 days; after 90 days its writer may go to the Data Protection Board."
      >
        <SelectField
          id="list"
          label="Requests"
          className="mb-5 max-w-48"
          value={closed ? "closed" : ""}
          onChange={(event) => address.setFilter({ list: event.target.value || undefined })}
          none="Open"
          options={[["closed", "Closed"]]}
        />
        <LoadState query={requests} failed="Failed to load requests" fetching="Fetching requests">
          {({ requests: all, nextCursor }) =>
            all.length > 0 || address.hasPrevious ? (
              <>
                <RequestsTable requests={all} closed={closed} onOpen={address.setOpen} />
                <Pager
                  showing={showing(all.length, address.page, requestsPerPage)}
                  hasPrevious={address.hasPrevious}
                  fromStart={address.page !== undefined}
                  onPrevious={address.previous}
                  onNext={nextCursor ? () => address.next(nextCursor) : undefined}
                />
              </>
            ) : (
              <EmptyState title={closed ? "No request was closed yet" : "Nothing is open"} level={3}>
                Whoever asks at “Your data” for an erasure, or complains, stands here.
              </EmptyState>
            )
          }
        </LoadState>
      </SettingsPart>
      <SettingsPart
        title="Sealed facts"
        help="Who bought an order that was erased: kept for tax and company law, and for nothing else."
      >
        <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setReading(true)}>
          <Icon as={LockKeyholeOpen} />
          Sealed facts of an order
        </Button>
      </SettingsPart>
      {open ? (
        <RequestDrawer key={open.requestId} request={open} onClose={() => address.setOpen(undefined)} />
      ) : null}
      {reading ? <HeldDialog onClose={() => setReading(false)} /> : null}
    </>
  );
}

interface RequestsTableProps {
  requests: readonly AdminRequest[];
  closed: boolean;
  onOpen: (requestId: string) => void;
}

function RequestsTable({ requests, closed, onOpen }: RequestsTableProps) {
  const now = Date.now();
  const columns: Column<AdminRequest>[] = [
    {
      head: "Request",
      look: "wide",
      cell: ({ requestId, kind }) => (
        <OpenButton label={requestId} onOpen={() => onOpen(requestId)}>
          {kindNames[kind]} <span className="sr-only">{requestId}</span>
        </OpenButton>
      ),
    },
    {
      head: "From",
      look: "wide",
      cell: ({ name, email }) =>
        email === undefined ? (
          <span className="mute">Nobody is named any more</span>
        ) : (
          <span className="grid gap-0.5">
            {name ? <b className="wrap-anywhere">{name}</b> : null}
            <Address email={email} />
          </span>
        ),
    },
    { head: "Asked", cell: ({ askedAt }) => <When at={askedAt} /> },
    {
      head: closed ? "Closed" : "Settle by",
      cell: ({ closedAt, settleBy }) =>
        closedAt === undefined ? <DueBadge settleBy={settleBy} now={now} /> : <When at={closedAt} />,
    },
    {
      head: "State",
      cell: ({ state, waitsFor }) => (waitsFor === undefined ? stateNames[state] : `Waits: ${waitsFor}`),
    },
  ];
  return (
    <DataTable
      label={closed ? "Closed requests" : "Open requests"}
      columns={columns}
      rows={requests}
      keyOf={({ requestId }) => requestId}
    />
  );
}
