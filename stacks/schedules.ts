// The jobs that the clock rings for. EventBridge hands a job over and is done; what the job throws is tried once more
// by Lambda and then buried, where an alarm sees it.
import { deadLetters, mayBury } from "../infra/dead-letters.ts";
import { jobFunction } from "./functions.ts";
import { type JobName, schedules } from "./needs.ts";

/** Each scheduled job, with how often it should succeed. */
export const scheduledJobs = Object.entries(schedules).map(([job, minutes]) => {
  const name = job as JobName;
  const cron = new sst.aws.CronV2(`Every${pascal(name)}`, {
    schedule: minutes === 1 ? "rate(1 minute)" : `rate(${minutes} minutes)`,
    // For the handing over itself.
    retries: 2,
    dlq: deadLetters.arn,
    function: jobFunction(name, {
      timeout: "5 minutes",
      retries: 1,
      permissions: [mayBury],
      transform: {
        eventInvokeConfig: {
          // The next run does the same work: an old one need not be caught up on.
          maximumEventAgeInSeconds: Math.max(60, minutes * 60),
          destinationConfig: { onFailure: { destination: deadLetters.arn } },
        },
      },
    }),
  });
  return { name, minutes, function: cron.nodes.function };
});

function pascal(name: JobName): string {
  return name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
}
