// What admins, banks and the provider's own pages do to an order.
import { shop } from "../shop.ts";
import type { Move } from "./plan.ts";
import { atProvider, type Buyer, type Stage } from "./stage.ts";

type OthersMove = Exclude<
  Move,
  {
    do:
      | "outage"
      | "sync payments"
      | "sign up"
      | "press"
      | "leave"
      | "pay"
      | "fail to pay"
      | "decide"
      | "end refunds"
      | "poll"
      | "log in";
  }
>;

/** Admins, banks, and the provider's own pages. */
export function byOthers(stage: Stage, buyer: Buyer, move: OthersMove): unknown {
  const { calls, handled } = stage;
  const customerId = buyer.customerId ?? "";
  const admin = (name: string, work: () => Promise<unknown>, diesAfter?: string) => {
    for (const { orderId } of buyer.orders.filter(Boolean)) handled.add(orderId);
    void calls.call(`admin ${name}`, work, { diesAfter });
  };
  const orderId = "order" in move ? (buyer.orders[move.order]?.orderId ?? "") : "";
  switch (move.do) {
    case "block":
    case "unblock":
      return admin(move.do, () => shop.block(customerId, move.do === "block", "admin"));
    case "delete the customer":
      return admin(move.do, () => shop.deleteCustomer(customerId, "admin"));
    case "move the address": {
      const profile = { email: `moved.${buyer.email}`, phone: "+91 98200 12345", fullName: "Asha Rao" };
      return admin(move.do, () => shop.changeProfile(customerId, profile, "admin"));
    }
    case "new password":
      return admin(move.do, () => shop.changePassword(customerId, "of the admin's making", "admin"));
    case "gift":
      return admin(move.do, () => shop.gift(buyer.email, "ad-templates", "admin"));
    case "set by hand":
      return admin(`sets ${move.status}`, () => shop.override(orderId, move.status, "admin"));
    case "delete the order":
      return admin("deletes the order", () => shop.deleteOrder(orderId, "admin"));
    case "refund": {
      const items = move.share === "all" ? undefined : [move.share];
      return admin(
        "refunds",
        () => shop.refund(orderId, items, "admin"),
        move.dies ? "POST /v1/refunds" : undefined,
      );
    }
    default:
      return atBank(stage, orderId, move);
  }
}

function atBank({ provider }: Stage, orderId: string, move: OthersMove): void {
  const paid = [...provider.store.sessions.values()].find(
    ({ session }) => session.client_reference_id === orderId && session.payment_status === "paid",
  );
  const intent = String(paid?.session.payment_intent ?? "");
  atProvider(() => {
    if (move.do === "refund at the provider")
      provider.control.refund(intent, move.share === "part" ? 10_000 : undefined);
    if (move.do === "dispute") provider.control.dispute(intent);
    if (move.do === "close the dispute") provider.control.closeDispute(intent, move.outcome);
  });
}
