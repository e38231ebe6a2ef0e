import { adminPrivacyCall } from "@store/contract/calls/admin-privacy";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { LongField } from "../../../ui/long-field.tsx";
import { useAnswer } from "./privacy.queries.ts";

/** The shop's word, mailed to the person who complained. It closes the complaint unless more is to come. */
export function AnswerForm({ requestId, onAnswered }: { requestId: string; onAnswered: () => void }) {
  const { busy, onSubmit, field } = useForm({
    schema: adminPrivacyCall.actions.answer.input,
    fields: ["words", "close"],
    read: ({ words, close }) => ({ requestId, words, close: close !== "open" }),
    onSend: useAnswer(onAnswered),
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={onSubmit}>
      <LongField
        id="answer-words"
        {...field("words")}
        label="Your answer"
        hint="Goes out by mail as it stands. Empty lines part paragraphs."
        rows={6}
        maxLength={2000}
      />
      <Checkbox name="close" value="open" label="More is to come: leave it open" />
      <Button type="submit" busy={busy} doing="Sending..." className="justify-self-start">
        Send answer
      </Button>
    </form>
  );
}
