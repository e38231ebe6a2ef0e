// The first admin: once, by the set-up code, no matter who else tries and whatever dies on the way.
import { createAdminUser } from "@store/core/admins/create-admin-user";
import { setting } from "@store/core/platform/settings";
import { seconds } from "@store/core/platform/time";
import type { Directory } from "@store/core/providers/directory";
import { signIn } from "@store/dev/cognito/testing";
import { describe, expect, test } from "vitest";
import { adminPassword, callAdmin, newAdminEmail, setUp, setupCode, tokenOf } from "../support/admin.ts";
import { as, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { few } from "../support/full.ts";
import { refused } from "../support/refused.ts";
import { tap } from "../support/sdk-tap.ts";
import { configureShop } from "../support/settings.ts";
import { cognito } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const create = (email: string, code = setupCode, ip = unique()) =>
  as({ ip }, () =>
    createAdminUser({ setupCode: code, email, password: adminPassword, fullName: "Asha Rao" }),
  );

test("the set-up closes for ever after it has made an admin", async () => {
  const admin = await setUp();
  expect(await callAdmin("admin-people", { action: "me" }, await tokenOf(admin))).toMatchObject({
    status: 200,
    body: { admin: { email: admin.email, createdBy: "set-up", me: true } },
  });
  for (const email of [admin.email, newAdminEmail()]) {
    await expect(create(email)).rejects.toEqual(refused("setup.closed"));
    await expect(create(email, "wrong")).rejects.toEqual(refused("setup.closed"));
  }
  const { admin: admins, setupLock, audit } = await readTable();
  expect(admins).toHaveLength(1);
  expect(setupLock).toMatchObject([{ admins: 1 }]);
  expect(audit).toMatchObject([{ action: "admin.create", by: "set-up", target: admin.adminId }]);
});

test("a wrong set-up code cannot be tried for long", async () => {
  const ip = unique();
  for (let tries = 0; tries < 10; tries++)
    await expect(create(newAdminEmail(), `wrong${tries}`, ip)).rejects.toEqual(refused("setup.refused"));
  await expect(create(newAdminEmail(), setupCode, ip)).rejects.toEqual(refused("throttled"));
  expect((await readTable()).admin).toEqual([]);
});

describe.each(few([1, 2, 3], 1))("twenty set-ups at once, round %i", () => {
  test("make one admin and let only that one sign in", async () => {
    const emails = Array.from({ length: 20 }, newAdminEmail);
    const results = await Promise.allSettled(emails.map((email) => create(email)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(["setup.busy", "setup.closed"]).toContain(result.reason.code);
    const { admin, setupLock } = await readTable();
    expect(admin).toHaveLength(1);
    expect(setupLock).toMatchObject([{ admins: 1 }]);
    const winner = emails[results.findIndex(({ status }) => status === "fulfilled")] ?? "";
    expect(admin[0]?.email).toBe(winner);
    await signIn(cognito, winner, adminPassword);
    for (const email of emails.filter((one) => one !== winner))
      await expect(signIn(cognito, email, adminPassword)).rejects.toThrow();
  });
});

test.each(["enrol", "record"] as const)(
  "a set-up that dies at the %s is finished by the next try after its claim has ended",
  async (where) => {
    const email = newAdminEmail();
    const directory = await setting("directory")();
    if (where === "enrol") {
      const dying: Directory = {
        ...directory,
        async enrol(person) {
          await directory.enrol(person);
          throw new Error("killed");
        },
      };
      configureShop({ directory: async () => dying });
    }
    const disarm = tap({
      before({ operation }) {
        if (where === "record" && operation === "TransactWriteItems") throw new Error("killed");
      },
    });
    await expect(create(email)).rejects.toThrow();
    disarm();
    configureShop();
    expect((await readTable()).admin).toEqual([]);
    await expect(create(email)).rejects.toEqual(refused("setup.busy"));
    travel(seconds(16));
    await create(email);
    await signIn(cognito, email, adminPassword);
    expect((await readTable()).admin).toMatchObject([{ email, active: true }]);
  },
);

test("a set-up slower than its claim is refused if another has come after it", async () => {
  const directory = await setting("directory")();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let arrived = () => {};
  const onTheWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const slow: Directory = {
    ...directory,
    async enrol(person) {
      arrived();
      await held;
      return directory.enrol(person);
    },
  };
  configureShop({ directory: async () => slow });
  const late = create(newAdminEmail());
  await onTheWay;
  configureShop();
  travel(seconds(16));
  const email = newAdminEmail();
  await create(email);
  letGo();
  await expect(late).rejects.toEqual(refused("setup.closed"));
  expect((await readTable()).admin).toMatchObject([{ email }]);
});
