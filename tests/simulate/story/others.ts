// What admins, banks and the provider's own pages do to an order.
import { shop } from "../shop.ts";
import type { Move } from "./moves.ts";
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
      | "try slowly"
      | "poll"
      | "log in";
  }
>;

/** Admins, banks, and the provider's own pages. */
export function byOthers(stage: Stage, buyer: Buyer, move: OthersMove): unknown {
  const { calls, handled } = stage;
  const customerId = buyer.customerId ?? "";
  const admin = (name: string, work: () => Promise<unknown>, diesAfter?: RegExp) => {
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
        move.dies ? /^POST \/v1\/(refunds|payments\/\w+\/refund)$/ : undefined,
      );
    }
    default:
      return atBank(stage, orderId, move);
  }
}

function atBank({ provider }: Stage, orderId: string, move: OthersMove): void {
  const company = provider.companies.find((one) => one.taken().some((taken) => taken.orderId === orderId));
  atProvider(() => {
    if (move.do === "refund at the provider")
      company?.refund(orderId, move.share === "part" ? 10_000 : undefined);
    if (move.do === "dispute") company?.dispute(orderId);
    if (move.do === "close the dispute") company?.closeDispute(orderId, move.outcome);
  });
}
