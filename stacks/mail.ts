// Mail: the table's stream triggers the worker for each row that is enqueued, and SES tells what became of what was sent.
import { deadLetterPermission, deadLetters } from "../infra/dead-letters.ts";
import { mailTopic } from "../infra/mail.ts";
import { table } from "../infra/table.ts";
import { jobFunction } from "./functions.ts";

const outboxInserts = { eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [{ prefix: "OUTBOX#" }] } } } };

const worker = table.subscribe(
  "MailWorker",
  // Shorter than the worker's lease on a mail, so that one that hangs is gone before another takes over.
  jobFunction("mail-worker", { timeout: "50 seconds", permissions: [deadLetterPermission] }),
  {
    filters: [outboxInserts],
    transform: {
      eventSourceMapping: {
        batchSize: 10,
        maximumRetryAttempts: 3,
        // A record that breaks the worker is singled out, so that it cannot hold up the ones behind it.
        bisectBatchOnFunctionError: true,
        maximumRecordAgeInSeconds: 3600,
        destinationConfig: { onFailure: { destinationArn: deadLetters.arn } },
      },
    },
  },
);

const events = mailTopic.subscribe(
  "MailEvents",
  jobFunction("mail-events", {
    timeout: "30 seconds",
    retries: 2,
    permissions: [deadLetterPermission],
    transform: {
      eventInvokeConfig: { destinationConfig: { onFailure: { destination: deadLetters.arn } } },
    },
  }),
);

export const mailFunctions = [
  { name: "mail-worker" as const, function: worker.apply(({ nodes }) => nodes.function) },
  { name: "mail-events" as const, function: events.apply(({ nodes }) => nodes.function) },
];
