import type { AdminOrder, AdminUser } from "@store/contract/admin-rows";
import { formatDate, formatDateTime, formatRupees } from "@store/contract/format";
import { type ResourceType, resourceTypes } from "@store/contract/products";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { OrderBadge } from "../orders/order-status.tsx";
import { Drawer, FactSheet } from "../parts/drawer.tsx";
import { nameOf } from "../parts/owned.ts";
import { StoryLines } from "../parts/story-lines.tsx";
import { Address, ShortOrderId } from "../parts/texts.tsx";
import { SendAccess } from "./send-access.tsx";
import { useGrantAccess } from "./use-user-actions.ts";
import { useUserActions } from "./user-actions.tsx";
import { PaymentBadge, StatusBadge } from "./user-badges.tsx";
import { userStoryQuery } from "./users.queries.ts";

/** One customer, whole: who, what they own, what they ordered, what happened. */
export function UserDrawer({ userId, onClose }: { userId: string; onClose: () => void }) {
  const story = useQuery(userStoryQuery(userId));
  return (
    <Drawer title="User" id={userId} onClose={onClose}>
      <LoadState query={story} failed="This user could not be loaded" fetching="Fetching the user">
        {({ user, orders, lines }) => (
          <>
            {user ? <UserFacts user={user} onDeleted={onClose} /> : null}
            <UserOrders orders={orders} />
            {user ? <GrantAccess user={user} /> : null}
            <StoryLines lines={lines} />
          </>
        )}
      </LoadState>
    </Drawer>
  );
}

function UserFacts({ user, onDeleted }: { user: AdminUser; onDeleted: () => void }) {
  const { userId, email, hasPaid, banned, resources } = user;
  const { actionsOf, dialogs } = useUserActions([user], onDeleted);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {hasPaid && !banned ? <SendAccess userId={userId} email={email} /> : null}
        {actionsOf(user).map(({ icon, word, danger, busy, run }) => (
          <Button key={word} look={danger ? "danger" : "quiet"} size="sm" busy={busy ?? false} onClick={run}>
            <Icon as={icon} />
            {word}
          </Button>
        ))}
      </div>
      {dialogs}
      <FactSheet
        facts={[
          ["Name", <b key="name">{user.fullName}</b>],
          ["Email", <Address key="email" email={email} className="" />],
          ["Phone", user.phone],
          ["Payment", <PaymentBadge key="paid" hasPaid={hasPaid} />],
          ["Status", <StatusBadge key="status" banned={banned} />],
          ["Since", formatDate(user.createdAt)],
          ["Last login", user.lastLoginAt ? formatDateTime(user.lastLoginAt) : "Never"],
        ]}
      />
      <section aria-label="What is open">
        <h3 className="mb-3 text-d4">What is open</h3>
        {resources.length === 0 ? <p className="mute text-sm">Nothing.</p> : null}
        <p className="flex flex-wrap gap-2">
          {resources.map((resource) => (
            <Badge key={resource} tone="ok">
              {nameOf(resource)}
            </Badge>
          ))}
        </p>
      </section>
    </>
  );
}

function UserOrders({ orders }: { orders: readonly AdminOrder[] }) {
  return (
    <section aria-label="Orders of this user">
      <h3 className="mb-3 text-d4">Orders</h3>
      {orders.length === 0 ? <p className="mute text-sm">None.</p> : null}
      <ul className="border-t border-ink text-sm">
        {orders.map((order) => (
          <li
            key={order.orderId}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1"
          >
            <span className="flex flex-[1_1_12rem] flex-wrap items-center gap-x-3">
              <Link
                className="code inline-flex min-h-11 items-center"
                to={`/admin/orders?open=${order.orderId}`}
              >
                <ShortOrderId orderId={order.orderId} />
              </Link>
              {formatDate(order.createdAt)}
            </span>
            <span className="flex items-center gap-3">
              <span className="num">{formatRupees(order.finalAmount)}</span>
              <OrderBadge status={order.paymentStatus} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A gift or a repair: opens one area without a payment. */
function GrantAccess({ user }: { user: AdminUser }) {
  const closed = resourceTypes.filter((resource) => !user.resources.includes(resource));
  const [chosen, setChosen] = useState<ResourceType>();
  const grant = useGrantAccess();
  if (closed.length === 0 || user.banned) return null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || grant.isPending) return;
    grant.mutate({ userId: user.userId, resourceType: chosen }, { onSuccess: () => setChosen(undefined) });
  };
  return (
    <section aria-label="Grant access">
      <h3 className="mb-1 text-d4">Grant access</h3>
      <p className="mute mb-3 text-sm">Opens one area as an order of ₹0. The figures count no sale.</p>
      <form className="grid justify-items-start gap-3" onSubmit={onSubmit}>
        <fieldset className="grid text-sm">
          <legend className="sr-only">Area</legend>
          {closed.map((resource) => (
            <Choice
              key={resource}
              name="grant"
              className="gap-3"
              checked={chosen === resource}
              onChange={() => setChosen(resource)}
            >
              {nameOf(resource)}
            </Choice>
          ))}
        </fieldset>
        <Button
          type="submit"
          look="quiet"
          size="sm"
          busy={grant.isPending}
          doing="Granting..."
          disabled={!chosen}
        >
          Grant
        </Button>
      </form>
    </section>
  );
}
