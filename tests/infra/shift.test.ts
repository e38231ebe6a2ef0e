// How a new release of what takes money gets its calls: what the program asks for, and what the provider then does. Run is the very
// text that Pulumi takes out of the program, against aliases and alarms as AWS keeps them.
import { callNames } from "@store/contract/calls";
import { expect, inject, test } from "vitest";
import type { ShiftInputs } from "../../infra/shift-inputs.ts";
import { arn, lambdaOf } from "./harness/lambdas.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";

const { disposable, production } = readStages(inject("stages"));
const type = "pulumi-nodejs:dynamic:Resource";
const resource = one(production, type, "Shift");
const inputs = resource.inputs as unknown as ShiftInputs;
const takesMoney = ["create-payment-order", "order-status", "stripe-webhook", "razorpay-webhook"].filter(
  (name) => callNames.some((call) => call === name),
);

test("calls that take money go to an alias that only the shift moves", () => {
  const aliases = ofType(production, "aws:lambda/alias:Alias");
  expect(aliases.map(({ inputs }) => inputs.functionName).sort()).toEqual(
    takesMoney.map((name) => `store-production-${name}`).sort(),
  );
  for (const { ignored } of aliases) expect(ignored).toEqual(["functionVersion", "routingConfig"]);
  const behind = ofType(production, "aws:apigatewayv2/integration:Integration").map(({ inputs }) =>
    String(inputs.integrationUri),
  );
  for (const name of takesMoney) {
    expect(lambdaOf(production, name).inputs.publish).toBe(true);
    expect(behind).toContain(arn("lambda", `function:store-production-${name}:live`));
    expect(one(production, "aws:lambda/permission:Permission", `Live.${name}`).inputs).toMatchObject({
      qualifier: "live",
      sourceArn: "arn:aws:execute-api:ap-south-1:123456789012:api/*",
    });
  }
  expect(behind).toContain(arn("lambda", "function:store-production-sign-up"));
  expect(lambdaOf(production, "sign-up").inputs.publish).toBe(false);
});

test("a stage that nobody watches shifts nothing", () => {
  expect(ofType(disposable, "aws:lambda/alias:Alias")).toEqual([]);
  expect(ofType(disposable, type).map(({ name }) => name)).not.toContain("Shift");
});

test("a tenth of the calls is watched for five minutes by alarms that there are, and pages are made afterwards", () => {
  expect(inputs).toMatchObject({ percent: 10, seconds: 300, atOnce: false, region: "ap-south-1" });
  expect(inputs.functions.map(({ name }) => name).sort()).toEqual(
    takesMoney.map((name) => `store-production-${name}`).sort(),
  );
  const known = ofType(production, "aws:cloudwatch/metricAlarm:MetricAlarm").map(({ inputs }) => inputs.name);
  expect(inputs.alarms.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(inputs.alarms));
  const { dependsOn } = one(production, "aws:lambda/invocation:Invocation", "BootstrapRun");
  expect(dependsOn.some((urn) => urn.endsWith("::Shift"))).toBe(true);
});

test("a repair is deployed at once, and another key makes it so by itself", async () => {
  const settings = { STORE_SHIFT: "0" };
  const hurried = await synthesize({ stage: "production", bundle: false, settings });
  expect(hurried.errors).toEqual([]);
  expect(one(hurried, type, "Shift").inputs.atOnce).toBe(true);
  const secrets = { CheckoutKey: "another".repeat(6) };
  const rotated = await synthesize({ stage: "production", bundle: false, secrets });
  expect(one(hurried, type, "Shift").inputs.shared).toBe(inputs.shared);
  expect(one(rotated, type, "Shift").inputs.shared).not.toBe(inputs.shared);
});

interface Provider {
  create(inputs: ShiftInputs): Promise<{ id: string }>;
  diff(id: string, olds: ShiftInputs, news: ShiftInputs): Promise<{ changes: boolean }>;
  update(id: string, olds: ShiftInputs, news: ShiftInputs): Promise<unknown>;
  aws(inputs: ShiftInputs, args: string[]): Promise<unknown>;
  pause(seconds: number): Promise<void>;
  now(): number;
}

/** As the process that Pulumi starts for it does. */
function load(): Provider {
  const exports: { handler?: () => Provider } = {};
  new Function("exports", "require", resource.provider ?? "")(exports, () => {
    throw new Error("The provider imports something");
  });
  if (!exports.handler) throw new Error("There is no provider in the text");
  return exports.handler();
}

interface Account {
  /** Version and weights of each alias. */
  aliases: Record<string, { version: string; weights: Record<string, number> }>;
  /** Seconds that have gone by. */
  clock: number;
  /** What AWS was told to do to an alias, and at which second. */
  appointments: Record<string, { at: number; input: string }>;
  /** Alarms that are on at a second. */
  alarmsOn?: (clock: number) => string[];
  broken?: string;
  /** A request that AWS does not answer. */
  fails?: (asked: string, clock: number) => boolean;
  /** After so many halves of requests the machine is gone: even ones before AWS has done what is asked, odd ones after it. */
  dies?: number;
  asked: string[];
}

