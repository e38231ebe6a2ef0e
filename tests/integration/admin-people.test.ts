// The people who run the shop: invited, removed, signed out, and what is written down of it all.
import { adminPeople } from "@store/core/admins/admin-people";
import { setting } from "@store/core/platform/settings";
import { hours } from "@store/core/platform/time";
import type { Directory } from "@store/core/providers/directory";
import { refresh, signIn, tryToSignIn } from "@store/dev/cognito/testing";
import { beforeEach, describe, expect, test } from "vitest";
import {
  acting,
  adminPassword,
  allPages,
  callAdmin,
  newAdmin,
  newAdminEmail,
  type Person,
  setUp,
  tokenOf,
} from "../support/admin.ts";
import { travel } from "../support/clock.ts";
import { sweep } from "../support/mail-worker.ts";
import { refused } from "../support/refused.ts";
import { configureShop } from "../support/settings.ts";
import { cognito, ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

let boss: Person;
beforeEach(async () => {
  boss = await setUp();
});
const people = () => acting(boss, () => adminPeople.list({}));
const invite = (email: string, by = boss) =>
  acting(by, () => adminPeople.invite({ email, fullName: "Meera Nair" }));
const remove = (adminId: string, by = boss) => acting(by, () => adminPeople.remove({ adminId }));

/** What was mailed to an address, as the plain templates of the tests write it. */
async function mailTo(email: string) {
  await sweep();
  const mail = ses.mails().find(({ to }) => to === email);
  return JSON.parse(mail?.text ?? "{}") as { kind?: string; temporaryPassword?: string };
}

describe("an invitation", () => {
  test("lets the new admin in with a temporary password that must be replaced", async () => {
    const email = newAdminEmail();
    const { admin } = await invite(email);
    expect(admin).toMatchObject({ email, createdBy: boss.email, me: false });
    const { kind, temporaryPassword = "" } = await mailTo(email);
    expect(kind).toBe("admin-invite");
    expect((await tryToSignIn(cognito, email, temporaryPassword)).ChallengeName).toBe(
      "NEW_PASSWORD_REQUIRED",
    );
    const directory = await setting("directory")();
    await directory.enrol({ email, fullName: "Meera", password: adminPassword, temporary: false });
    const { status } = await callAdmin(
      "admin-people",
      { action: "me" },
      await tokenOf({ email, adminId: "" }),
    );
    expect(status).toBe(200);
    expect((await people()).admins.map((one) => one.email).sort()).toEqual([boss.email, email].sort());
    expect(JSON.stringify(await readTable())).not.toContain(temporaryPassword);
  });

  test("holds for one person and one day", async () => {
    const email = newAdminEmail();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => invite(email)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toEqual(refused("admin.exists"));
    expect((await readTable()).setupLock).toMatchObject([{ admins: 2 }]);
    const other = newAdminEmail();
    await invite(other);
    const { temporaryPassword = "" } = await mailTo(other);
    travel(hours(24));
    await expect(tryToSignIn(cognito, other, temporaryPassword)).rejects.toThrow("expired");
    await expect(invite(other)).rejects.toEqual(refused("admin.exists"));
  });
});

describe("a removal", () => {
  test("shuts the admin out at the next call", async () => {
    const other = await newAdmin();
    const { RefreshToken, AccessToken } = await signIn(cognito, other.email, adminPassword);
    await remove(other.adminId);
    expect(await callAdmin("admin-people", { action: "me" }, AccessToken)).toMatchObject({
      status: 403,
      body: { code: "admin.refused" },
    });
    await expect(refresh(cognito, RefreshToken)).rejects.toThrow();
    await expect(signIn(cognito, other.email, adminPassword)).rejects.toThrow();
    await remove(other.adminId);
    const { admin } = await invite(other.email);
    expect(admin.adminId).not.toBe(other.adminId);
    expect((await readTable()).setupLock).toMatchObject([{ admins: 2 }]);
  });

  test("never takes the last admin", async () => {
    await expect(remove(boss.adminId)).rejects.toEqual(refused("admin.last"));
    for (let round = 0; round < 5; round++) {
      const other = await newAdmin();
      const results = await Promise.allSettled([remove(other.adminId), remove(boss.adminId, other)]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { admin, setupLock } = await readTable();
      const active = admin.filter((one) => one.active);
      expect(active).toHaveLength(1);
      expect(setupLock).toMatchObject([{ admins: 1 }]);
      const [left] = active;
      if (left) boss = left;
    }
  });

  test("is completed by the next try if its process dies halfway", async () => {
    const other = await newAdmin();
    const directory = await setting("directory")();
    const dying: Directory = {
      ...directory,
      async remove() {
        throw new Error("killed");
      },
    };
    configureShop({ directory: async () => dying });
    await expect(remove(other.adminId)).rejects.toThrow("killed");
    configureShop();
    const token = await tokenOf(other);
    expect((await callAdmin("admin-people", { action: "me" }, token)).status).toBe(403);
    const { admin } = await invite(other.email);
    expect(admin.email).toBe(other.email);
    expect((await readTable()).setupLock).toMatchObject([{ admins: 2 }]);
  });

  test("is refused for a person who is no admin", async () => {
    await expect(remove("nobody")).rejects.toEqual(refused("admin.not_found"));
    await expect(acting(boss, () => adminPeople["sign-out"]({ adminId: "nobody" }))).rejects.toEqual(
      refused("admin.not_found"),
    );
  });
});

test("a forced sign-out revokes an admin's tokens and not the role", async () => {
  const other = await newAdmin();
  const { RefreshToken } = await signIn(cognito, other.email, adminPassword);
  travel(1000);
  await acting(boss, () => adminPeople["sign-out"]({ adminId: other.adminId }));
  await expect(refresh(cognito, RefreshToken)).rejects.toThrow("Invalid Refresh Token");
  travel(1000);
  expect((await callAdmin("admin-people", { action: "me" }, await tokenOf(other))).status).toBe(200);
});

test("the audit lists every action with its admin, newest first", async () => {
  const other = await newAdmin();
  travel(1000);
  await acting(boss, () => adminPeople["sign-out"]({ adminId: other.adminId }));
  travel(1000);
  await remove(other.adminId);
  const pages = await acting(boss, () => allPages((from) => adminPeople.audit({ limit: 1, ...from })));
  expect(pages.flatMap(({ lines }) => lines.map(({ action, by }) => `${action} ${by}`))).toEqual([
    `admin.remove ${boss.email}`,
    `admin.sign-out ${boss.email}`,
    "admin.create set-up",
  ]);
});
