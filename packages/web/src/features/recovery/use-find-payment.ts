import type { CallOutput } from "@store/contract/calls";
import { Email } from "@store/contract/schemas";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import type { FieldIssues } from "../../lib/forms.ts";
import { refuse, refuseFields } from "../../lib/refuse.ts";
import { clearToasts } from "../../lib/toast-store.ts";
import { type ClaimField, claimFields, type PaymentClaim, readClaim } from "./find-form.ts";

export type FoundPayment = CallOutput<"find-payment">;
const noAnswer = "We could not reach the shop. Check your connection and try again.";

interface FindTools {
  onFound: (found: FoundPayment, claim: PaymentClaim) => void;
}

/** The form of three things a payer knows. What the shop says no to stays on the page: it names what to check. */
export function useFindPayment({ onFound }: FindTools) {
  const [issues, setIssues] = useState<FieldIssues<ClaimField>>({});
  const [refusal, setRefusal] = useState<string>();
  const find = useMutation({
    mutationFn: (claim: PaymentClaim) => call("find-payment", claim),
    onSuccess: (answer, claim) => (answer.success ? onFound(answer, claim) : setRefusal(answer.error)),
    onError: () => setRefusal(noAnswer),
  });
  return {
    issues,
    refusal,
    busy: find.isPending,
    onInput(field: ClaimField) {
      setIssues(({ [field]: _corrected, ...rest }) => rest as FieldIssues<ClaimField>);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (find.isPending) return;
      const form = event.currentTarget;
      const data = new FormData(form);
      const typed = Object.fromEntries(claimFields.map((field) => [field, `${data.get(field) ?? ""}`]));
      const checked = readClaim(typed as Record<ClaimField, string>);
      setRefusal(undefined);
      if (!checked.ok) {
        setIssues(checked.issues);
        refuseFields(form, checked.issues);
        return;
      }
      setIssues({});
      clearToasts();
      find.mutate(checked.value);
    },
  };
}

/** The same claim once more, with the address that the login should go to. */
export function useOtherAddress(claim: PaymentClaim, onAsked: (found: FoundPayment, email: string) => void) {
  const [issue, setIssue] = useState<string>();
  const ask = useMutation({
    mutationFn: (email: string) => call("find-payment", { ...claim, email }),
    onSuccess: (answer, email) => (answer.success ? onAsked(answer, email) : setIssue(answer.error)),
    onError: () => setIssue(noAnswer),
  });
  return {
    issue,
    busy: ask.isPending,
    onInput: () => setIssue(undefined),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (ask.isPending) return;
      const input = event.currentTarget.querySelector("input");
      const parsed = Email.safeParse(input?.value ?? "");
      if (!parsed.success) {
        const wrong = parsed.error.issues[0]?.message ?? "";
        setIssue(wrong);
        refuse(event.currentTarget, [{ says: wrong, at: input }]);
        return;
      }
      setIssue(undefined);
      clearToasts();
      ask.mutate(parsed.data);
    },
  };
}
