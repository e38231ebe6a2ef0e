// What the checkout runs only once somebody has typed or pressed: checking the form, asking for a code, noting the cart,
// paying. Its code comes right after the page, so that it is there before it is wanted.
import type { BuyerDetails } from "@store/contract/buyer";
import { BillingForm } from "@store/contract/schemas";
import { suggestEmail } from "../../lib/email-typo.ts";
import { checkForm } from "../../lib/forms.ts";
import { refuse, refuseWith } from "../../lib/refuse.ts";
import { askDiscount } from "./ask-discount.ts";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { pay } from "./pay.ts";
import { makeCartRecorder } from "./record-cart.ts";

const checkBilling = (typed: BuyerDetails) => checkForm(BillingForm, typed);

export const lateParts = {
  askDiscount,
  checkBilling,
  makeCartRecorder,
  pay,
  refuse,
  refuseWith,
  suggestEmail,
};

export { CheckoutNotice };
