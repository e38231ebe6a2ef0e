// What calls a person: that each trouble has its alarm, that silence is one too, and that somebody hears it.
import { callNames } from "@store/contract/calls";
import { expect, inject, test } from "vitest";
import { logPatterns } from "../../stacks/log-patterns.ts";
import { needsOf, schedules } from "../../stacks/needs.ts";
import { lambdas } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { disposable, production } = readStages(inject("stages"));

interface Alarm {
  name: string;
  namespace: string;
  metricName: string;
  comparisonOperator: string;
  threshold: number;
  treatMissingData: string;
  period: number;
  dimensions?: Record<string, string>;
  alarmActions: string[];
}

const alarms = Object.fromEntries(
  ofType(production, "aws:cloudwatch/metricAlarm:MetricAlarm").map(({ inputs }) => [
    String(inputs.name).replace("store-production-", ""),
    inputs as unknown as Alarm,
  ]),
);
const filters = ofType(production, "aws:cloudwatch/logMetricFilter:LogMetricFilter").map(
  ({ inputs }) =>
    inputs as {
      logGroupName: string;
      pattern: string;
      metricTransformation: { name: string; namespace: string };
    },
);
const counted = (metric: string) =>
  filters
    .filter(({ metricTransformation }) => metricTransformation.name === metric)
    .map(({ logGroupName, pattern }) => [logGroupName.replace("/aws/lambda/store-production-", ""), pattern]);

test("somebody hears every one of them, and hears when it is over", () => {
  const topic = ofType(production, "aws:sns/topic:Topic").find(({ name }) => name === "AlarmsTopic")?.inputs
    .name;
  const arn = `arn:aws:sns:ap-south-1:123456789012:${String(topic)}`;
  expect(Object.keys(alarms).length).toBeGreaterThan(20);
  for (const alarm of Object.values(alarms))
    expect(alarm).toMatchObject({ alarmActions: [arn], okActions: [arn] });
  const mails = ofType(production, "aws:sns/topicSubscription:TopicSubscription").map(({ inputs }) => inputs);
  expect(mails).toContainEqual({ topic: arn, protocol: "email", endpoint: "help@funnelwright.example" });
});

test.each(callNames)("%s: its server errors, its crashes and timeouts", (name) => {
  expect(counted(`Failed.${name}`)).toEqual([[name, logPatterns.failedCall]]);
  expect(alarms[`Failed.${name}`]).toMatchObject({
    namespace: "store-production-shop",
    metricName: `Failed.${name}`,
    threshold: 0,
    comparisonOperator: "GreaterThanThreshold",
    treatMissingData: "notBreaching",
  });
  expect(alarms[`Died.${name}`]).toMatchObject({
    namespace: "AWS/Lambda",
    metricName: "Errors",
    dimensions: { FunctionName: `store-production-${name}` },
    threshold: 0,
  });
});

test.each(Object.entries(schedules))("%s: silence rings", (name, minutes) => {
  expect(counted(`Done.${name}`)).toEqual([[name, logPatterns.jobDone(name)]]);
  expect(alarms[`Silent.${name}`]).toMatchObject({
    metricName: `Done.${name}`,
    comparisonOperator: "LessThanThreshold",
    threshold: 1,
    treatMissingData: "breaching",
  });
  const period = Number(alarms[`Silent.${name}`]?.period);
  expect(period).toBeGreaterThan(minutes * 60);
  expect(period).toBeLessThanOrEqual(Math.max(15, minutes * 3) * 60);
});

test("a payment that was not taken for one, wherever it is judged", () => {
  const judges = Object.keys(lambdas(production)).filter((name) =>
    needsOf(name).secrets?.includes("StripeSecretKey"),
  );
  expect(judges.length).toBeGreaterThan(0);
  expect(
    counted("PaymentReviews")
      .map(([name]) => name)
      .sort(),
  ).toEqual(judges.sort());
  expect(alarms.PaymentReviews).toMatchObject({ metricName: "PaymentReviews", threshold: 0 });
});

test("whatever asks for a person, from every function but the one that a deploy watches", () => {
  const all = Object.keys(lambdas(production)).filter((name) => name !== "bootstrap");
  expect(
    counted("AlarmLines")
      .map(([name]) => name)
      .sort(),
  ).toEqual(all.sort());
  expect(alarms.AlarmLines).toMatchObject({ metricName: "AlarmLines", threshold: 0 });
});

test("dead letters, throttles, slow calls, a table that turns away, mails that wait, bounces and complaints", () => {
  const queue = String(one(production, "aws:sqs/queue:Queue").inputs.name);
  const table = String(one(production, "aws:dynamodb/table:Table").inputs.name);
  expect(alarms).toMatchObject({
    DeadLetters: {
      namespace: "AWS/SQS",
      metricName: "ApproximateNumberOfMessagesVisible",
      dimensions: { QueueName: queue },
      threshold: 0,
    },
    Throttles: { namespace: "AWS/Lambda", metricName: "Throttles", threshold: 0 },
    Errors5xx: { namespace: "AWS/ApiGateway", metricName: "5xx" },
    SlowCalls: { metricName: "Latency", extendedStatistic: "p99", threshold: 3000 },
    TableReadThrottles: { metricName: "ReadThrottleEvents", dimensions: { TableName: table } },
    TableWriteThrottles: { metricName: "WriteThrottleEvents", dimensions: { TableName: table } },
    StreamLag: {
      metricName: "IteratorAge",
      dimensions: { FunctionName: "store-production-mail-worker" },
      threshold: 60_000,
    },
    BounceRate: { namespace: "AWS/SES", metricName: "Reputation.BounceRate", threshold: 0.03 },
    ComplaintRate: { namespace: "AWS/SES", metricName: "Reputation.ComplaintRate", threshold: 0.0005 },
  });
});

test("every metric of our own that an alarm watches is counted somewhere", () => {
  const made = new Set(
    filters.map(({ metricTransformation: { namespace, name } }) => `${namespace} ${name}`),
  );
  for (const { namespace, metricName } of Object.values(alarms))
    if (!namespace.startsWith("AWS/")) expect(made).toContain(`${namespace} ${metricName}`);
});

test("the dashboard shows every call and job", () => {
  const { dashboardName, dashboardBody } = one(production, "aws:cloudwatch/dashboard:Dashboard").inputs;
  expect(dashboardName).toBe("store-production");
  const text = String(dashboardBody);
  expect((JSON.parse(text) as { widgets: object[] }).widgets).toHaveLength(10);
  for (const name of Object.keys(lambdas(production)))
    if (!["not-found", "bootstrap"].includes(name)) expect(text).toContain(`store-production-${name}`);
});

test("a stage where nobody listens has none; one that says who does has all", async () => {
  expect(ofType(disposable, "aws:cloudwatch/metricAlarm:MetricAlarm")).toEqual([]);
  const heard = await synthesize({
    stage: "staging",
    bundle: false,
    settings: { STORE_ALARM_EMAIL: "asha@example.in" },
  });
  expect(heard.errors).toEqual([]);
  expect(ofType(heard, "aws:cloudwatch/metricAlarm:MetricAlarm")).toHaveLength(Object.keys(alarms).length);
  const endpoints = ofType(heard, "aws:sns/topicSubscription:TopicSubscription").map(
    ({ inputs }) => inputs.endpoint,
  );
  expect(endpoints).toContain("asha@example.in");
});
