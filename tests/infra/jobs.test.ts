// Schedules, the stream, events of mail: that they start, and where what fails for good is kept.
import { expect, inject, test } from "vitest";
import { schedules } from "../../infra/job-times.ts";
import { type JobName, jobNames } from "../../infra/needs.ts";
import { arn, builtOf, lambdaOf, statementsOf } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const { disposable } = readStages(inject("stages"));
const grave = arn("sqs", one(disposable, "aws:sqs/queue:Queue").inputs.name);
const lambdaArn = (name: string) => arn("lambda", `function:store-asha-${name}`);
const scheduled = Object.entries(schedules) as [JobName, number][];

const afterFailure = (name: string) =>
  ofType(disposable, "aws:lambda/functionEventInvokeConfig:FunctionEventInvokeConfig").find(
    ({ inputs }) => inputs.functionName === `store-asha-${name}`,
  )?.inputs;

const maySendToDeadLetters = (name: string) =>
  statementsOf(disposable, name).some(
    ({ Action, Resource }) => Action.includes("sqs:SendMessage") && Resource.includes(grave),
  );

test.each(jobNames)("the job %s has a Lambda with a handler that bundles", (name) => {
  expect(builtOf(disposable, name)).toMatchObject({ handler: `packages/functions/src/jobs/${name}.handler` });
  expect(builtOf(disposable, name).bytes).toBeGreaterThan(1_000);
});

test("the stage has every schedule of the needs and no other", () => {
  const rates = ofType(disposable, "aws:scheduler/schedule:Schedule").map(({ inputs }) => {
    const { arn: target } = inputs.target as { arn: string };
    return [target, inputs.scheduleExpression, inputs.scheduleExpressionTimezone, inputs.state];
  });
  const daily: Partial<Record<JobName, string>> = {
    "unmatched-payments": "cron(20 3 * * ? *)",
    retention: "cron(10 4 * * ? *)",
  };
  expect(rates.sort()).toEqual(
    scheduled
      .map(([name, minutes]) => [
        lambdaArn(name),
        daily[name] ?? `rate(${minutes} ${minutes === 1 ? "minute" : "minutes"})`,
        "Asia/Kolkata",
        "ENABLED",
      ])
      .sort(),
  );
});

test.each(scheduled)("a failed run of %s is tried again and then kept as a dead letter", (name) => {
  const target = ofType(disposable, "aws:scheduler/schedule:Schedule")
    .map(({ inputs }) => inputs.target as { arn: string; roleArn: string })
    .find(({ arn: lambda }) => lambda === lambdaArn(name));
  expect(target).toMatchObject({
    retryPolicy: { maximumRetryAttempts: 2 },
    deadLetterConfig: { arn: grave },
  });
  expect(afterFailure(name)).toMatchObject({
    maximumRetryAttempts: 1,
    destinationConfig: { onFailure: { destination: grave } },
  });
  expect(maySendToDeadLetters(name)).toBe(true);
  // EventBridge's own role, for the turn that could not be handed over.
  const roleName = target?.roleArn.split(":").at(-1);
  const role = ofType(disposable, "aws:iam/role:Role").find(({ inputs }) => inputs.name === roleName);
  expect(JSON.stringify(role?.inputs.inlinePolicies)).toContain(grave);
  expect(lambdaOf(disposable, name).inputs.timeout).toBe(name === "render-pages" ? 60 : 300);
});

test("the stream starts the mail worker for new mails only", () => {
  const mapping = one(disposable, "aws:lambda/eventSourceMapping:EventSourceMapping").inputs as {
    filterCriteria: { filters: { pattern: string }[] };
  };
  expect(mapping).toMatchObject({
    functionName: lambdaArn("mail-worker"),
    eventSourceArn: expect.stringMatching(/table\/store-asha-.*\/stream\//),
  });
  expect(mapping.filterCriteria.filters.map(({ pattern }) => JSON.parse(pattern))).toEqual([
    { eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [{ prefix: "OUTBOX#" }] } } } },
  ]);
});

test("a record that breaks the worker is singled out and kept as a dead letter", () => {
  expect(one(disposable, "aws:lambda/eventSourceMapping:EventSourceMapping").inputs).toMatchObject({
    maximumRetryAttempts: 3,
    maximumRecordAgeInSeconds: 3600,
    bisectBatchOnFunctionError: true,
    destinationConfig: { onFailure: { destinationArn: grave } },
  });
  expect(maySendToDeadLetters("mail-worker")).toBe(true);
});

test("the worker ends before its lease on a mail does", () => {
  expect(Number(lambdaOf(disposable, "mail-worker").inputs.timeout)).toBeLessThan(60);
});

test("an SES event reaches the shop or the dead-letter queue", () => {
  const subscription = one(disposable, "aws:sns/topicSubscription:TopicSubscription").inputs;
  expect(subscription).toMatchObject({ protocol: "lambda", endpoint: lambdaArn("mail-events") });
  expect(afterFailure("mail-events")).toMatchObject({
    maximumRetryAttempts: 2,
    destinationConfig: { onFailure: { destination: grave } },
  });
  expect(maySendToDeadLetters("mail-events")).toBe(true);
});

test("every deploy prepares an empty shop", () => {
  const { functionName, triggers } = one(disposable, "aws:lambda/invocation:Invocation").inputs as {
    functionName: string;
    triggers: { deployedAt: string };
  };
  expect(functionName).toBe("store-asha-bootstrap");
  expect(Date.now() - Date.parse(triggers.deployedAt)).toBeLessThan(15 * 60_000);
});

test("a dead letter is kept for two weeks", () => {
  expect(one(disposable, "aws:sqs/queue:Queue").inputs).toMatchObject({
    messageRetentionSeconds: 14 * 24 * 3600,
    sqsManagedSseEnabled: true,
  });
});
