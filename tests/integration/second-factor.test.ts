// The second factor of admins: asked for where it is required, bound to its sign-in, given anew for what matters most,
// and out of reach for somebody who has a password or a token alone.
import type { Call, Exchange } from "@store/contract/call";
import { callNames, calls } from "@store/contract/calls";
import { checkCode, removeWithCode } from "@store/core/admins/spend-code";
import { transact } from "@store/core/platform/table";
import { hours, minutes, seconds } from "@store/core/platform/time";
import { codeAt } from "@store/core/platform/totp";
import { refresh, signIn } from "@store/dev/cognito/testing";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type AdminCall,
  adminPassword,
  callAdmin,
  newAdmin,
  type Person,
  prove,
  setUp,
  setUpCode,
  tokenOf,
} from "../support/admin.ts";
import { alarms } from "../support/alarms.ts";
import { travel } from "../support/clock.ts";
import { mailsTo, sweep } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { cognito, ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

let boss: Person;
beforeEach(async () => {
  configureShop({ secondFactor: "required" });
  boss = await setUp();
});

const adminCalls = callNames.filter((name): name is AdminCall => calls[name].who === "admin");

interface Action {
  name: AdminCall;
  action: string | undefined;
  exchange: Exchange;
}

/** Each action of each admin call, with its exchange. */
const actions = adminCalls.flatMap((name): Action[] => {
  const call: Call = calls[name];
  return "actions" in call
    ? Object.entries(call.actions).map(([action, exchange]) => ({ name, action, exchange }))
    : [{ name, action: undefined, exchange: call }];
});
const behindCode = actions.filter(({ name }) => name !== "admin-account");

const me = (token: string) => callAdmin("admin-people", { action: "me" }, token);
const exportUsers = (token: string) => callAdmin("admin-users", { action: "export" }, token);
const account = (token: string, action: string, input: object = {}) =>
  callAdmin("admin-account", { action, ...input }, token);
const refused = (code: string) => ({ body: { success: false, code } });
const done = { status: 200, body: { success: true } };
const eventsTo = async ({ email }: Person) => {
  await sweep();
  return mailsTo(email, "admin-security")
    .map(({ event }) => event)
    .sort();
};
const auditOf = async () => (await readTable()).audit.map(({ action }) => action).sort();

/** Signed in by password alone, with a second factor that is set up. */
async function withCode(person = boss) {
  const first = await tokenOf(person);
  const made = await setUpCode(first);
  // Each code is taken once: the next step has another.
  travel(seconds(30));
  return { first, ...made, code: () => codeAt(made.secret, Date.now()) };
}

describe("a required second factor", () => {
  test("lets a password alone open nothing but the set-up", async () => {
    const token = await tokenOf(boss);
    expect(behindCode.length).toBeGreaterThan(30);
    for (const { name, action } of behindCode)
      expect(await callAdmin(name, { action }, token), `${name} ${action}`).toMatchObject({
        status: 403,
        ...refused("admin.code_missing"),
      });
    await setUpCode(token);
    expect(await me(token)).toMatchObject({ ...done, body: { admin: { code: true } } });
  });

  test("asks each sign-in for its own code, which its refreshes keep", async () => {
    const { first, code } = await withCode();
    const second = await signIn(cognito, boss.email, adminPassword);
    for (const { name, action } of behindCode)
      expect(await callAdmin(name, { action }, second.AccessToken), `${name} ${action}`).toMatchObject({
        status: 403,
        ...refused("admin.code_needed"),
      });
    expect(await me(first)).toMatchObject(done);
    expect(await prove(second.AccessToken, code())).toMatchObject(done);
    travel(hours(1));
    const { AuthenticationResult } = await refresh(cognito, second.RefreshToken);
    expect(await me(AuthenticationResult?.AccessToken ?? "")).toMatchObject(done);
  });

  test("is asked of an invited admin too", async () => {
    const other = await newAdmin();
    expect(await exportUsers(await tokenOf(other))).toMatchObject({
      status: 403,
      ...refused("admin.code_missing"),
    });
  });

  test("cannot be switched off, even with a right code", async () => {
    const { first, code } = await withCode();
    expect(await account(first, "switch-off", { code: code() })).toMatchObject(
      refused("admin.code_required"),
    );
    expect(await me(first)).toMatchObject(done);
  });
});

describe("signing out", () => {
  test("ends a copied access token at once, and no other sign-in", async () => {
    const { first, code } = await withCode();
    const other = await tokenOf(boss);
    expect(await prove(other, code())).toMatchObject(done);
    expect(await account(first, "sign-out", { everywhere: false })).toMatchObject(done);
    expect(await me(first)).toMatchObject({ status: 403, ...refused("admin.refused") });
    travel(seconds(30));
    expect(await prove(first, code())).toMatchObject(refused("admin.refused"));
    expect(await me(other)).toMatchObject(done);
  });

  test("keeps ended what a code is given in at the same moment", async () => {
    const { first, code } = await withCode();
    await Promise.all([prove(first, code()), account(first, "sign-out", { everywhere: false })]);
    expect(await me(first)).toMatchObject(refused("admin.refused"));
  });

  test("ends every sign-in of the admin who asks for it, and lets them sign in again", async () => {
    const { first } = await withCode();
    const bystander = await newAdmin();
    const theirs = await tokenOf(bystander);
    await setUpCode(theirs);
    const other = await tokenOf(boss);
    expect(await account(other, "sign-out", { everywhere: true })).toMatchObject(done);
    for (const token of [first, other]) expect(await me(token)).toMatchObject(refused("admin.refused"));
    expect(await me(theirs)).toMatchObject(done);
    travel(seconds(30));
    expect(await account(await tokenOf(boss), "state")).toMatchObject(done);
  });
});

describe("a code of some time ago", () => {
  test("opens admin pages but no export, refund, publishing or change of people", async () => {
    const { first, code } = await withCode();
    const guarded = behindCode.filter(({ exchange }) => exchange.recentCode);
    expect(guarded.map(({ name, action }) => `${name} ${action}`).sort()).toEqual([
      "admin-content publish",
      "admin-content remove",
      "admin-gst export",
      "admin-offer back",
      "admin-offer call-off",
      "admin-offer publish",
      "admin-orders export",
      "admin-orders refund",
      "admin-orders refund-duplicate",
      "admin-orders refund-payment",
      "admin-orders settlement",
      "admin-people invite",
      "admin-people remove",
      "admin-people reset-code",
      "admin-people sign-out",
      "admin-privacy held",
      "admin-users export",
    ]);
    expect(await exportUsers(first)).toMatchObject(done);
    travel(minutes(5));
    for (const { name, action } of guarded)
      expect(await callAdmin(name, { action }, first), `${name} ${action}`).toMatchObject({
        status: 403,
        ...refused("admin.code_needed"),
      });
    expect(await me(first)).toMatchObject(done);
    expect(await prove(first, code())).toMatchObject(done);
    expect(await exportUsers(first)).toMatchObject(done);
  });

  test("is not needed by an admin without a second factor where it is offered", async () => {
    configureShop({ secondFactor: "offered" });
    const token = await tokenOf(boss);
    travel(minutes(5));
    expect(await exportUsers(token)).toMatchObject(done);
  });
});

describe("a token without a code", () => {
  test("changes nothing of the second factor", async () => {
    configureShop({ secondFactor: "offered" });
    const { first } = await withCode();
    const before = (await readTable()).secondFactor;
    for (const [action, input] of [
      ["begin-setup", {}],
      ["begin-setup", { code: "000000" }],
      ["new-recovery-codes", { code: "000000" }],
      ["switch-off", { code: "abcd-abcd-abcd-abcd-abcd-abcd" }],
    ] as const)
      expect(await account(first, action, input), action).toMatchObject({
        status: 400,
        ...refused("admin.code_wrong"),
      });
    for (const action of ["new-recovery-codes", "switch-off", "prove"])
      expect(await account(first, action), action).toMatchObject(refused("input.invalid"));
    expect((await readTable()).secondFactor).toEqual(before);
  });

  test("completes no earlier set-up once there is an app", async () => {
    const token = await tokenOf(boss);
    const { body } = await account(token, "begin-setup");
    const { secret, setup } = body as unknown as { secret: string; setup: string };
    await setUpCode(token);
    travel(seconds(30));
    const code = codeAt(secret, Date.now());
    expect(await account(token, "complete-setup", { setup, code })).toMatchObject(
      refused("admin.setup_over"),
    );
  });

  test("finishes a set-up only in its own sign-in within ten minutes", async () => {
    const [token, other] = [await tokenOf(boss), await tokenOf(boss)];
    const { body } = await account(token, "begin-setup");
    const { secret, setup } = body as unknown as { secret: string; setup: string };
    const finish = (who: string) =>
      account(who, "complete-setup", { setup, code: codeAt(secret, Date.now()) });
    expect(await finish(other)).toMatchObject(refused("admin.setup_over"));
    expect(await account(token, "complete-setup", { setup: "nonsense", code: "123456" })).toMatchObject(
      refused("admin.setup_over"),
    );
    travel(minutes(10));
    expect(await finish(token)).toMatchObject(refused("admin.setup_over"));
    expect((await readTable()).secondFactor).toEqual([]);
  });
});

describe("a code of the second factor", () => {
  test("is accepted from the app once, however many requests bring it at once", async () => {
    const { code } = await withCode();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(boss)));
    const given = code();
    const answers = await Promise.all(tokens.map((token) => prove(token, given)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await readTable()).adminSignIn).toHaveLength(2);
    expect(await prove(tokens[0] ?? "", given)).toMatchObject(refused("admin.code_wrong"));
  });

  test("switches nothing off when another request takes it meanwhile", async () => {
    configureShop({ secondFactor: "offered" });
    const { code } = await withCode();
    const proof = await checkCode(boss.adminId, code());
    expect(await prove(await tokenOf(boss), code())).toMatchObject(done);
    expect(await transact({ factor: removeWithCode(proof) })).toEqual({ factor: "ConditionalCheckFailed" });
  });

  test("is accepted once as a recovery code and kept as a hash only", async () => {
    const { recoveryCodes, secret } = await withCode();
    expect(new Set(recoveryCodes).size).toBe(10);
    await eventsTo(boss);
    ses.control.clear();
    const [spent = "", other = ""] = recoveryCodes;
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(boss)));
    const answers = await Promise.all(tokens.map((token) => prove(token, spent.toUpperCase())));
    expect(answers.filter(({ status }) => status === 200)).toMatchObject([{ body: { recoveryCodes: 9 } }]);
    expect((await auditOf()).filter((action) => action === "admin.recovery-code")).toHaveLength(1);
    expect(await eventsTo(boss)).toEqual(["recovery-code"]);
    const dump = JSON.stringify(await readTable());
    for (const text of [spent, spent.replaceAll("-", ""), other, secret]) expect(dump).not.toContain(text);
  });

  test("is refused after ten tries in a quarter of an hour, right or wrong", async () => {
    const { first, code } = await withCode();
    const tries = await Promise.all(Array.from({ length: 30 }, () => prove(first, "000000")));
    expect(tries.filter(({ body }) => body.code === "admin.code_wrong").length).toBeLessThanOrEqual(10);
    const other = await tokenOf(boss);
    expect(await prove(other, code())).toMatchObject({ status: 429, ...refused("throttled") });
    expect((await auditOf()).filter((action) => action === "admin.codes-guessed")).toHaveLength(1);
    expect(alarms().filter(({ event }) => event === "admin.codes_guessed")).toHaveLength(1);
    travel(minutes(15));
    const again = await tokenOf(boss);
    expect(await prove(again, code())).toMatchObject(done);
  });

  test("is accepted as a recovery code when the key that seals the app's secret has changed", async () => {
    const { code, recoveryCodes } = await withCode();
    configureShop({ secondFactor: "required", sealKey: Buffer.alloc(32, 7).toString("base64") });
    const token = await tokenOf(boss);
    expect(await prove(token, code())).toMatchObject(refused("admin.app_unreadable"));
    const [first = "", second = ""] = recoveryCodes;
    expect(await prove(token, first)).toMatchObject(done);
    const { body } = await account(token, "begin-setup", { code: second });
    const { secret, setup } = body as unknown as { secret: string; setup: string };
    const anew = { setup, code: codeAt(secret, Date.now()) };
    expect(await account(token, "complete-setup", anew)).toMatchObject(done);
  });

  test("ends as a recovery code when new ones are made", async () => {
    const { first, code, recoveryCodes } = await withCode();
    const { body } = await account(first, "new-recovery-codes", { code: code() });
    const fresh = body.recoveryCodes as string[];
    expect(fresh).toHaveLength(10);
    const token = await tokenOf(boss);
    expect(await prove(token, recoveryCodes[0] ?? "")).toMatchObject(refused("admin.code_wrong"));
    expect(await prove(token, fresh[0] ?? "")).toMatchObject(done);
  });
});

