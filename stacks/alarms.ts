// What calls a person, by mail. Alarms are made where somebody hears them: in production, and in a stage that says who
// (STORE_ALARM_EMAIL). docs/deploy.md tells what to do about each.
import { brand } from "@store/contract/brand";
import { deadLetters } from "../infra/dead-letters.ts";
import { named, production } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { callFunctions, notFound } from "./api.ts";
import { drawDashboard } from "./dashboard.ts";
import { gateway } from "./gateway.ts";
import { logPatterns } from "./log-patterns.ts";
import { mailFunctions } from "./mail.ts";
import { needsOf } from "./needs.ts";
import { scheduledJobs } from "./schedules.ts";

interface Lambda {
  name: string;
  function: $util.Output<sst.aws.Function>;
}

interface Watch extends Omit<aws.cloudwatch.MetricAlarmArgs, "comparisonOperator" | "evaluationPeriods"> {
  /** Rings above this; above 0 when neither is given. */
  above?: number;
  /** Rings below this, and on silence. */
  below?: number;
  /** How many in a row. */
  periods?: number;
}

const namespace = named("shop");
const hearer = process.env.STORE_ALARM_EMAIL ?? (production ? brand.supportEmail : undefined);
if (hearer !== undefined && !$dev) raiseAlarms(hearer);

function raiseAlarms(email: string): void {
  const topic = new sst.aws.SnsTopic("Alarms");
  new aws.sns.TopicSubscription("AlarmsMail", { topic: topic.arn, protocol: "email", endpoint: email });
  const jobs = [...scheduledJobs, ...mailFunctions];

  watchMoneyAndMail();
  watchLoad();
  callFunctions.forEach(watchCall);
  scheduledJobs.forEach(watchSchedule);
  for (const lambda of [...callFunctions, ...jobs, notFound]) {
    count(lambda, "AlarmLines", logPatterns.alarm);
    if (needsOf(lambda.name).secrets?.includes("StripeSecretKey"))
      count(lambda, "PaymentReviews", logPatterns.review);
  }
  drawDashboard({
    namespace,
    calls: callFunctions.map(({ name }) => name),
    jobs: jobs.map(({ name }) => name),
    scheduled: scheduledJobs.map(({ name }) => name),
  });

  function watchMoneyAndMail(): void {
    ring("PaymentReviews", "Money came that was not taken for a payment. Refund or complete the order.", {
      namespace,
      metricName: "PaymentReviews",
    });
    ring("AlarmLines", "The shop asks for a person: look for level=alarm in its logs.", {
      namespace,
      metricName: "AlarmLines",
    });
    ring("DeadLetters", "Work was given up. Read the message in the queue, mend the cause, delete it.", {
      namespace: "AWS/SQS",
      metricName: "ApproximateNumberOfMessagesVisible",
      statistic: "Maximum",
      dimensions: { QueueName: deadLetters.nodes.queue.name },
    });
    ring("StreamLag", "Mails wait in the table's stream for more than a minute.", {
      namespace: "AWS/Lambda",
      metricName: "IteratorAge",
      statistic: "Maximum",
      dimensions: { FunctionName: named("mail-worker") },
      above: 60_000,
    });
    // SES looks into an account from 5 % bounces or 0.1 % complaints: this rings sooner.
    for (const [kind, above] of [["Bounce", 0.03] as const, ["Complaint", 0.0005] as const])
      ring(`${kind}Rate`, `SES stops who has many ${kind.toLowerCase()}s.`, {
        namespace: "AWS/SES",
        metricName: `Reputation.${kind}Rate`,
        statistic: "Maximum",
        period: 3600,
        above,
      });
  }

  function watchLoad(): void {
    const dimensions = { ApiId: gateway.nodes.api.id };
    ring("Errors5xx", "Visitors get server errors.", {
      namespace: "AWS/ApiGateway",
      metricName: "5xx",
      dimensions,
      above: 2,
    });
    ring("SlowCalls", "One call in a hundred takes more than 3 seconds.", {
      namespace: "AWS/ApiGateway",
      metricName: "Latency",
      dimensions,
      statistic: undefined,
      extendedStatistic: "p99",
      above: 3000,
      periods: 3,
    });
    // Concurrency belongs to the account: this counts every function in the region.
    ring("Throttles", "Lambda turns calls away: ask AWS for more concurrent executions.", {
      namespace: "AWS/Lambda",
      metricName: "Throttles",
    });
    for (const kind of ["Read", "Write"])
      ring(`Table${kind}Throttles`, "The table turns requests away: look for a hot key.", {
        namespace: "AWS/DynamoDB",
        metricName: `${kind}ThrottleEvents`,
        dimensions: { TableName: table.name },
      });
  }

  /** Its own 500s, and what ends before it can answer: a crash or a timeout. */
  function watchCall(call: Lambda): void {
    const { name } = call;
    count(call, `Failed.${name}`, logPatterns.failedCall);
    ring(`Failed.${name}`, `${name} answers with server errors.`, {
      namespace,
      metricName: `Failed.${name}`,
    });
    ring(`Died.${name}`, `${name} crashes or runs out of time.`, {
      namespace: "AWS/Lambda",
      metricName: "Errors",
      dimensions: { FunctionName: named(name) },
    });
  }

  /** Silence is the alarm: a job that dies quietly is found by the success that it does not report. */
  function watchSchedule(job: Lambda & { minutes: number }): void {
    const { name, minutes } = job;
    count(job, `Done.${name}`, logPatterns.jobDone(name));
    ring(`Silent.${name}`, `${name} should succeed every ${minutes} minutes and does not.`, {
      namespace,
      metricName: `Done.${name}`,
      period: Math.max(300, minutes * 180),
      below: 1,
    });
  }

  /** Counts the lines of a function's log that match. */
  function count({ name, function: lambda }: Lambda, metric: string, pattern: string): void {
    new aws.cloudwatch.LogMetricFilter(`Count.${metric}.${name}`, {
      logGroupName: lambda.apply(({ nodes }) => nodes.logGroup).apply((group) => $output(group?.name ?? "")),
      pattern,
      metricTransformation: { namespace, name: metric, value: "1" },
    });
  }

  function ring(name: string, alarmDescription: string, watch: Watch): void {
    const { above = 0, below, periods = 1, ...metric } = watch;
    new aws.cloudwatch.MetricAlarm(`Alarm.${name}`, {
      name: named(name),
      alarmDescription,
      comparisonOperator: below === undefined ? "GreaterThanThreshold" : "LessThanThreshold",
      threshold: below ?? above,
      treatMissingData: below === undefined ? "notBreaching" : "breaching",
      evaluationPeriods: periods,
      statistic: "Sum",
      period: 300,
      alarmActions: [topic.arn],
      okActions: [topic.arn],
      ...metric,
    });
  }
}
