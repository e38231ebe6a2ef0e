import { type AdminRequest, adminPrivacyCall } from "@store/contract/calls/admin-privacy";
import { formatDate, formatDateTime } from "@store/contract/format";
import { useState } from "react";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { LongField } from "../../../ui/long-field.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { Drawer, FactSheet } from "../parts/drawer.tsx";
import { HeldDialog } from "./held-dialog.tsx";
import { useAnswer } from "./privacy.queries.ts";
import { kindNames, stateNames } from "./request-texts.tsx";

/** One request, whole: its clocks, what was written, and what can be done about it. */
export function RequestDrawer({ request, onClose }: { request: AdminRequest; onClose: () => void }) {
  const { requestId, kind, state, words, answer, waitsFor, orderIds } = request;
  return (
    <Drawer title={kindNames[kind]} id={requestId} onClose={onClose}>
      {waitsFor === undefined ? null : (
        <StatusNote>It waits, and is tried again each day: {waitsFor}</StatusNote>
      )}
      <FactSheet facts={factsOf(request)} />
      {words === undefined ? null : <Words title="What was written">{words}</Words>}
      {answer === undefined ? null : <Words title="The last answer">{answer}</Words>}
      {kind === "complaint" && state !== "closed" ? (
        <AnswerForm requestId={requestId} onAnswered={onClose} />
      ) : null}
      {state === "done" && orderIds.length > 0 ? <ErasedOrders orderIds={orderIds} /> : null}
    </Drawer>
  );
}

const time = (at: number | undefined) => (at === undefined ? undefined : formatDateTime(at));
const day = (at: number | undefined) => (at === undefined ? undefined : formatDate(at));

function factsOf(request: AdminRequest): [name: string, value: string][] {
  const { state, name, email, askedAt, beginsAt, acknowledgeBy, settleBy, boardAfter, closedAt } = request;
  const open = closedAt === undefined;
  const facts: [name: string, value: string | undefined][] = [
    ["State", stateNames[state]],
    ["Name", name],
    ["Email", email],
    ["Asked", time(askedAt)],
    ["Begins", time(beginsAt)],
    ["Acknowledged", acknowledgeBy === undefined ? undefined : "By mail, when it came"],
    ["Settle by", open ? day(settleBy) : undefined],
    ["Board from", open ? day(boardAfter) : undefined],
    ["Closed", time(closedAt)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-d4">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
    </section>
  );
}

/** What tax law wants kept of each, behind a reason. */
function ErasedOrders({ orderIds }: { orderIds: readonly string[] }) {
  const [reading, setReading] = useState<string>();
  return (
    <section aria-label="Orders">
      <h3 className="mb-2 text-d4">Orders</h3>
      <ul className="border-[1.5px] border-ink bg-sheet">
        {orderIds.map((orderId) => (
          <li
            key={orderId}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-4 py-3 text-sm first:border-t-0"
          >
            <span className="code wrap-anywhere">{orderId}</span>
            <Button
              look="quiet"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Sealed facts of ${orderId}`}
              onClick={() => setReading(orderId)}
            >
              Sealed facts
            </Button>
          </li>
        ))}
      </ul>
      {reading === undefined ? null : <HeldDialog orderId={reading} onClose={() => setReading(undefined)} />}
    </section>
  );
}

/** The shop's word, mailed to the person who complained. It closes the complaint unless more is to come. */
function AnswerForm({ requestId, onAnswered }: { requestId: string; onAnswered: () => void }) {
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