test("a move to another device asks other sign-ins for a code of the new device", async () => {
  const { first, code, secret } = await withCode();
  const other = await tokenOf(boss);
  expect(await prove(other, code())).toMatchObject(done);
  travel(seconds(30));
  const { body } = await account(first, "begin-setup", { code: code() });
  const begun = body as unknown as { secret: string; setup: string };
  const first2 = { setup: begun.setup, code: codeAt(begun.secret, Date.now()) };
  expect(await account(first, "complete-setup", first2)).toMatchObject(done);
  expect(await account(first, "complete-setup", first2)).toMatchObject(refused("admin.setup_over"));
  expect(await me(first)).toMatchObject(done);
  expect(await me(other)).toMatchObject(refused("admin.code_needed"));
  travel(seconds(30));
  expect(await prove(other, codeAt(secret, Date.now()))).toMatchObject(refused("admin.code_wrong"));
  expect(await prove(other, codeAt(begun.secret, Date.now()))).toMatchObject(done);
});

describe("a reset of the second factor by another admin", () => {
  test("ends every session and asks for a set-up at the next login", async () => {
    const lost = await newAdmin();
    const theirs = await withCode(lost);
    const mine = await withCode();
    travel(1000);
    const reset = (adminId: string) =>
      callAdmin("admin-people", { action: "reset-code", adminId }, mine.first);
    expect(await reset(lost.adminId)).toMatchObject(done);
    expect(await me(theirs.first)).toMatchObject(refused("admin.refused"));
    expect(await auditOf()).toContain("admin.code-reset");
    expect(await eventsTo(lost)).toContain("code-reset");
    travel(1000);
    const token = await tokenOf(lost);
    expect(await me(token)).toMatchObject(refused("admin.code_missing"));
    await setUpCode(token);
    expect(await me(token)).toMatchObject(done);
    expect(await reset(boss.adminId)).toMatchObject(refused("admin.own_code"));
  });

  test("is refused for an admin without a second factor", async () => {
    const mine = await withCode();
    const other = await newAdmin();
    const act = (action: string) => callAdmin("admin-people", { action, adminId: other.adminId }, mine.first);
    expect(await act("reset-code")).toMatchObject(refused("admin.no_code"));
    await setUpCode(await tokenOf(other));
    expect((await readTable()).secondFactor).toHaveLength(2);
    expect(await act("remove")).toMatchObject(done);
    expect(await act("reset-code")).toMatchObject(refused("admin.no_code"));
    expect((await readTable()).secondFactor).toMatchObject([{ adminId: boss.adminId }]);
  });
});

test("a second factor that is switched off leaves the password to open again", async () => {
  configureShop({ secondFactor: "offered" });
  const { first, code } = await withCode();
  expect(await account(first, "switch-off", { code: code() })).toMatchObject(done);
  expect(await eventsTo(boss)).toEqual(["code-off", "code-on"]);
  expect(await me(await tokenOf(boss))).toMatchObject(done);
  expect((await readTable()).secondFactor).toEqual([]);
  expect(await account(first, "state")).toMatchObject({ body: { code: false, required: false } });
});
