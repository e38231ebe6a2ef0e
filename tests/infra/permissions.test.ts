// Least privilege, read from the statements that would be deployed.
import { brand } from "@store/contract/brand";
import { callNames } from "@store/contract/calls";
import { expect, inject, test } from "vitest";
import { jobNames, needsOf } from "../../infra/needs.ts";
import { builtOf, lambdas, roleOf, type Statement, statementsOf } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one } from "./harness/synthesize.ts";

const host = new URL(brand.siteUrl).hostname;

const { disposable, production } = readStages(inject("stages"));
const names = [...callNames, ...jobNames, "not-found"];
const prefix = "arn:aws:dynamodb:ap-south-1:123456789012:table/";
const table = one(production, "aws:dynamodb/table:Table").inputs.name;
const tableArn = `${prefix}${String(table)}`;

test("the stage has a Lambda for each call, job and handler, and no other", () => {
  for (const stage of [disposable, production])
    expect(Object.keys(lambdas(stage)).sort()).toEqual([...names].sort());
});

const poolArn = "arn:aws:cognito-idp:ap-south-1:123456789012:userpool/ap-south-1_pool";

/** Actions by resource, for one service. */
function granted(name: string, service: string): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const { Action, Resource } of statementsOf(production, name))
    for (const resource of Resource)
      for (const action of Action)
        if (action.startsWith(`${service}:`)) {
          all[resource] ??= [];
          all[resource].push(action.replace(`${service}:`, ""));
        }
  return all;
}

test.each(names)("the function %s may do on the table exactly what its needs name", (name) => {
  const needs = needsOf(name);
  const stream = name === "mail-worker" ? { [`${tableArn}/stream/now`]: streamActions } : {};
  expect(granted(name, "dynamodb")).toEqual({
    ...(needs.table.length > 0 && { [tableArn]: [...needs.table] }),
    ...Object.fromEntries((needs.indexes ?? []).map((index) => [`${tableArn}/index/${index}`, ["Query"]])),
    ...stream,
  });
});

const streamActions = ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"];

test.each(names)("the function %s reads the secrets of its needs and no others", (name) => {
  const { secrets = [], pool, mail, films, uploads, findings, pages, pictures } = needsOf(name);
  const isCall = callNames.some((call) => call === name);
  const { links } = builtOf(disposable, name);
  const others = links.filter((link) => link !== "Site");
  expect(others.sort()).toEqual(
    [
      ...secrets,
      ...(isCall || name === "not-found" ? ["OriginSecret"] : []),
      ...(mail ? ["Mail"] : []),
      ...(films ? ["Films"] : []),
      ...(uploads || findings ? ["Uploads"] : []),
      ...(pages || pictures ? ["SitePages"] : []),
      ...(pool ? ["AdminPool"] : []),
    ].sort(),
  );
});

// An erasure settles what looks unpaid before it takes the buyer out.
test("only functions that pay or settle have the Stripe secret", () => {
  const with_ = (secret: string) =>
    names.filter((name) => builtOf(disposable, name).links.includes(secret)).sort();
  expect(with_("StripeSecretKey")).toEqual([
    "admin-orders",
    "admin-users",
    "claim-guarantee",
    "create-payment-order",
    "find-payment",
    "order-status",
    "privacy-requests",
    "reconcile",
    "stripe-webhook",
    "unmatched-payments",
  ]);
  expect(with_("StripeWebhookSecret")).toEqual(["stripe-webhook"]);
});

test("only Lambda may assume a function's role", () => {
  for (const name of names) {
    const { assumeRolePolicy, managedPolicyArns } = roleOf(production, name);
    expect(managedPolicyArns).toEqual([]);
    expect(assumeRolePolicy).toMatchObject({
      Statement: [
        { Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: "lambda.amazonaws.com" } },
      ],
    });
  }
});

test("no permission has a wildcard", () => {
  const statements = names.flatMap((name) =>
    statementsOf(production, name).map((grant) => ({ name, ...grant })),
  );
  for (const { name, Action, Resource } of statements) {
    for (const action of Action) expect(action, name).not.toContain("*");
    // The streams of the function's own log group; whatever an owner or an agency puts into the bucket of files; published pages.
    for (const resource of Resource)
      expect(resource, name).toMatch(
        /^[^*]+(:log-group:\/aws\/lambda\/store-production-[a-z-]+:\*|:::store-production-productfilesbucket-[a-z]+\/(_desk\/)?\*|:::store-production-webassetsbucket-[a-z]+\/(published|revisions|pictures)\/\*)?$/,
      );
  }
});

