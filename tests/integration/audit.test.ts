// What the audit keeps: who did what, which fields changed, and nothing of a customer in clear.
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { keyedHash } from "@store/core/platform/hashed-change";
import { describe, expect, test } from "vitest";
import { acting, callAdmin, firstAdmin, tokenOf } from "../support/admin.ts";
import { newMember, unique } from "../support/buyers.ts";
import { sweep } from "../support/mail-worker.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const admin = firstAdmin();

const auditOf = async (target: string) => (await readTable()).audit.filter((row) => row.target === target);

async function member() {
  const { buyer, order } = await newMember();
  const { email, phone, name: fullName } = buyer;
  await sweep();
  ses.control.clear();
  return { userId: order.customerId, profile: { email, phone, fullName } };
}

const change = (userId: string, profile: { email: string; phone: string; fullName: string }) =>
  acting(admin, () => adminUsers["update-profile"]({ userId, ...profile }));

describe("a change to a customer by an admin", () => {
  test("is kept as hashes of the fields that changed", async () => {
    const { userId, profile } = await member();
    const moved = { ...profile, email: `moved.${unique()}@example.in`, fullName: "Mira Nair" };
    await change(userId, moved);
    await change(userId, profile);
    const rows = (await auditOf(userId)).map(({ before = "", after = "" }) => ({
      before: JSON.parse(before) as Record<string, string>,
      after: JSON.parse(after) as Record<string, string>,
    }));
    expect(rows).toHaveLength(2);
    for (const { before, after } of rows)
      for (const values of [before, after]) {
        expect(Object.keys(values)).toEqual(["email", "fullName"]);
        for (const value of Object.values(values)) expect(value).toMatch(/^#[\w-]{16}$/);
      }
    const [one, other] = rows;
    expect([one?.before, one?.after]).toEqual([other?.after, other?.before]);
    const kept = JSON.stringify((await readTable()).audit);
    for (const text of [profile.email, moved.email, profile.fullName, "Mira"])
      expect(kept).not.toContain(text);
  });

  test("is mailed to the old address only when it moves the address", async () => {
    const { userId, profile } = await member();
    await change(userId, { ...profile, phone: "9811122233" });
    await sweep();
    expect(ses.mails()).toEqual([]);
    const email = `moved.${unique()}@example.in`;
    await change(userId, { ...profile, phone: "9811122233", email });
    expect(JSON.stringify((await readTable()).sealedFacts)).not.toContain(profile.email);
    await sweep();
    expect(ses.mails().map(({ to, tags }) => [to, tags.kind])).toEqual([[profile.email, "address-changed"]]);
    expect(JSON.stringify(ses.mails())).not.toContain(email);
    expect((await readTable()).sealedFacts).toEqual([]);
  });
});

test("a test mail leaves an audit row without an address", async () => {
  const email = `owner.${unique()}@example.in`;
  const token = await tokenOf(admin);
  await callAdmin("send-test-email", { email, template: "welcome" }, token);
  await callAdmin("send-test-email", { email, template: "abandoned-cart" }, token);
  const { audit, outbox } = await readTable();
  const rows = audit.filter(({ action }) => action === "mail.test");
  const hash = `#${keyedHash(email).slice(1)}`;
  expect(rows.map(({ by, after }) => [by, after]).sort()).toEqual([
    [admin.email, `abandoned-cart to ${hash}`],
    [admin.email, `welcome to ${hash}`],
  ]);
  expect(hash).toMatch(/^#[\w-]{16}$/);
  const mails = outbox.filter(({ kind }) => kind === "welcome-test" || kind === "cart-test");
  expect(rows.map(({ target }) => target).sort()).toEqual(mails.map(({ about }) => about).sort());
  expect(new Set(rows.map(({ target }) => target)).size).toBe(2);
});

test("an export leaves an audit row with its filter", async () => {
  const token = await tokenOf(admin);
  await callAdmin("admin-users", { action: "export", status: "paid", search: "asha@example.in" }, token);
  await callAdmin("admin-orders", { action: "export", from: "2026-02-01" }, token);
  await callAdmin("admin-gst", { action: "export", month: "2026-02" }, token);
  const rows = (await readTable()).audit.filter(({ action }) => action.endsWith(".export"));
  expect(rows.map(({ action, by }) => [action, by]).sort()).toEqual([
    ["gst.export", admin.email],
    ["orders.export", admin.email],
    ["users.export", admin.email],
  ]);
  expect(rows.find(({ action }) => action === "gst.export")?.target).toBe("2026-02");
  const lists = rows.filter(({ action }) => action !== "gst.export");
  const after = lists.map((row) => JSON.parse(row.after ?? "")).sort((a, b) => (a.list < b.list ? -1 : 1));
  expect(after).toEqual([
    { list: "orders", from: "2026-02-01" },
    { list: "users", status: "paid", search: expect.stringMatching(/^#[\w-]{16}$/) },
  ]);
});

test("a password set by an admin keeps to the customer's own rule", async () => {
  const { userId } = await member();
  const token = await tokenOf(admin);
  const set = (password: string) =>
    callAdmin("admin-users", { action: "update-password", userId, password }, token);
  const before = (await readTable()).login;
  expect(await set("short")).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  for (const password of ["passwordpassword", "123456789012", "aaaaaaaaaaaa"])
    expect(await set(password), password).toMatchObject({
      status: 400,
      body: { code: "password.common", fields: ["password"] },
    });
  expect((await readTable()).login).toEqual(before);
  expect(await set("kettle and marigold")).toMatchObject({ status: 200 });
});
