// The whole program: that it runs, what is protected, and what it refuses.
import { expect, inject, test } from "vitest";
import { readStages } from "./harness/stages.ts";
import { testSecrets } from "./harness/synth.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { configured, disposable, elsewhere, production } = readStages(inject("stages"));

test("every stage comes to rest without an error", () => {
  for (const stage of [disposable, production, configured, elsewhere]) {
    expect(stage.errors).toEqual([]);
    expect(stage.resources.length).toBeGreaterThan(150);
  }
});

test("production is protected and keeps what cannot be made again", () => {
  expect(production.app).toMatchObject({ protect: true, removal: "retain" });
  const table = one(production, "aws:dynamodb/table:Table");
  expect(table.retainOnDelete).toBe(true);
  expect(table.inputs.deletionProtectionEnabled).toBe(true);
  expect(one(production, "aws:cognito/userPool:UserPool").inputs.deletionProtection).toBe("ACTIVE");
});

test("a stage other than production can be removed", () => {
  expect(disposable.app).toMatchObject({ protect: false, removal: "remove" });
  expect(one(disposable, "aws:dynamodb/table:Table").inputs.deletionProtectionEnabled).toBe(false);
  expect(one(disposable, "aws:cognito/userPool:UserPool").inputs.deletionProtection).toBe("INACTIVE");
});

test("a stage is in Mumbai unless a setting says otherwise", () => {
  expect(production.app.providers.aws.region).toBe("ap-south-1");
  expect(elsewhere.app.providers.aws.region).toBe("eu-west-1");
  const headers = one(
    elsewhere,
    "aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy",
    "SiteHeaders",
  ).inputs;
  expect(JSON.stringify(headers)).toContain("https://cognito-idp.eu-west-1.amazonaws.com");
  const logical = (stage: typeof disposable) =>
    stage.resources
      .filter(({ type }) => !type.includes("bucketObject"))
      .map(({ type, name }) => `${type} ${name}`)
      .sort();
  expect(logical(elsewhere)).toEqual(logical(disposable));
});

test("names on AWS carry the stage", () => {
  for (const { inputs } of ofType(disposable, "aws:lambda/function:Function"))
    expect(inputs.name).toMatch(/^store-asha-[a-z-]+$/);
});

test("a secret that is not set is refused by name and with the command", async () => {
  const without = Object.keys(testSecrets);
  const { errors } = await synthesize({ stage: "production", bundle: false, without });
  for (const secret of without) expect(errors.join("\n")).toContain(`sst secret set ${secret} <value>`);
});

test("a deploy with live payment keys outside production or a weak origin secret is refused", async () => {
  const { errors } = await synthesize({
    stage: "asha",
    bundle: false,
    secrets: { StripeSecretKey: "sk_live_0123456789", OriginSecret: "secret" },
  });
  expect(errors.join("\n")).toContain("takes real money");
  expect(errors.join("\n")).toContain("OriginSecret is too short");
});

test("an older release is refused a table in which a newer one has written, before anything is made", async () => {
  const parameters = { "/store/production/data-version": "2" };
  const { errors, resources } = await synthesize({
    stage: "production",
    bundle: false,
    parameters,
    quietTurns: 20,
  });
  expect(errors.join("\n")).toContain("rows of version 2, of which this one reads up to 1");
  expect(resources.filter(({ type }) => type.startsWith("aws:"))).toEqual([]);
});

test("a release that reads no older rows is refused until they are migrated, and then goes out", async () => {
  const edits: [string, string, string][] = [
    ["infra/data-version.ts", "{ writes: 1, reads: 1, from: 1 }", "{ writes: 2, reads: 2, from: 2 }"],
  ];
  const asked = { stage: "production", bundle: false, edits };
  const before = { "/store/production/data-version": "2" };
  const { errors } = await synthesize({ ...asked, parameters: before, quietTurns: 20 });
  expect(errors.join("\n")).toContain("rows of version 1 may still be here");
  const migrated = await synthesize({
    ...asked,
    parameters: { ...before, "/store/production/rows-from": "2" },
  });
  expect(migrated.errors).toEqual([]);
  // A stage that is new has no older rows.
  expect((await synthesize(asked)).errors).toEqual([]);
});

test("the account says which rows are in the table before a function writes them", () => {
  expect(one(production, "aws:ssm/parameter:Parameter", "DataVersion").inputs).toMatchObject({
    name: "/store/production/data-version",
    value: "1",
  });
});

test("a site that was not built is refused", async () => {
  const { errors } = await synthesize({ stage: "asha", bundle: false, unbuiltSite: true });
  expect(errors.join("\n")).toContain("The site is not built");
});

test("sst dev runs functions on the laptop and deploys no site", async () => {
  const dev = await synthesize({
    stage: "asha",
    dev: true,
    bundle: false,
    secrets: { StripeWebhookSecret: "whsec_cli" },
  });
  expect(dev.errors).toEqual([]);
  expect(ofType(dev, "aws:cloudfront/distribution:Distribution")).toEqual([]);
  expect(ofType(dev, "aws:lambda/invocation:Invocation")).toEqual([]);
  expect(one(dev, "sst:sst:DevCommand").name).toBe("Pages");
  for (const { inputs } of ofType(dev, "aws:lambda/function:Function"))
    expect(inputs.runtime).toBe("provided.al2023");
  // The Stripe CLI has a secret of its own.
  expect(dev.resources.filter(({ name }) => name === "StripeEndpoint")).toEqual([]);
  const { errors } = await synthesize({ stage: "asha", dev: true, bundle: false });
  expect(errors.join("\n")).toContain("sst secret set StripeWebhookSecret <value>");
});
