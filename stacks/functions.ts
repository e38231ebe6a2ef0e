// How every Lambda of the shop is made: its bundle, its place, and nothing that its needs do not name.
import type { CallName } from "@store/contract/calls";
import { admins } from "../infra/admins.ts";
import { define, leftOut, splitFor } from "../infra/bundling.ts";
import { openOrders } from "../infra/edge-limit.ts";
import { filmsOrigin, mayShowFilms } from "../infra/films.ts";
import { configSet, maySend } from "../infra/mail.ts";
import type { Needs } from "../infra/need.ts";
import { callNeeds, type JobName, jobNeeds } from "../infra/needs.ts";
import { originSecret, secrets } from "../infra/secrets.ts";
import { account, logRetention, named, production, region } from "../infra/stage.ts";
import { table, tableForWriters } from "../infra/table.ts";
import { onFindings, onUploads, uploadsOrigin } from "../infra/uploads.ts";
import { argon2, checkArgon2 } from "./argon2.ts";
import { siteProgram } from "./build-site.ts";
import { isShifted, takesMoney } from "./live.ts";
import { siteLink, sitePages } from "./site.ts";
import { tableStatements } from "./statements.ts";
import { webhookSecret } from "./webhook.ts";

// Links that grant nothing: what a function may do is told by its needs alone.
const mailLink = new sst.Linkable("Mail", {
  properties: { configSet: configSet.configurationSetName },
});

const filmsLink = new sst.Linkable("Films", { properties: { origin: filmsOrigin } });

const uploadsLink = new sst.Linkable("Uploads", { properties: { origin: uploadsOrigin } });

const poolLink = new sst.Linkable("AdminPool", { properties: { id: admins.id } });

type Args = Partial<sst.aws.FunctionArgs>;

const environment = { STORE_TABLE: tableForWriters, NODE_ENV: "production" };

/**
 * How many at once stay free for what takes money, whatever else floods the account: at a second each, fifty orders a second.
 * STORE_RESERVED=0 where the account has no thousand executions yet.
 */
const keptFree: Partial<Record<CallName, number>> =
  production && process.env.STORE_RESERVED !== "0"
    ? Object.fromEntries(takesMoney.map((name) => [name, 50]))
    : {};

/** A Lambda behind the gateway. The gateway waits 30 seconds; a payment provider may take most of that, as may all pages. */
export function callFunction(name: CallName): sst.aws.FunctionArgs {
  const needs = callNeeds[name];
  return functionArgs(name, `packages/functions/src/${name}.handler`, needs, {
    link: [originSecret, siteLink, ...linksOf(needs)],
    timeout: needs.payments || needs.pages ? "29 seconds" : "10 seconds",
    ...(name === "create-payment-order" &&
      openOrders !== undefined && {
        environment: { ...environment, STORE_ORDER_FLOOD: String(openOrders) },
      }),
    ...(isShifted(name) && { versioning: true }),
    ...(keptFree[name] !== undefined && { concurrency: { reserved: keptFree[name] } }),
  });
}

/** The gateway's answer to everything that is not a call. */
export function notFoundFunction(): sst.aws.FunctionArgs {
  const needs: Needs = { table: [] };
  return functionArgs("not-found", "packages/functions/src/not-found.handler", needs, {
    link: [originSecret],
    timeout: "5 seconds",
  });
}

/** A Lambda that no visitor reaches. */
export function jobFunction(name: JobName, more: Args): sst.aws.FunctionArgs {
  const needs = jobNeeds[name];
  // Mails, payment pages and visits lead to the site.
  const leadsBack = needs.mail || needs.payments || needs.visits;
  return functionArgs(name, `packages/functions/src/jobs/${name}.handler`, needs, {
    link: [...(leadsBack ? [siteLink] : []), ...linksOf(needs)],
    ...more,
  });
}

function linksOf(needs: Needs) {
  const own = (needs.secrets ?? []).map((name) => {
    const link = name === "StripeWebhookSecret" ? webhookSecret : secrets[name];
    if (!link) throw new Error(`${name} is of a company that brand.payments does not name`);
    return link;
  });
  return [
    ...own,
    ...(needs.mail ? [mailLink] : []),
    ...(needs.pool ? [poolLink] : []),
    ...(needs.films ? [filmsLink] : []),
    ...(needs.uploads || needs.findings ? [uploadsLink] : []),
    ...((needs.pages || needs.pictures) && sitePages ? [sitePages.link] : []),
  ];
}

function functionArgs(name: string, handler: string, needs: Needs, more: Args): sst.aws.FunctionArgs {
  const { permissions = [], transform, ...rest } = more;
  return {
    // Its own name, so that logs and alarms can be found by the call's.
    name: named(name),
    description: name,
    handler,
    runtime: "nodejs24.x",
    architecture: "arm64",
    memory: "1024 MB",
    environment,
    logging: { retention: logRetention },
    permissions: $resolve([permissions]).apply(([own]) => [
      ...tableStatements<$util.Input<string>>(needs, {
        table: table.arn,
        index: (index) => $interpolate`${table.arn}/index/${index}`,
      }),
      ...(needs.mail ? [maySend] : []),
      ...(needs.pool ? [onPool(needs.pool)] : []),
      ...(needs.films ? [mayShowFilms] : []),
      ...(needs.uploads ? onUploads(needs.uploads) : []),
      ...(needs.findings ? onFindings(needs.findings) : []),
      ...(needs.pages && sitePages ? sitePages.permissions : []),
      ...(needs.pictures && sitePages ? sitePages.pictures[needs.pictures] : []),
      mayLog(name),
      ...own,
    ]),
    copyFiles: [...(needs.files ?? []), ...(needs.pages && sitePages ? siteProgram : [])],
    nodejs: {
      minify: true,
      splitting: splitFor(needs),
      // As the laptop bundles them.
      esbuild: { keepNames: false, target: "esnext", define, external: leftOut },
      ...(needs.argon2 && { install: argon2 }),
    },
    ...(needs.argon2 && { hook: { postbuild: checkArgon2 } }),
    ...rest,
    transform: { ...transform, role: onlyItsOwn },
  };
}

function onPool(pool: NonNullable<Needs["pool"]>) {
  return { actions: pool.map((action) => `cognito-idp:${action}`), resources: [admins.arn] };
}

function mayLog(name: string) {
  const group = $interpolate`arn:aws:logs:${region}:${account}:log-group:/aws/lambda/${named(name)}:*`;
  return { actions: ["logs:CreateLogStream", "logs:PutLogEvents"], resources: [group] };
}

// SST's own role may write to every log group, and lets the whole account assume it; `sst dev` needs that.
const onlyItsOwn = $dev
  ? undefined
  : {
      managedPolicyArns: [],
      assumeRolePolicy: aws.iam.assumeRolePolicyForPrincipal({ Service: "lambda.amazonaws.com" }),
    };
