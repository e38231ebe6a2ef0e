// The admin gate: every admin call and action of the call table, and everybody who must not make it.
import { type CallName, callNames, calls } from "@store/contract/calls";
import { AdminEntity } from "@store/core/admins/admin.entity";
import { adminPeople } from "@store/core/admins/admin-people";
import { validateLogin } from "@store/core/customers/validate-login";
import { minutes } from "@store/core/platform/time";
import { startCognito } from "@store/dev/cognito/start-cognito";
import { addPerson, signIn } from "@store/dev/cognito/testing";
import { expect, test } from "vitest";
import {
  type AdminCall,
  acting,
  adminPassword,
  callAdmin,
  newAdmin,
  newAdminEmail,
  setUp,
  tokenOf,
} from "../support/admin.ts";
import { as, askStatus, newMember, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { cognito } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const isAdmins = (name: CallName): name is AdminCall => calls[name].who === "admin";

/** Each call with each of its actions. */
const adminCalls = callNames.filter(isAdmins).flatMap((name): [AdminCall, string | undefined][] => {
  const call = calls[name];
  return "actions" in call ? Object.keys(call.actions).map((action) => [name, action]) : [[name, undefined]];
});

/** Well-formed input for all of them at once: what a call does not know is dropped. */
const body = {
  orderId: "ORDER_1700000000000_abcdef123456",
  paymentStatus: "completed",
  userId: "CUST_1234567890",
  email: "door@shop.example",
  phone: "9876543210",
  fullName: "Asha Rao",
  password: "a new password",
  code: "DOOR",
  couponId: "DOOR",
  percentage: 10,
  isActive: true,
  version: 1,
  from: "2026-02-01",
  to: "2026-02-10",
  adminId: "nobody",
  username: "door@shop.example",
  resourceType: "checklist",
  template: "welcome",
  provider: "stripe",
  paymentId: "pi_nobody",
  reason: "none of ours",
};

type Outsider = [who: string, status: number, token: () => Promise<string | undefined>];

const outsiders: Outsider[] = [
  ["nobody", 401, async () => undefined],
  ["nonsense", 401, async () => "nonsense"],
  [
    "a customer's session token",
    401,
    async () => {
      const member = await newMember();
      const password = (await askStatus(member)).credentials?.password ?? "";
      const login = { username: member.buyer.email, password, resourceType: "checklist" as const };
      return (await as({ ip: unique() }, () => validateLogin(login))).sessionToken;
    },
  ],
  [
    "an admin of another pool",
    401,
    async () => {
      const other = await startCognito({ now: Date.now });
      const email = newAdminEmail();
      await addPerson(other, email, adminPassword);
      const { AccessToken } = await signIn(other, email, adminPassword);
      await other.close();
      return AccessToken;
    },
  ],
  ["an ID token", 403, async () => (await signIn(cognito, (await newAdmin()).email, adminPassword)).IdToken],
  [
    "an expired token",
    401,
    async () => {
      const token = await tokenOf(await newAdmin());
      travel(minutes(15));
      return token;
    },
  ],
  [
    "somebody in the pool without the group",
    403,
    async () => {
      const email = newAdminEmail();
      const adminId = await addPerson(cognito, email, adminPassword, { inGroup: false });
      const at = { createdAt: Date.now(), createdBy: "test" };
      await AdminEntity.put({ adminId, email, fullName: "Meera", active: true, ...at }).go();
      return tokenOf({ adminId, email });
    },
  ],
  [
    "somebody in the group without a record",
    403,
    async () => {
      const email = newAdminEmail();
      return tokenOf({ adminId: await addPerson(cognito, email, adminPassword), email });
    },
  ],
  [
    "an admin who has been removed, with a token from before",
    403,
    async () => {
      const [boss, gone] = [await newAdmin(), await newAdmin()];
      const token = await tokenOf(gone);
      await acting(boss, () => adminPeople.remove({ adminId: gone.adminId }));
      return token;
    },
  ],
  [
    "an admin who has been signed out, with a token from before",
    403,
    async () => {
      const [boss, out] = [await newAdmin(), await newAdmin()];
      const token = await tokenOf(out);
      await acting(boss, () => adminPeople["sign-out"]({ adminId: out.adminId }));
      return token;
    },
  ],
];

test("the tests cover every admin call of the call table", () => {
  expect(adminCalls.length).toBeGreaterThan(30);
  expect(new Set(adminCalls.map(([name]) => name)).size).toBe(callNames.filter(isAdmins).length);
});

test.each(outsiders)("%s is refused at every admin call", async (_, status, makeToken) => {
  const token = await makeToken();
  const before = await readTable();
  for (const [name, action] of adminCalls) {
    const answer = await callAdmin(name, { ...body, action }, token);
    expect({ name, action, status: answer.status }).toEqual({ name, action, status });
    expect(answer.body).not.toMatchObject({ success: true });
    if (status === 403 && answer.body.message === undefined)
      expect(answer.body).toMatchObject({ success: false, code: "admin.refused" });
  }
  expect(await readTable()).toEqual(before);
});

test("an admin is let in to every admin call", async () => {
  const admin = await setUp();
  const token = await tokenOf(admin);
  for (const [name, action] of adminCalls) {
    const { status, body: answer } = await callAdmin(name, { ...body, action }, token);
    expect([200, 400, 404, 409], `${name} ${action}: ${JSON.stringify(answer)}`).toContain(status);
    expect(answer.code).not.toBe("admin.refused");
  }
});

test("an action that is not in the call table is refused", async () => {
  const token = await tokenOf(await setUp());
  for (const action of [undefined, null, 1, "", "constructor", "__proto__", "toString", "List"])
    expect(await callAdmin("admin-orders", { action }, token)).toMatchObject({
      status: 400,
      body: { code: "input.invalid", fields: ["action"] },
    });
});
