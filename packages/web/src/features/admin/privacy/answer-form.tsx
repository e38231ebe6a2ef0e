import { adminPrivacyCall } from "@store/contract/calls/admin-privacy";
import { type FormEvent, useState } from "react";
import { forgive, refuseFields } from "../../../lib/refuse.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { useAnswer } from "./privacy.queries.ts";

/** The shop's word, mailed to the person who complained. It closes the complaint unless more is to come. */
export function AnswerForm({ requestId, onAnswered }: { requestId: string; onAnswered: () => void }) {
  const [issue, setIssue] = useState<string>();
  const answer = useAnswer(onAnswered);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (answer.isPending) return;
    const data = new FormData(event.currentTarget);
    const typed = { requestId, words: String(data.get("words") ?? ""), close: data.get("open") === null };
    const checked = adminPrivacyCall.actions.answer.input.safeParse(typed);
    if (checked.success) {
      setIssue(undefined);
      forgive();
      return answer.mutate(checked.data);
    }
    const message = checked.error.issues[0]?.message ?? "";
    setIssue(message);
    refuseFields(event.currentTarget, { words: message });
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={onSubmit}>
      <label htmlFor="answer-words" className="text-sm font-semibold">
        Your answer
      </label>
      <textarea
        id="answer-words"
        name="words"
        className="input min-h-32"
        rows={6}
        maxLength={2000}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? "answer-error" : "answer-hint"}
        onInput={() => setIssue(undefined)}
      />
      {issue ? <FieldError id="answer-error">{issue}</FieldError> : null}
      <p id="answer-hint" className="mute text-xs">
        Goes out by mail as it stands. Empty lines part paragraphs.
      </p>
      <Checkbox name="open" label="More is to come: leave it open" />
      <Button type="submit" busy={answer.isPending} doing="Sending..." className="justify-self-start">
        Send answer
      </Button>
    </form>
  );
}
