// A made-up migration, since none is needed yet: coupons without words get some. It is killed before and after each of its requests while
// the shop sells and an admin writes, and must end as one that was not.
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { type Migration, migrate } from "@store/core/migrations/migrate";
import { migrateAll, rowsAfter } from "@store/core/migrations/migrate-all";
import { MigrationEntity } from "@store/core/migrations/migration.entity";
import { ifUnchanged } from "@store/core/platform/conditions";
import { minutes } from "@store/core/platform/time";
import { beforeEach, expect, test } from "vitest";
import { newBuyer, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { limit } from "../support/crash.ts";
import { expectSound } from "../support/invariants.ts";
import { type Death, liveUntil } from "../support/mortal.ts";
import { emptyTable } from "../support/table-rows.ts";

const count = 13;
const codeOf = (index: number) => `OLD${index}`;

async function makeCoupons(): Promise<void> {
  await emptyTable();
  const row = { percentage: 10, active: true, redemptions: 0, usageLimit: 50, createdAt: Date.now() };
  for (let index = 0; index < count; index++) await CouponEntity.put({ ...row, code: codeOf(index) }).go();
}
beforeEach(makeCoupons);

let pages = 0;
const words: Migration = {
  name: "made-up.coupon-words",
  when: "after",
  to: 2,
  async page(cursor) {
    pages++;
    const { data, cursor: next } = await CouponEntity.query.all({}).go({ cursor: cursor ?? null, limit: 3 });
    for (const { code, description } of data)
      if (description === undefined)
        await ifUnchanged(
          CouponEntity.patch({ code })
            .set({ description: "made" })
            .where((a, o) => o.notExists(a.description)),
        );
    return next ?? undefined;
  },
};
const later = { pause: async () => travel(minutes(3)) };

async function wordsOf(): Promise<string[]> {
  const { data } = await CouponEntity.query.all({}).go({ pages: "all" });
  return data.map(({ code, description, redemptions }) => `${code} ${description} ${redemptions}`).sort();
}

const hand = [0, 4, 9];
/** What goes on meanwhile: orders hold uses, and an admin writes words by hand. */
async function sell(): Promise<void> {
  const discount = { code: codeOf(4), percentage: 10 };
  await place(await newBuyer(), { discount });
  for (const index of hand)
    await CouponEntity.patch({ code: codeOf(index) })
      .set({ description: "by hand" })
      .add({ version: 1 })
      .go();
}
const expected = (made = "made") =>
  Array.from({ length: count }, (_, index) =>
    [codeOf(index), hand.includes(index) ? "by hand" : made, index === 4 ? 1 : 0].join(" "),
  ).sort();

test(
  "a migration that is killed before or after any request under load ends as one that is not",
  async () => {
    const whole = await liveUntil({ dieAt: 0, when: "after" }, () => migrateAll([words]));
    expect(whole?.error).toBeUndefined();
    const requests = whole?.requests ?? 0;
    expect(2 * requests).toBeGreaterThanOrEqual(50);
    for (let point = 0; point < 2 * requests; point++) {
      const death: Death = { dieAt: 1 + Math.floor(point / 2), when: point % 2 === 0 ? "before" : "after" };
      const where = `${death.when} request ${death.dieAt} of ${requests}`;
      await makeCoupons();
      const [died] = await Promise.all([liveUntil(death, () => migrateAll([words])), sell()]);
      // Words by hand leave less to do: the last points are not reached then.
      expect(died?.error, where).toBeUndefined();
      await migrateAll([words], later);
      expect(await wordsOf(), where).toEqual(expected());
      expect((await MigrationEntity.get({ name: words.name }).go()).data, where).toMatchObject({
        doneAt: expect.any(Number),
      });
    }
    await expectSound();
  },
  limit,
);

test("a migration goes on from the page that was kept, and one that is done is not done again", async () => {
  pages = 0;
  const dies = liveUntil({ dieAt: 12, when: "after" }, () => migrateAll([words]));
  expect(await dies).toBeUndefined();
  const before = pages;
  await migrateAll([words], later);
  // Five pages of three, one of them twice at the most.
  expect(pages - before).toBeLessThan(4);
  pages = 0;
  await migrateAll([words]);
  expect(pages).toBe(0);
});

test("two runs at once do the work once, the second when the first is done", async () => {
  pages = 0;
  await Promise.all([migrateAll([words], later), migrateAll([words], { pause: async () => undefined })]);
  expect(pages).toBeLessThanOrEqual(5);
  expect((await wordsOf()).every((line) => line.includes("made"))).toBe(true);
});

test("a run that was slower than its lease leaves the migration to the one that took it over", async () => {
  let other: string | undefined;
  const slow: Migration = {
    ...words,
    async page(cursor) {
      if (other === undefined) {
        travel(minutes(3));
        other = await migrate(words, "other");
      }
      return words.page(cursor);
    },
  };
  expect(await migrate(slow, "slow")).toBe("busy");
  expect(other).toBe("done");
  expect(await migrate(slow, "slow")).toBe("done");
});

test("only what is wanted ahead of a deploy is done ahead of it", async () => {
  const ahead: Migration = { ...words, name: "made-up.ahead", when: "before" };
  const said: string[] = [];
  await migrateAll([words, ahead], { ahead: true, say: (line) => said.push(line) });
  expect(said).toEqual(["made-up.ahead: done."]);
  expect(rowsAfter([words, ahead])).toBe(2);
  expect(rowsAfter([])).toBe(1);
});
