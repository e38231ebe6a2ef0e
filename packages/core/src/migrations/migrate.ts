// Changes of older rows, a page at a time, while the shop sells. docs/upgrading.md says when one is needed, and where it is called.
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { minutes } from "../platform/time.ts";
import { MigrationEntity } from "./migration.entity.ts";

export interface Migration {
  /** Never another one, once a release has it. */
  name: string;
  /**
   * Ahead of the deploy of its release, for what that asks for and the one before may already find; or after it, for what only that no
   * longer writes the old way.
   */
  when: "before" | "after";
  /** The version of rows (infra/data-version.ts) that all of its kind have afterwards. */
  to: number;
  /**
   * Rewrites some rows from `cursor` on, each under the condition that nobody else has changed it meanwhile, and answers where the
   * next page begins; undefined at the end. A page may be done twice.
   */
  page(cursor: string | undefined): Promise<string | undefined>;
}

/** A run that was killed keeps others waiting for so long, and a page takes less. */
const lease = minutes(2);

/** What became of it: done, by this run or before; or another run has it. */
export type Outcome = "done" | "busy";

/** Goes on with a migration from where it stands. `run` names this run, and no other. */
export async function migrate({ name, page }: Migration, run: string): Promise<Outcome> {
  const taken = await take(name, run);
  if (taken !== "free") return taken;
  let cursor = (await MigrationEntity.get({ name }).go({ consistent: true })).data?.cursor;
  do {
    cursor = await page(cursor);
    // The page is done before its place is kept: a run that dies in between does it once more.
    if (!(await keepPlace(name, run, cursor))) return "busy";
  } while (cursor !== undefined);
  return "done";
}

async function take(name: string, run: string): Promise<Outcome | "free"> {
  const now = Date.now();
  const taken = await whenConditionHolds(() =>
    MigrationEntity.upsert({ name })
      .set({ run, busyUntil: now + lease })
      .where(
        (a, o) =>
          `${o.notExists(a.doneAt)} AND (${o.notExists(a.busyUntil)} OR ${o.lt(a.busyUntil, now)} OR ${o.eq(a.run, run)})`,
      )
      .go(),
  );
  if (taken) return "free";
  const { data } = await MigrationEntity.get({ name }).go({ consistent: true });
  return data?.doneAt === undefined ? "busy" : "done";
}

/** False where another run has taken it over, since this one was slower than its lease. */
function keepPlace(name: string, run: string, cursor: string | undefined): Promise<boolean> {
  const now = Date.now();
  const place =
    cursor === undefined
      ? MigrationEntity.patch({ name }).set({ doneAt: now }).remove(["cursor", "busyUntil", "run"])
      : MigrationEntity.patch({ name }).set({ cursor, busyUntil: now + lease });
  return ifUnchanged(place.where((a, o) => o.eq(a.run, run)));
}
