// What the guide tells an operator to do: restoring the table, changing the domain, making another stage. None may stop
// half way because a name on AWS is still taken.
import { brand } from "@store/contract/brand";
import { expect, inject, test } from "vitest";
import { ownTable, restoredParameter } from "../../infra/table-place.ts";
import { isFull } from "../support/full.ts";
import { lambdaOf, statementsOf } from "./harness/lambdas.ts";
import { movedNames, ownedNames } from "./harness/names.ts";
import type { Synth, SynthOptions } from "./harness/resources.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const host = new URL(brand.siteUrl).hostname;

const { disposable, production } = readStages(inject("stages"));

const known = new Map<string, Promise<Synth>>();

/** The stage with these settings; made once. */
async function with_(
  stage: string,
  settings: Record<string, string>,
  { edits = [], parameters = {} }: Pick<SynthOptions, "edits" | "parameters"> = {},
): Promise<Synth> {
  const asked = JSON.stringify([stage, settings, edits, parameters]);
  const making = known.get(asked) ?? synthesize({ stage, bundle: false, settings, edits, parameters });
  known.set(asked, making);
  const made = await making;
  expect(made.errors).toEqual([]);
  return made;
}

/** The stage after `npm run restore`. */
const withRestored = (stage: string, edits: SynthOptions["edits"] = []) =>
  with_(stage, {}, { edits, parameters: { [restoredParameter(stage)]: "store-restored" } });

test("ownedNames lists functions, logs, roles, distributions and the domain", () => {
  const names = [...ownedNames(production).keys()];
  for (const name of [
    "aws:lambda/function:Function store-production-mail-worker",
    "aws:cloudwatch/logGroup:LogGroup /aws/lambda/store-production-mail-worker",
    `aws:cloudfront/distribution:Distribution ${host}`,
    `aws:cloudfront/distribution:Distribution www.${host}`,
    `aws:route53/record:Record A ${host}`,
    "aws:cloudwatch/dashboard:Dashboard store-production",
  ])
    expect(names).toContain(name);
  expect(names.some((name) => name.startsWith("aws:iam/role:Role store-production-"))).toBe(true);
});

test.concurrent("a restored table replaces the stage's own and nothing else", async () => {
  const restored = await withRestored("production");
  expect(movedNames(production, restored)).toEqual([]);
  // Its own table is left alone by the deploy, not deleted: it is retained.
  expect(one(production, "aws:dynamodb/table:Table").retainOnDelete).toBe(true);
  expect(ofType(restored, "aws:dynamodb/table:Table")).toEqual([]);
  const places = (stage: Synth) => new Set(stage.resources.map(({ urn }) => urn));
  const table = ["sst:aws:Dynamo", "aws:dynamodb/table:Table"];
  const before = [...places(production)].filter((urn) => !urn.includes("bucketObject"));
  const gone = before.filter((urn) => !places(restored).has(urn));
  expect(gone.filter((urn) => !table.some((type) => urn.includes(type)))).toEqual([]);
});

test("a deploy that knows of no restored table asks for the name of the old one, which AWS gives out once", () => {
  for (const [stage, synth] of Object.entries({ production, asha: disposable }))
    expect(one(synth, "aws:dynamodb/table:Table").inputs.name).toBe(ownTable(stage));
});

test.concurrent("a restored table is the one that functions and the mail worker use", async () => {
  const restored = await withRestored("asha");
  const { environment } = lambdaOf(restored, "start-passkey-login").inputs as {
    environment: { variables: object };
  };
  expect(environment.variables).toMatchObject({ STORE_TABLE: "store-restored" });
  const [statement] = statementsOf(restored, "start-passkey-login");
  expect(statement?.Resource).toEqual(["arn:aws:dynamodb:ap-south-1:123456789012:table/store-restored"]);
  const mapping = one(restored, "aws:lambda/eventSourceMapping:EventSourceMapping").inputs;
  expect(mapping.eventSourceArn).toContain("table/store-restored/stream/");
  expect(movedNames(disposable, restored)).toEqual([]);
});

test.runIf(isFull).concurrent("a restored table under a name of its own stops the deploy", async () => {
  const renamed = await withRestored("asha", [
    ["infra/table.ts", 'Dynamo.get("Table"', 'Dynamo.get("RestoredTable"'],
  ]);
  expect(movedNames(disposable, renamed)).toContain("aws:lambda/function:Function store-asha-mail-worker");
});

test.concurrent("a domain can be given, changed, removed and moved to another zone", async () => {
  const certificate = "arn:aws:acm:us-east-1:123456789012:certificate/one";
  const first = await with_("asha", { STORE_DOMAIN: "shop.example.in" });
  const second = await with_("asha", { STORE_DOMAIN: "store.example.com", STORE_WWW: "1" });
  const settings = { STORE_DOMAIN: "shop.example.in", STORE_CERTIFICATE: certificate };
  // What the stage that has all settings shows of a given certificate, is enough by day.
  const away = isFull ? [await with_("asha", settings), first] : [];
  const steps = [disposable, first, second, disposable, first, ...away];
  steps.slice(1).forEach((after, step) => {
    expect(movedNames(steps[step] as Synth, after)).toEqual([]);
  });
});

test
  .runIf(isFull)
  .concurrent("the previous domain is redirected from the deploy after the change", async () => {
    const former = "shop.example.in";
    const first = await with_("asha", { STORE_DOMAIN: former });
    const second = await with_("asha", { STORE_DOMAIN: "store.example.com" });
    const third = await with_("asha", { STORE_DOMAIN: "store.example.com", STORE_FORMER_DOMAINS: former });
    expect(movedNames(first, second)).toEqual([]);
    expect(movedNames(second, third)).toEqual([]);
    const at = `aws:cloudfront/distribution:Distribution ${former}`;
    expect([first, second, third].map((synth) => ownedNames(synth).has(at))).toEqual([true, false, true]);
    expect(movedNames(first, third)).toContain(at);
  });

test.runIf(isFull).concurrent("a move between the domain and www takes three deploys", async () => {
  const bare = { STORE_DOMAIN: "shop.example.in" };
  const www = { STORE_DOMAIN: "www.shop.example.in" };
  const on = { STORE_WWW: "1" };
  const steps = [
    await with_("asha", { ...bare, ...on }),
    await with_("asha", bare),
    await with_("asha", www),
    await with_("asha", { ...www, ...on }),
  ];
  steps.slice(1).forEach((after, step) => {
    expect(movedNames(steps[step] as Synth, after)).toEqual([]);
  });
  expect(movedNames(steps[0] as Synth, steps[3] as Synth)).toContain(
    "aws:cloudfront/distribution:Distribution shop.example.in",
  );
});

test("another stage takes no name of this one", () => {
  const names = new Set(ownedNames(production).keys());
  const shared = [...ownedNames(disposable).keys()].filter((name) => names.has(name));
  expect(shared).toEqual([]);
});
