// What calls a person: that each trouble has its alarm, that silence is one too, and that somebody is told.
import { offer } from "@store/contract/offer/offer";
import { expect, inject, test } from "vitest";
import { isWatched, schedules } from "../../infra/job-times.ts";
import { needsOf } from "../../infra/needs.ts";
import measured from "../../scripts/costs/measured.json" with { type: "json" };
import { logPatterns } from "../../stacks/log-patterns.ts";
import { countMetrics } from "./harness/billed-metrics.ts";
import { lambdas } from "./harness/lambdas.ts";
import { configuration, readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const { configured, disposable, production } = readStages(inject("stages"));

interface Alarm {
  name: string;
  namespace: string;
  metricName: string;
  comparisonOperator: string;
  threshold: number;
  treatMissingData: string;
  period: number;
  evaluationPeriods: number;
  dimensions?: Record<string, string>;
  alarmActions: string[];
  metricQueries?: { id: string; metric?: object; expression?: string; returnData?: boolean }[];
}

const namespace = "store-production-shop";
const api = {
  namespace: "AWS/ApiGateway",
  dimensions: { ApiId: `${one(production, "aws:apigatewayv2/api:Api").inputs.name}-id` },
};

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
    .map(({ logGroupName, pattern }) => [logGroupName.replace("/aws/lambda/store-production-", ""), pattern])
    // The program makes functions side by side.
    .sort();

test("every alarm mails the operator, and again once it is over", () => {
  const topic = ofType(production, "aws:sns/topic:Topic").find(({ name }) => name === "AlarmsTopic")?.inputs
    .name;
  const arn = `arn:aws:sns:ap-south-1:123456789012:${String(topic)}`;
  expect(Object.keys(alarms).length).toBeGreaterThan(15);
  for (const alarm of Object.values(alarms))
    expect(alarm).toMatchObject({ alarmActions: [arn], okActions: [arn] });
  const mails = ofType(production, "aws:sns/topicSubscription:TopicSubscription").map(({ inputs }) => inputs);
  expect(mails).toContainEqual({ topic: arn, protocol: "email", endpoint: offer.supportEmail });
});

test("a single server error of any call raises the alarm", () => {
  expect(alarms.Errors5xx).toMatchObject({
    ...api,
    metricName: "5xx",
    threshold: 0,
    comparisonOperator: "GreaterThanThreshold",
    treatMissingData: "notBreaching",
  });
});

test("many refusals, throttles, guessed codes or broken pages raise an alarm", () => {
  expect(alarms.Refused).toMatchObject({ threshold: 50, comparisonOperator: "GreaterThanThreshold" });
  const queries = alarms.Refused?.metricQueries ?? [];
  const metrics = queries.flatMap(({ id, metric }) => (metric ? [[id, metric]] : []));
  expect(metrics).toEqual([
    ["refused", { ...api, metricName: "4xx", stat: "Sum", period: 300 }],
    ["calls", { ...api, metricName: "Count", stat: "Sum", period: 300 }],
  ]);
  const [share] = queries.filter(({ returnData }) => returnData);
  expect(shareOf(share?.expression ?? "", { refused: 150, calls: 250 })).toBe(60);
  expect(shareOf(share?.expression ?? "", { refused: 100, calls: 100 })).toBe(0);

  expect(alarms.TurnedAway).toMatchObject({ namespace, metricName: "TurnedAway", threshold: 100 });
  const log = ofType(production, "aws:cloudwatch/logGroup:LogGroup").find(
    ({ name }) => name === "ApiAccessLog",
  );
  expect(counted("TurnedAway")).toEqual([[log?.inputs.name, logPatterns.turnedAway]]);

  expect(alarms.CouponMisses).toMatchObject({ namespace, metricName: "CouponMisses", threshold: 200 });
  expect(counted("CouponMisses")).toEqual([
    ["create-payment-order", logPatterns.couponMiss],
    ["validate-discount", logPatterns.couponMiss],
  ]);

  expect(alarms.ClientErrors).toMatchObject({ namespace, metricName: "ClientErrors", threshold: 25 });
  expect(counted("ClientErrors")).toEqual([["report-error", logPatterns.clientError]]);
});

/** CloudWatch's metric math, as far as the alarm uses it. */
function shareOf(expression: string, { refused, calls }: { refused: number; calls: number }): number {
  const [, least, share] = /^IF\(calls >= (\d+), (.+), 0\)$/.exec(expression) ?? [];
  expect(share).toBe("100 * refused / calls");
  return calls >= Number(least) ? (100 * refused) / calls : 0;
}

test("three hours without a call of the canary or anybody raise the alarm", () => {
  expect(alarms.NoCalls).toMatchObject({
    ...api,
    metricName: "Count",
    period: 3 * 3600,
    threshold: 1,
    comparisonOperator: "LessThanThreshold",
    treatMissingData: "breaching",
  });
});

test.each(Object.entries(schedules).filter(([name]) => isWatched(name)))(
  "a silence of %s raises the alarm",
  (name, minutes) => {
    expect(counted(`Done.${name}`)).toEqual([[name, logPatterns.jobDone(name)]]);
    expect(alarms[`Silent.${name}`]).toMatchObject({
      metricName: `Done.${name}`,
      comparisonOperator: "LessThanThreshold",
      threshold: 1,
      treatMissingData: "breaching",
    });
    const period =
      Number(alarms[`Silent.${name}`]?.period) * Number(alarms[`Silent.${name}`]?.evaluationPeriods);
    expect(period).toBeGreaterThan(minutes * 60);
    expect(period).toBeLessThanOrEqual(Math.max(15, minutes * 3) * 60);
  },
);

test("two nights without a copy of the table, the files or the site raise the alarm", () => {
  const vault = one(production, "aws:backup/vault:Vault").inputs.name;
  const copied = ofType(production, "aws:backup/selection:Selection").flatMap(
    ({ inputs }) => inputs.resources,
  );
  expect(alarms.NoCopies).toMatchObject({
    namespace: "AWS/Backup",
    metricName: "NumberOfBackupJobsCompleted",
    dimensions: { BackupVaultName: vault },
    statistic: "Sum",
    period: 86_400,
    evaluationPeriods: 2,
    threshold: copied.length,
    comparisonOperator: "LessThanThreshold",
    treatMissingData: "breaching",
  });
});

test("a rejected payment raises the alarm in every function that judges payments", () => {
  const judges = Object.keys(lambdas(production)).filter((name) => needsOf(name).payments);
  expect(judges.length).toBeGreaterThan(0);
  expect(
    counted("PaymentReviews")
      .map(([name]) => name)
      .sort(),
  ).toEqual(judges.sort());
  expect(alarms.PaymentReviews).toMatchObject({ metricName: "PaymentReviews", threshold: 0 });
});

test("a log line for a person raises the alarm in every function but the deploy's", () => {
  const all = Object.keys(lambdas(production)).filter((name) => name !== "bootstrap");
  expect(
    counted("AlarmLines")
      .map(([name]) => name)
      .sort(),
  ).toEqual(all.sort());
  expect(alarms.AlarmLines).toMatchObject({ metricName: "AlarmLines", threshold: 0 });
});

test("dead letters, throttles, slow calls, late mails, bounces and complaints raise an alarm", () => {
  const queue = String(one(production, "aws:sqs/queue:Queue").inputs.name);
  expect(alarms).toMatchObject({
    DeadLetters: {
      namespace: "AWS/SQS",
      metricName: "ApproximateNumberOfMessagesVisible",
      dimensions: { QueueName: queue },
      threshold: 0,
    },
    Throttles: { namespace: "AWS/Lambda", metricName: "Throttles", threshold: 0 },
    SlowCalls: { metricName: "Latency", extendedStatistic: "p99", threshold: 3000 },
    StreamLag: {
      metricName: "IteratorAge",
      dimensions: { FunctionName: "store-production-mail-worker" },
      threshold: 60_000,
    },
    BounceRate: { namespace: "AWS/SES", metricName: "Reputation.BounceRate", threshold: 0.03 },
    ComplaintRate: { namespace: "AWS/SES", metricName: "Reputation.ComplaintRate", threshold: 0.0005 },
  });
});

test.each(["Read", "Write"])(
  "%ss that the table or one of its indexes turns away raise the alarm",
  (kind) => {
    const TableName = String(one(production, "aws:dynamodb/table:Table").inputs.name);
    const { metricQueries = [], threshold } = alarms[`Table${kind}Throttles`] ?? {};
    expect(threshold).toBe(0);
    expect(metricQueries.flatMap(({ metric }) => metric ?? [])).toEqual(
      [undefined, "gsi1", "gsi2", "gsi3"].map((index) => ({
        namespace: "AWS/DynamoDB",
        metricName: `${kind}ThrottleEvents`,
        dimensions: { TableName, ...(index && { GlobalSecondaryIndexName: index }) },
        stat: "Sum",
        period: 300,
      })),
    );
    expect(metricQueries.at(-1)).toMatchObject({ expression: "SUM(METRICS())", returnData: true });
  },
);

test("each of the shop's metrics is both counted and watched", () => {
  const made = filters.map(({ metricTransformation: { name } }) => name);
  expect(filters.every(({ metricTransformation }) => metricTransformation.namespace === namespace)).toBe(
    true,
  );
  const watched = Object.values(alarms).flatMap((alarm) =>
    alarm.namespace === namespace ? [alarm.metricName] : [],
  );
  expect([...new Set(made)].sort()).toEqual(watched.sort());
});

test("the bill of alarms, metrics and dashboard stays as planned", () => {
  expect(countMetrics(production)).toEqual(measured.watching);
  expect(measured.watching.dashboardMetrics).toBeLessThanOrEqual(50);
});

test("the dashboard shows every call and every function's log", () => {
  const { dashboardName, dashboardBody } = one(production, "aws:cloudwatch/dashboard:Dashboard").inputs;
  expect(dashboardName).toBe("store-production");
  const { widgets } = JSON.parse(String(dashboardBody)) as { widgets: Widget[] };
  const panels = Object.fromEntries(widgets.map(({ properties }) => [properties.title, properties]));
  expect(Object.keys(panels)).toHaveLength(10);
  expect(panels["Count and time by call, ms"]?.query).toContain("stats count() as calls");
  const queries = Object.values(panels).flatMap(({ query }) => query ?? []);
  expect(queries).toHaveLength(4);
  for (const query of queries) {
    const [, prefix = ""] = /^SOURCE logGroups\(namePrefix: \['(.+)'\]\) \| /.exec(query) ?? [];
    expect(prefix).toBe("/aws/lambda/store-production-");
    const groups = ofType(production, "aws:cloudwatch/logGroup:LogGroup").map(({ inputs }) =>
      String(inputs.name),
    );
    const shown = groups.filter((name) => name.startsWith(prefix));
    expect(shown).toHaveLength(Object.keys(lambdas(production)).length);
  }
  expect(Object.values(panels).every(({ metrics, query }) => query !== undefined || metrics.length > 0)).toBe(
    true,
  );
});

interface Widget {
  properties: { title: string; metrics: unknown[]; query?: string };
}

test("a stage has alarms only if its operator has an address", () => {
  expect(ofType(disposable, "aws:cloudwatch/metricAlarm:MetricAlarm")).toEqual([]);
  const there = ofType(configured, "aws:cloudwatch/metricAlarm:MetricAlarm").map(({ inputs }) =>
    String(inputs.name).replace("store-staging-", ""),
  );
  // Nothing of another stage is copied.
  expect(there.sort()).toEqual(
    Object.keys(alarms)
      .filter((name) => name !== "NoCopies")
      .sort(),
  );
  const endpoints = ofType(configured, "aws:sns/topicSubscription:TopicSubscription").map(
    ({ inputs }) => inputs.endpoint,
  );
  expect(endpoints).toContain(configuration.STORE_ALARM_EMAIL);
});
