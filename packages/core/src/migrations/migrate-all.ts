import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Migration, migrate } from "./migrate.ts";

interface Options {
  /** Only what is done ahead of a deploy. */
  ahead?: boolean;
  say?: (line: string) => void;
  pause?: () => Promise<void>;
}

/** Does one migration after the other, and waits where another run has one. */
export async function migrateAll(
  migrations: readonly Migration[],
  { ahead = false, say = () => undefined, pause = () => wait(10_000) }: Options = {},
): Promise<void> {
  const wanted = migrations.filter(({ when }) => !ahead || when === "before");
  if (wanted.length === 0) say("Nothing is to be migrated.");
  for (const migration of wanted) {
    while ((await migrate(migration, randomUUID())) === "busy") {
      say(`${migration.name}: another run has it. This waits, and may be begun again.`);
      await pause();
    }
    say(`${migration.name}: done.`);
  }
}

/** The version from which on all rows are, once all of these are done. */
export function rowsAfter(migrations: readonly Migration[]): number {
  return Math.max(1, ...migrations.map(({ to }) => to));
}
