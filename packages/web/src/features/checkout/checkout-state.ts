// What the checkout page knows, and how each event changes it. Pure; use-checkout.ts does the talking.
import { type BuyerDetails, type BuyerField, forEachBuyerField } from "@store/contract/buyer";
import { choosableIds } from "@store/contract/offer/catalogue";
import { priceBasket, type Reduction } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import type { ReactNode } from "react";
import type { FieldIssues } from "../../lib/forms.ts";
import type { Owner } from "./owner.ts";

/** A coupon the server has accepted. The amount follows the basket: only what it takes off is kept, and what it is for. */
export interface AppliedCoupon extends Reduction {
  code: string;
  description: string;
  /** The products that it is for; absent for all. */
  products?: readonly string[] | undefined;
  /** When it ends, by this browser's clock; absent when it has no end. Epoch milliseconds. */
  endsAt?: number | undefined;
}

/** Something the buyer must know before pressing the button again. */
export interface Notice {
  kind: "coupon" | "price" | "paid" | "ended" | "left" | "unread" | "nothing";
  /** The server's sentence, where no toast has said it. */
  text?: string;
}

export interface CheckoutState {
  form: Readonly<BuyerDetails>;
  issues: FieldIssues<BuyerField>;
  upsells: readonly ProductId[];
  /** Who is logged in: the order joins their account, and what they own is not in it. */
  owner: Owner | undefined;
  /** What stands in the discount field. */
  code: string;
  /** What is wrong with it; gone with the next letter. */
  codeIssue: ReactNode;
  coupon: AppliedCoupon | undefined;
  /** The token of the reminder whose link led here. */
  cart: string | undefined;
  /** The box is ticked that asks for reminders; there is none where the shop asks by a note. */
  reminders: boolean;
  applying: boolean;
  paying: boolean;
  notice: Notice | undefined;
}

/** The part that survives a reload and the way back from the payment page. */
export type CheckoutDraft = Pick<
  CheckoutState,
  "form" | "upsells" | "code" | "coupon" | "cart" | "reminders"
>;

export const emptyCheckout: CheckoutState = {
  form: forEachBuyerField(() => ""),
  issues: {},
  upsells: [],
  owner: undefined,
  code: "",
  codeIssue: undefined,
  coupon: undefined,
  cart: undefined,
  reminders: false,
  applying: false,
  paying: false,
  notice: undefined,
};

export type CheckoutEvent =
  | { type: "restored"; draft: CheckoutDraft }
  | { type: "entered"; owner: Owner }
  /** The session is over, or could not be read: the ordinary checkout goes on. */
  | { type: "left"; why: "ended" | "unread" }
  | { type: "typed"; field: BuyerField; value: string }
  /** A field was looked at by itself: on leaving it, or while correcting it. */
  | { type: "checked"; field: BuyerField; issue: string | undefined }
  | { type: "refused"; issues: FieldIssues<BuyerField> }
  | { type: "upsell"; id: ProductId; chosen: boolean }
  | { type: "reminders"; wanted: boolean }
  | { type: "code"; value: string }
  | { type: "applying" }
  | { type: "applied"; coupon: AppliedCoupon }
  | { type: "not-applied"; issue?: ReactNode }
  | { type: "coupon-removed" }
  /** Its time is over: the price changes here in the moment in which the server stops taking it. */
  | { type: "coupon-ended" }
  | { type: "paying" }
  | { type: "stopped"; notice?: Notice }
  | { type: "notice-closed" };

/** While a payment is on its way the order stands still: what is paid is what is shown. */
const still: ReadonlySet<CheckoutEvent["type"]> = new Set(["typed", "upsell", "code", "coupon-ended"]);

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (state.paying && still.has(event.type)) return state;
  switch (event.type) {
    case "restored":
      return { ...state, ...event.draft };
    case "entered": {
      const { owner } = event;
      const left = priceBasket(state.upsells, undefined, owner.owned).lines;
      const name = state.form.name.trim() === "" ? owner.name : state.form.name;
      return {
        ...state,
        owner,
        form: { ...state.form, name, email: owner.email },
        upsells: state.upsells.filter((id) => left.some((line) => line.id === id)),
      };
    }
    case "left":
      return {
        ...state,
        owner: undefined,
        paying: false,
        notice: { kind: event.why === "ended" ? "left" : "unread" },
      };
    case "typed":
      return { ...state, form: { ...state.form, [event.field]: event.value } };
    case "checked": {
      const { [event.field]: _, ...others } = state.issues;
      return { ...state, issues: event.issue ? { ...others, [event.field]: event.issue } : others };
    }
    case "refused":
      return { ...state, issues: event.issues };
    case "upsell": {
      const chosen = choosableIds().filter((id) =>
        id === event.id ? event.chosen : state.upsells.includes(id),
      );
      return { ...state, upsells: chosen, notice: undefined };
    }
    case "reminders":
      return { ...state, reminders: event.wanted };
    case "code":
      return { ...state, code: event.value, codeIssue: undefined };
    case "applying":
      return { ...state, applying: true, codeIssue: undefined };
    case "applied":
      return { ...state, applying: false, coupon: event.coupon, code: "", notice: undefined };
    case "not-applied":
      return { ...state, applying: false, codeIssue: event.issue };
    case "coupon-removed":
      return { ...state, coupon: undefined, code: "" };
    case "coupon-ended":
      return {
        ...state,
        coupon: undefined,
        notice: { kind: "ended", text: `${state.coupon?.code} has ended.` },
      };
    case "paying":
      return { ...state, paying: true, issues: {}, notice: undefined };
    case "stopped":
      return { ...state, paying: false, notice: event.notice };
    case "notice-closed":
      return { ...state, notice: undefined };
  }
}
