import { formatDate } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import type { PrivacyRequest, PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { type FormEvent, useState } from "react";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { refuse } from "../../lib/refuse.ts";
import { Button } from "../../ui/button.tsx";
import { LongField } from "../../ui/long-field.tsx";
import { CardSection, type PartProps } from "./card-section.tsx";
import { useChange } from "./use-change.ts";

/** A complaint with its clocks, and those that were made before. */
export function Complain({ view, privacyToken }: PartProps<PrivacyView>) {
  const [words, setWords] = useState("");
  const [issue, setIssue] = useState<string>();
  const change = useChange(privacyToken, "complain", privacyToasts.complained, () => setWords(""));
  const complaints = view.requests.filter(({ kind }) => kind === "complaint");
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = words.trim();
    if (text.length < 10) {
      const says = "Please say what is wrong, in a sentence";
      setIssue(says);
      return refuse(event.currentTarget, [{ says, at: document.getElementById("complaint") }]);
    }
    setIssue(undefined);
    change.run({ words: text });
  };
  return (
    <CardSection id="complain" title="Ask a person, or complain">
      <form noValidate className="grid gap-3" onSubmit={onSubmit}>
        <LongField
          id="complaint"
          label="What is wrong, or what you want changed"
          hint={`${offer.grievanceOfficer.name}, ${offer.grievanceOfficer.designation}, settles it within 30 days. You get its number by mail at once.`}
          rows={4}
          maxLength={2000}
          value={words}
          error={issue}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button
          type="submit"
          look="secondary"
          busy={change.busy}
          doing="Sending..."
          className="justify-self-start"
        >
          Send
        </Button>
      </form>
      {complaints.length > 0 ? (
        <ul className="mt-5 border-t border-ink">
          {complaints.map((complaint) => (
            <Complaint key={complaint.requestId} {...complaint} />
          ))}
        </ul>
      ) : null}
    </CardSection>
  );
}

function Complaint({ requestId, askedAt, state, settleBy, words, answer }: PrivacyRequest) {
  return (
    <li className="border-b border-rule py-3 text-sm">
      <p className="font-semibold wrap-anywhere">
        {requestId}, {formatDate(askedAt)}
      </p>
      {words === undefined ? null : <p className="mute wrap-anywhere">{words}</p>}
      <p>{answer ?? (state === "open" ? `To be settled by ${formatDate(settleBy)}` : "Closed")}</p>
    </li>
  );
}
