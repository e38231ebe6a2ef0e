// Where work ends up that failed for good: jobs that threw, stream records and events that could not be handled.
// Nothing reads it but people, called by an alarm.

export const deadLetters = new sst.aws.Queue("DeadLetters", {
  transform: { queue: { messageRetentionSeconds: 14 * 24 * 3600, sqsManagedSseEnabled: true } },
});

/** Lets a function put its own failures there. */
export const deadLetterPermission = { actions: ["sqs:SendMessage"], resources: [deadLetters.arn] };