class Gone extends Error {}

function accountOf(more: Partial<Account> = {}): Account {
  const aliases = Object.fromEntries(
    inputs.functions.map(({ name }) => [name, { version: "1", weights: {} }]),
  );
  return { aliases, clock: 0, appointments: {}, asked: [], ...more };
}

/** Lets time go by, in which AWS keeps its appointments. */
function wait(account: Account, seconds: number): void {
  account.clock += seconds;
  for (const [name, { at, input }] of Object.entries(account.appointments)) {
    if (at > account.clock) continue;
    delete account.appointments[name];
    const { FunctionName, Name, FunctionVersion, RoutingConfig } = JSON.parse(input);
    expect(Name).toBe("live");
    account.aliases[FunctionName] = {
      version: FunctionVersion,
      weights: RoutingConfig.AdditionalVersionWeights,
    };
  }
}

function providerOn(account: Account): Provider {
  const provider = load();
  provider.pause = async (seconds) => wait(account, seconds);
  provider.now = () => account.clock * 1000;
  let halves = 0;
  const lives = () => {
    if (account.dies !== undefined && halves++ >= account.dies) throw new Gone();
  };
  provider.aws = async (_, args) => {
    lives();
    try {
      return answerTo(args);
    } finally {
      lives();
    }
  };
  return provider;

  function answerTo(args: string[]): unknown {
    const asked = args.slice(0, 2).join(" ");
    account.asked.push(asked);
    if (account.fails?.(asked, account.clock)) throw new Error("Could not connect to the endpoint URL");
    const option = (name: string) => args[args.indexOf(name) + 1] ?? "";
    const alias = account.aliases[option("--function-name")];
    if (asked === "cloudwatch describe-alarms")
      return {
        MetricAlarms: inputs.alarms.map((AlarmName) => ({
          AlarmName,
          StateValue: account.alarmsOn?.(account.clock).includes(AlarmName) ? "ALARM" : "OK",
        })),
      };
    if (asked === "scheduler delete-schedule") {
      if (!account.appointments[option("--name")])
        throw new Error("An error occurred (ResourceNotFoundException)");
      delete account.appointments[option("--name")];
      return {};
    }
    if (asked === "scheduler create-schedule") {
      const { Arn, RoleArn, Input } = JSON.parse(option("--target"));
      expect([Arn, RoleArn]).toEqual(["arn:aws:scheduler:::aws-sdk:lambda:updateAlias", inputs.backRole]);
      const [, at] = /^at\((.*)\)$/.exec(option("--schedule-expression")) ?? [];
      account.appointments[option("--name")] = { at: Date.parse(`${at}Z`) / 1000, input: Input };
      return {};
    }
    if (!alias) throw new Error(`No such function: ${option("--function-name")}`);
    if (asked === "lambda get-alias") return { FunctionVersion: alias.version };
    if (asked === "lambda invoke")
      return option("--function-name") === account.broken ? { FunctionError: "Unhandled" } : {};
    alias.version = option("--function-version");
    alias.weights = (
      JSON.parse(option("--routing-config")) as { AdditionalVersionWeights: Record<string, number> }
    ).AdditionalVersionWeights;
    return {};
  }
}

const release = (version: string, more: Partial<ShiftInputs> = {}): ShiftInputs => ({
  ...inputs,
  ...more,
  functions: inputs.functions.map(({ name }) => ({ name, version })),
});
const versions = ({ aliases }: Account) => [...new Set(Object.values(aliases).map(({ version }) => version))];
const weights = ({ aliases }: Account) => Object.values(aliases).map(({ weights }) => weights);
const none = inputs.functions.map(() => ({}));
const [errors = ""] = inputs.alarms;

test("a release that does no harm has a tenth of the calls for five minutes, and then all", async () => {
  const account = accountOf();
  const provider = providerOn(account);
  const seen: unknown[] = [];
  const { pause } = provider;
  provider.pause = async (seconds) => {
    seen.push(...weights(account));
    await pause(seconds);
  };
  await provider.update("live", release("1"), release("2"));
  expect(account.clock).toBe(300);
  wait(account, 3600);
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"2":0.1}']));
  expect([versions(account), weights(account)]).toEqual([["2"], none]);
});

test.each([15, 150, 300])(
  "a release goes back by itself when an alarm goes off after %i seconds",
  async (second) => {
    const account = accountOf({ alarmsOn: (clock) => (clock >= second ? [errors] : []) });
    await expect(providerOn(account).update("live", release("1"), release("2"))).rejects.toThrow(
      /Errors5xx is on.*went back/,
    );
    expect(account.clock).toBe(second);
    expect([versions(account), weights(account)]).toEqual([["1"], none]);
  },
);

