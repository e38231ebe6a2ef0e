// The jobs that the clock starts. EventBridge hands a job over and is done; what the job throws is tried once more
// by Lambda and then sent to the dead-letter queue, where an alarm sees it.
import { deadLetterPermission, deadLetters } from "../infra/dead-letters.ts";
import { scheduleOf, schedules } from "../infra/job-times.ts";
import type { JobName } from "../infra/needs.ts";
import { jobFunction } from "./functions.ts";

/** Each scheduled job, with how often it should succeed. */
export const scheduledJobs = Object.entries(schedules).map(([job, minutes]) => {
  const name = job as keyof typeof schedules;
  const cron = new sst.aws.CronV2(`Every${pascal(name)}`, {
    schedule: scheduleOf(name),
    timezone: "Asia/Kolkata",
    // For the handing over itself.
    retries: 2,
    dlq: deadLetters.arn,
    function: jobFunction(name, {
      // Its lease on the pages is two.
      timeout: name === "render-pages" ? "1 minute" : "5 minutes",
      retries: 1,
      permissions: [deadLetterPermission],
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
