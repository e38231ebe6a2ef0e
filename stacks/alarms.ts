// What calls a person, by mail. Alarms are made where somebody reads them: in production, and in a stage that says who
// (STORE_ALARM_EMAIL). docs/alarms.md tells what to do about each.
// CloudWatch bills each metric that an alarm looks at, in metric math too, and a composite alarm five times that. So one
// metric is watched for all calls together, and the dashboard's queries tell which call it was.
import { firstOffer } from "@store/contract/offer/first-offer";
import { isWatched } from "../infra/job-times.ts";
import { needsOf } from "../infra/needs.ts";
import { named, production } from "../infra/stage.ts";
import { encrypted } from "../infra/topic-key.ts";
import { callFunctions, notFound } from "./api.ts";
import { smokePurchase } from "./bootstrap.ts";
import { drawDashboard } from "./dashboard.ts";
import { gateway } from "./gateway.ts";
import { logPatterns } from "./log-patterns.ts";
import { mailFunctions } from "./mail.ts";
import { scheduledJobs } from "./schedules.ts";
import { type Watch, watchList } from "./watch-list.ts";

interface Lambda {
  name: string;
  function: $util.Output<sst.aws.Function>;
}

/** Where a code can be guessed. */
const triesCodes = ["validate-discount", "create-payment-order"];
const namespace = named("shop");
const recipient = process.env.STORE_ALARM_EMAIL ?? (production ? firstOffer.supportEmail : undefined);
if (recipient !== undefined && !$dev) makeAlarms(recipient);

function makeAlarms(email: string): void {
  const topic = new sst.aws.SnsTopic("Alarms", encrypted);
  new aws.sns.TopicSubscription("AlarmsMail", { topic: topic.arn, protocol: "email", endpoint: email });
  const functions: Lambda[] = [...callFunctions, ...scheduledJobs, ...mailFunctions, smokePurchase, notFound];

  for (const lambda of functions) {
    const { name } = lambda;
    countLines(lambda, "AlarmLines", logPatterns.alarm);
    if (needsOf(name).payments) countLines(lambda, "PaymentReviews", logPatterns.review);
    if (triesCodes.includes(name)) countLines(lambda, "CouponMisses", logPatterns.couponMiss);
    if (name === "report-error") countLines(lambda, "ClientErrors", logPatterns.clientError);
  }
  const watched = scheduledJobs.filter(({ name }) => isWatched(name));
  for (const job of watched) countLines(job, `Done.${job.name}`, logPatterns.jobDone(job.name));
  count("TurnedAway.gateway", gateway.nodes.logGroup.name, "TurnedAway", logPatterns.turnedAway);

  for (const [name, watch] of Object.entries(watchList(namespace))) makeAlarm(name, watch);
  drawDashboard({ namespace, scheduled: watched.map(({ name }) => name) });

  /** Counts the lines of a function's log that match. */
  function countLines({ name, function: lambda }: Lambda, metric: string, pattern: string): void {
    const group = lambda.apply(({ nodes }) => nodes.logGroup).apply((made) => $output(made?.name ?? ""));
    count(`${metric}.${name}`, group, metric, pattern);
  }

  function count(name: string, logGroupName: $util.Input<string>, metric: string, pattern: string): void {
    new aws.cloudwatch.LogMetricFilter(`Count.${name}`, {
      logGroupName,
      pattern,
      metricTransformation: { namespace, name: metric, value: "1" },
    });
  }

  function makeAlarm(name: string, { means, above = 0, below, periods = 1, ...metric }: Watch): void {
    new aws.cloudwatch.MetricAlarm(`Alarm.${name}`, {
      name: named(name),
      alarmDescription: `${means} Where to look first: docs/alarms.md, ${name}.`,
      comparisonOperator: below === undefined ? "GreaterThanThreshold" : "LessThanThreshold",
      threshold: below ?? above,
      treatMissingData: below === undefined ? "notBreaching" : "breaching",
      evaluationPeriods: periods,
      ...(!metric.metricQueries && { statistic: "Sum", period: 300 }),
      alarmActions: [topic.arn],
      okActions: [topic.arn],
      ...metric,
    });
  }
}