test("a deploy is refused while an alarm is on, unless it is a repair", async () => {
  const account = accountOf({ alarmsOn: () => [errors] });
  const provider = providerOn(account);
  await expect(provider.update("live", release("1"), release("2"))).rejects.toThrow("STORE_SHIFT=0");
  expect([versions(account), weights(account)]).toEqual([["1"], none]);
  await provider.update("live", release("1"), release("2", { atOnce: true }));
  expect([versions(account), account.clock]).toEqual([["2"], 0]);
});

test("a version that does not start gets no calls, not even at once", async () => {
  for (const atOnce of [false, true]) {
    const account = accountOf({ broken: "store-production-order-status" });
    await expect(providerOn(account).update("live", release("1"), release("2", { atOnce }))).rejects.toThrow(
      "order-status does not start",
    );
    expect([versions(account), weights(account)]).toEqual([["1"], none]);
  }
});

test("another table or another key moves all calls at once", async () => {
  const account = accountOf();
  await providerOn(account).update("live", release("1", { shared: "before" }), release("2"));
  expect([versions(account), account.clock]).toEqual([["2"], 0]);
});

test("a first deploy has nothing to shift, and one without a change neither", async () => {
  const account = accountOf();
  const provider = providerOn(account);
  await provider.create(release("1"));
  expect([versions(account), account.clock]).toEqual([["1"], 0]);
  expect(await provider.diff("live", release("1"), release("1"))).toEqual({ changes: false });
  expect(await provider.diff("live", release("1"), release("2"))).toEqual({ changes: true });
});

test("a question that is not answered once does no harm, and three in a row take the release back", async () => {
  const away = (asked: string, from: number, to: number, clock: number) =>
    asked === "cloudwatch describe-alarms" && clock >= from && clock <= to;
  const short = accountOf({ fails: (asked, clock) => away(asked, 30, 45, clock) });
  await providerOn(short).update("live", release("1"), release("2"));
  expect(versions(short)).toEqual(["2"]);
  const long = accountOf({ fails: (asked, clock) => away(asked, 30, 60, clock) });
  await expect(providerOn(long).update("live", release("1"), release("2"))).rejects.toThrow("went back");
  expect([versions(long), weights(long)]).toEqual([["1"], none]);
});

test("AWS that answers too slowly to be waited for takes the release back", async () => {
  const account = accountOf({
    alarmsOn() {
      account.clock += 25;
      return [];
    },
  });
  await expect(providerOn(account).update("live", release("1"), release("2"))).rejects.toThrow("too slowly");
  expect([versions(account), weights(account)]).toEqual([["1"], none]);
});

test("a deploy that dies after any of its requests gives no part of the calls away for longer than a quarter of an hour", async () => {
  const whole = accountOf();
  await providerOn(whole).update("live", release("1"), release("2"));
  expect(2 * whole.asked.length).toBeGreaterThanOrEqual(50);
  for (let dies = 0; dies < 2 * whole.asked.length; dies++) {
    const account = accountOf({ dies });
    await expect(providerOn(account).update("live", release("1"), release("2"))).rejects.toThrow();
    wait(account, 900);
    expect(weights(account), String(dies)).toEqual(none);
    for (const version of versions(account)) expect(["1", "2"], String(dies)).toContain(version);
  }
});

test("a deploy after one that died has all calls, whenever it begins and whatever AWS was told meanwhile", async () => {
  const whole = accountOf();
  await providerOn(whole).update("live", release("1"), release("2"));
  for (let dies = 0; dies < 2 * whole.asked.length; dies++)
    for (const later of [0, 500, 900])
      for (const atOnce of [false, true]) {
        const account = accountOf({ dies });
        await expect(providerOn(account).update("live", release("1"), release("2"))).rejects.toThrow();
        delete account.dies;
        wait(account, later);
        await providerOn(account).update("live", release("1"), release("3", { atOnce }));
        wait(account, 3600);
        expect([versions(account), weights(account)], `${dies} ${later}`).toEqual([["3"], none]);
      }
});

test("AWS may point what takes money back, and nothing else", () => {
  const role = one(production, "aws:iam/role:Role", "ShiftBack").inputs;
  expect(inputs.backRole).toContain(String(role.name));
  expect(String(role.assumeRolePolicy)).toContain("scheduler.amazonaws.com");
  const [{ policy }] = role.inlinePolicies as [{ policy: string }];
  const { Statement } = JSON.parse(policy) as { Statement: { Action: string[]; Resource: string[] }[] };
  expect(Statement.map(({ Action }) => Action)).toEqual([["lambda:UpdateAlias"], ["sqs:SendMessage"]]);
  expect(Statement[0]?.Resource).toEqual(
    inputs.functions.flatMap(({ name }) =>
      [`function:${name}`, `function:${name}:live`].map((one) => arn("lambda", one)),
    ),
  );
});