test("only the mail worker and its sweep may send mail", () => {
  const senders = names.filter((name) => Object.keys(granted(name, "ses")).length > 0);
  expect(senders.sort()).toEqual(["mail-sweep", "mail-worker"]);
  const isMail = ({ Action }: Statement) => Action.includes("ses:SendEmail");
  for (const name of senders) {
    const [mail] = statementsOf(production, name).filter(isMail);
    expect(mail?.Action).toEqual(["ses:SendEmail"]);
    expect(mail?.Condition).toEqual([["StringEquals", "ses:FromAddress", [`login@${host}`]]]);
    expect(mail?.Resource).toEqual([
      `arn:aws:ses:ap-south-1:123456789012:identity/${host}`,
      `arn:aws:ses:ap-south-1:123456789012:identity/login@${host}`,
      expect.stringMatching(/configuration-set\/store-production-/),
    ]);
  }
});

test.each(names)("the function %s may do on the admins' pool exactly what its needs name", (name) => {
  const { pool } = needsOf(name);
  expect(granted(name, "cognito-idp")).toEqual(pool ? { [poolArn]: [...pool] } : {});
});

test("only functions that manage admins may change their pool", () => {
  const makers = names.filter((name) => needsOf(name).pool);
  expect(makers.sort()).toEqual(["admin-people", "create-admin-user"]);
  for (const action of ["AdminDisableUser", "AdminDeleteUser", "AdminUserGlobalSignOut"])
    expect(granted("create-admin-user", "cognito-idp")[poolArn]).not.toContain(action);
  const holders = names.filter((name) => builtOf(disposable, name).links.includes("SetupCode"));
  expect(holders).toEqual(["create-admin-user"]);
});

test("only functions that make pages may put them into the site's bucket, and one that takes or clears pictures those", () => {
  const siteBucket = String(one(production, "aws:s3/bucket:Bucket", "WebAssetsBucket").inputs.bucket);
  const bucket = `arn:aws:s3:::${siteBucket}`;
  const ofPictures = {
    none: {},
    adds: { [`${bucket}/pictures/*`]: ["PutObject"] },
    clears: { [`${bucket}/pictures/*`]: ["DeleteObject"], [bucket]: ["ListBucket"] },
  };
  for (const name of names) {
    const onSite = Object.entries(granted(name, "s3")).filter(([resource]) => resource.includes(siteBucket));
    expect(Object.fromEntries(onSite), name).toEqual(
      needsOf(name).pages
        ? {
            [`${bucket}/revisions/*`]: ["GetObject", "PutObject"],
            [`${bucket}/published/*`]: ["PutObject"],
          }
        : ofPictures[needsOf(name).pictures ?? "none"],
    );
  }
  expect(names.filter((name) => needsOf(name).pictures).sort()).toEqual(["admin-content", "retention"]);
  expect(names.filter((name) => needsOf(name).pages).sort()).toEqual([
    "admin-offer",
    "bootstrap",
    "render-pages",
  ]);
});

test("every function writes to its own log and no other", () => {
  for (const name of names) {
    const logs = granted(name, "logs");
    expect(Object.keys(logs)).toEqual([
      `arn:aws:logs:ap-south-1:123456789012:log-group:/aws/lambda/store-production-${name}:*`,
    ]);
  }
});

test("no role has a permission that this test does not know", () => {
  const services = new Set(
    names.flatMap((name) =>
      statementsOf(production, name).flatMap(({ Action }) => Action.map((a) => a.split(":")[0])),
    ),
  );
  expect([...services].sort()).toEqual(["cognito-idp", "dynamodb", "logs", "s3", "ses", "sqs"]);
  const deadLetterSenders = names.filter((name) => Object.keys(granted(name, "sqs")).length > 0);
  expect(deadLetterSenders.sort()).toEqual([
    "abandoned-carts",
    "canary",
    "mail-events",
    "mail-sweep",
    "mail-worker",
    "number-invoices",
    "privacy-requests",
    "reconcile",
    "render-pages",
    "retention",
    "stuck-buyers",
    "unmatched-payments",
  ]);
  for (const { inputs } of ofType(production, "aws:lambda/functionUrl:FunctionUrl"))
    expect(inputs).toBeUndefined();
});
