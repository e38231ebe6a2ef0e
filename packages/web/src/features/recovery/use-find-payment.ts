import type { CallOutput } from "@store/contract/calls";
import { FindPaymentForm, OtherAddressForm, type PaymentClaim } from "@store/contract/find-payment-form";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { useCall } from "../../lib/use-call.ts";
import { useForm } from "../../lib/use-form.ts";

export type FoundPayment = CallOutput<"find-payment">;
const noAnswer = "We could not reach the shop. Check your connection and try again.";

interface FindTools {
  onFound: (found: FoundPayment, claim: PaymentClaim) => void;
}

/** The form of three things a payer knows. What the shop says no to stays on the page: it names what to check. */
export function useFindPayment({ onFound }: FindTools) {
  const [refusal, setRefusal] = useState<string>();
  const find = useCall((claim: PaymentClaim) => call("find-payment", claim), {
    onDone: onFound,
    onRefused: (sentence = noAnswer) => setRefusal(sentence),
  });
  const { field, onSubmit } = useForm({
    schema: FindPaymentForm,
    fields: ["reference", "paise", "phoneLast4"],
    onSend: find,
  });
  return {
    refusal,
    busy: find.isPending,
    field,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      setRefusal(undefined);
      onSubmit(event);
    },
  };
}

/** The same claim once more, with the address that the login should go to. */
export function useOtherAddress(claim: PaymentClaim, onAsked: (found: FoundPayment, email: string) => void) {
  const [refusal, setRefusal] = useState<string>();
  const ask = useCall(({ email }: { email: string }) => call("find-payment", { ...claim, email }), {
    onDone: (answer, { email }) => onAsked(answer, email),
    onRefused: (sentence = noAnswer) => setRefusal(sentence),
  });
  const { issues, onSubmit, onInput } = useForm({
    schema: OtherAddressForm,
    fields: ["email"],
    onSend: ask,
  });
  return {
    issue: issues.email ?? refusal,
    busy: ask.isPending,
    onInput() {
      setRefusal(undefined);
      onInput("email");
    },
    onSubmit,
  };
}
