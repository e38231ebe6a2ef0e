import type { BuyerField } from "@store/contract/buyer";
import { isObserved } from "@store/contract/honest/shown";
import { limits } from "@store/contract/limits";
import { offer } from "@store/contract/offer/offer";
import { type FormEvent, useEffect, useState } from "react";
import { Field as TextField } from "../../ui/field.tsx";
import { Block } from "./block.tsx";
import { billingFormId, fieldId } from "./checkout-ids.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { late } from "./load-late.ts";

interface BillingFormProps {
  form: CheckoutState["form"];
  issues: CheckoutState["issues"];
  onType: (field: BuyerField, value: string) => void;
  /** The buyer has left a field. */
  onLeave: (field: BuyerField) => void;
  onSubmit: () => void;
  /** The address is the account's of a buyer who is logged in. */
  fixedEmail: boolean;
}

/** Known when the site is built. */
const asksByBox = import.meta.env.STORE_REMINDER_CONSENT === "box";

// The consent notice of the reminders: no buyer gets one without having read here that it may come, and how it stops.
const reminders =
  offer.cartMails === 1
    ? "one reminder of your cart, with a link that stops such mails"
    : `up to ${offer.cartMails} reminders of your cart, each with a link that stops them`;
/** The same for the mails on how to begin, and on changed templates. */
const afterwards = [
  offer.startMails && " After it, three mails in a week show you how to begin; each has such a link.",
  offer.newsMails && " When templates change, we write to you; such mails have that link too.",
].filter(Boolean);

/**
 * Full name, email, phone. The inputs carry no `name`: should the form ever be sent by the browser itself, nothing
 * personal ends up in an address.
 */
export function BillingForm({ form, issues, onType, onLeave, onSubmit, fixedEmail }: BillingFormProps) {
  const [writingEmail, setWritingEmail] = useState(false);
  const suggest = useSuggestion();
  const meant = writingEmail ? undefined : suggest?.(form.email);

  const bind = (field: BuyerField) => ({
    id: fieldId(field),
    value: form[field],
    error: issues[field],
    required: true,
    onChange: (event: FormEvent<HTMLInputElement>) => onType(field, event.currentTarget.value),
  });

  return (
    <Block id="billing-details" title="Billing details">
      <form
        id={billingFormId}
        noValidate
        aria-labelledby="billing-details"
        className="grid gap-4 min-[40rem]:grid-cols-2 min-[40rem]:gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          {...bind("name")}
          label="Full Name"
          className="min-[40rem]:col-span-2"
          autoComplete="name"
          autoCapitalize="words"
          onBlur={() => onLeave("name")}
        />
        <TextField
          {...bind("email")}
          readOnly={fixedEmail}
          label="Email Address"
          type="email"
          autoComplete="email"
          maxLength={limits.email + 10}
          hint={
            fixedEmail ? (
              "Of the account you are logged in to: the order joins it, and the receipt goes there."
            ) : meant ? (
              <>
                Did you mean{" "}
                <button
                  type="button"
                  className="min-h-6 font-semibold text-mat-700 underline underline-offset-2"
                  onClick={() => onType("email", meant)}
                >
                  {meant}
                </button>
                ? Your login is sent there.
              </>
            ) : (
              <>
                Your login is sent there{" "}
                {isObserved() ? "the minute you pay" : "once your payment is confirmed"}.
                {asksByBox ? null : ` If you leave before, we may send ${reminders}.`}
                {afterwards} <a href="/privacy-policy#mails">Privacy Policy</a>
              </>
            )
          }
          onFocus={() => setWritingEmail(true)}
          onBlur={() => {
            setWritingEmail(false);
            onLeave("email");
          }}
        />
        <TextField
          {...bind("phone")}
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="10 digits, with or without +91. Only used for your order."
          onBlur={() => onLeave("phone")}
        />
      </form>
    </Block>
  );
}

/** Finds the address that was probably meant; absent until that part of the page has come. */
function useSuggestion() {
  const [suggest, setSuggest] = useState<(typed: string) => string | undefined>();
  useEffect(() => {
    void late().then(
      ({ suggestEmail }) => setSuggest(() => suggestEmail),
      () => undefined,
    );
  }, []);
  return suggest;
}
