// The unit and integration tests over sources that carry their mutants, each behind a switch: `scripts/prove-mutants.ts`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type UserWorkspaceConfig, type ViteUserConfig } from "vitest/config";
import base from "../../vitest.config.ts";

const root = join(import.meta.dirname, "../..");
const { MUTANTS_DIR: instrumented = "", MUTANTS_OF: rooms = "" } = process.env;

const mutants = {
  name: "mutants",
  load(id: string) {
    const path = id.startsWith(`${root}/`) ? id.slice(root.length + 1) : "";
    const changed = join(instrumented, path);
    if (!rooms.split(" ").some((room) => path.startsWith(`${room}/`)) || !existsSync(changed))
      return undefined;
    return readFileSync(changed, "utf8");
  },
};

const { test } = base as ViteUserConfig;
export default defineConfig({
  root,
  test: {
    ...test,
    retry: 0,
    // What was transformed is kept: every mutant is in the same text.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(instrumented, "modules") },
    projects: ((test?.projects ?? []) as UserWorkspaceConfig[]).map((project) => ({
      ...project,
      plugins: [mutants],
      test: {
        ...project.test,
        setupFiles: [join(import.meta.dirname, "reached.ts"), ...[project.test?.setupFiles ?? []].flat()],
      },
    })),
  },
});
