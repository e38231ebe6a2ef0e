// Tells the shop what stands at the checkout, so that it may remind who leaves. Silent, and never in anybody's way:
// whether a mail goes out is the server's to decide.
import type { CallInput } from "@store/contract/calls";
import { priceBasket } from "@store/contract/price-basket";
import { BillingForm } from "@store/contract/schemas";
import { suggestEmail } from "../../lib/email-typo.ts";
import { checkForm } from "../../lib/forms.ts";
import type { CheckoutState } from "./checkout-state.ts";

export type CartNote = Omit<CallInput<"send-abandoned-cart-email">, "checkoutToken">;

/** Milliseconds of quiet after the last change. */
export const quiet = 800;

interface RecorderTools {
  /** The checkout as it is now. */
  now: () => Pick<CheckoutState, "form" | "upsells" | "coupon" | "paying" | "reminders">;
  /** A payment page was opened for this checkout: from then on its fate is known from the order. */
  started: () => boolean;
  send: (cart: CartNote) => Promise<unknown>;
  /** The version of the notice beside the box, where the shop asks by one: then nothing is told before it is ticked. */
  noticeVersion?: number | undefined;
}

export interface CartRecorder {
  /** After each change. */
  look: () => void;
  /** Forgets what was about to be told. */
  stop: () => void;
}

/** Tells each cart once, when it has stood still for a moment. */
export function makeCartRecorder({ now, started, send, noticeVersion }: RecorderTools): CartRecorder {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = "";
  let last: CartNote | undefined;
  const stop = () => clearTimeout(timer);
  const tell = () => {
    const state = now();
    if (state.paying || started()) return;
    if (noticeVersion !== undefined && !state.reminders) return takeBack();
    const cart = cartOf(state);
    const key = JSON.stringify(cart);
    if (!cart || key === told) return;
    told = key;
    last = noticeVersion === undefined ? cart : { ...cart, noticeVersion };
    send(last).catch(() => undefined);
  };
  /** The box was unticked again: what was told of this checkout is to be forgotten. */
  const takeBack = () => {
    if (last === undefined) return;
    send({ ...last, withdrawn: true }).catch(() => undefined);
    last = undefined;
    told = "";
  };
  return {
    look: () => {
      stop();
      timer = setTimeout(tell, quiet);
    },
    stop,
  };
}

/**
 * What is told of a checkout; nothing before name and email are good, and nothing while the page asks whether another
 * address was meant: this one may be somebody else's.
 */
export function cartOf({
  form,
  upsells,
  coupon,
}: Pick<CheckoutState, "form" | "upsells" | "coupon">): CartNote | undefined {
  // The phone number is not part of it: a good one stands in.
  const checked = checkForm(BillingForm, { ...form, phone: "0000000000" });
  if (!checked.ok) return undefined;
  const { name, email } = checked.value;
  if (suggestEmail(email) !== undefined) return undefined;
  const { lines, total } = priceBasket(upsells, coupon);
  return {
    email,
    name,
    cartTotal: total,
    cartItems: lines.map((line) => line.name),
    upsells: [...upsells],
    ...(coupon && { discountCode: coupon.code }),
  };
}
