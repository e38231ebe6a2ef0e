// Functions that take money are served by the alias `live` in production, so that a new release has a tenth of their calls for five
// minutes before it has all. Pages are made after that: a page of a new release would ask functions of the one before.
import { createHash } from "node:crypto";
import type { CallName } from "@store/contract/calls";
import { deadLetterPermission, deadLetters } from "../infra/dead-letters.ts";
import { originSecret, secrets } from "../infra/secrets.ts";
import { Shift } from "../infra/shift.ts";
import { account, named, production, region } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { gateway } from "./gateway.ts";
import { webhookSecret } from "./webhook.ts";

export const takesMoney = [
  "create-payment-order",
  "order-status",
  "stripe-webhook",
  "razorpay-webhook",
] as const;

/** What says that a release does harm: errors that visitors get, and money that is not taken for a payment. */
const harm = ["Errors5xx", "PaymentReviews"];

/** Whether a function is shifted. */
export function isShifted(name: CallName): boolean {
  return production && !$dev && takesMoney.some((one) => one === name);
}

const aliases: aws.lambda.Alias[] = [];

/** The address of a function's alias, made of the address of the version that was just published. */
export function liveAlias(name: CallName, published: $util.Input<string>): $util.Output<string> {
  const alias = new aws.lambda.Alias(
    `Live.${name}`,
    { name: "live", functionName: named(name), functionVersion: $output(published).apply(versionOf) },
    // From the first deploy on the shift says which.
    { ignoreChanges: ["functionVersion", "routingConfig"] },
  );
  aliases.push(alias);
  new aws.lambda.Permission(`Live.${name}`, {
    action: "lambda:InvokeFunction",
    function: alias.functionName,
    qualifier: alias.name,
    principal: "apigateway.amazonaws.com",
    sourceArn: $interpolate`${gateway.nodes.api.executionArn}/*`,
  });
  return alias.arn;
}

/** The last part of a version's address. */
function versionOf(arn: string): string {
  return arn.slice(arn.lastIndexOf(":") + 1);
}

type Made = { name: CallName; function: $util.Output<sst.aws.Function> };

/** Undefined in a stage that shifts nothing. */
export function shiftCalls(functions: readonly Made[]): Shift | undefined {
  const shifted = functions.filter(({ name }) => isShifted(name));
  if (shifted.length === 0) return undefined;
  const signing = webhookSecret && "properties" in webhookSecret ? webhookSecret.properties.value : "";
  const keys = [originSecret, ...Object.values(secrets)].map(({ value }) => value);
  return new Shift(
    "Shift",
    {
      region,
      functions: $resolve(
        shifted.map(({ function: made }) => made.apply(({ nodes }) => nodes.function.version)),
      ).apply((versions) =>
        shifted.map(({ name }, index) => ({ name: named(name), version: versions[index] ?? "" })),
      ),
      alarms: harm.map(named),
      percent: 10,
      seconds: 300,
      backRole: backRole(shifted.map(({ name }) => name)),
      deadLetters: deadLetters.arn,
      shared: $resolve([table.name, signing, ...keys]).apply((values) =>
        createHash("sha256").update(JSON.stringify(values)).digest("hex"),
      ),
      atOnce: process.env.STORE_SHIFT === "0",
    },
    aliases,
  );
}

/** As whom AWS takes a part of the calls back, when the machine that gave it does not: it may point these aliases elsewhere, no more. */
function backRole(functions: readonly CallName[]): $util.Output<string> {
  const resources = functions.flatMap((name) => {
    const arn = $interpolate`arn:aws:lambda:${region}:${account}:function:${named(name)}`;
    return [arn, $interpolate`${arn}:live`];
  });
  return new aws.iam.Role("ShiftBack", {
    name: named("shift-back"),
    assumeRolePolicy: aws.iam.getPolicyDocumentOutput({
      statements: [
        {
          actions: ["sts:AssumeRole"],
          principals: [{ type: "Service", identifiers: ["scheduler.amazonaws.com"] }],
          conditions: [{ test: "StringEquals", variable: "aws:SourceAccount", values: [account] }],
        },
      ],
    }).json,
    inlinePolicies: [
      {
        name: "aliases",
        policy: aws.iam.getPolicyDocumentOutput({
          statements: [{ actions: ["lambda:UpdateAlias"], resources }, deadLetterPermission],
        }).json,
      },
    ],
  }).arn;
}
