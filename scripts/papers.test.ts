// The guide, CONTRIBUTING and the workflows name commands, settings and files: each must be there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sbom } from "./sbom.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { scripts, engines } = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const guide = read("docs/deploy.md");
const workflows = readdirSync(join(root, ".github/workflows")).map((file) => `.github/workflows/${file}`);
const check = read(".github/workflows/check.yml");
const deploy = read(".github/workflows/deploy.yml");

const guides = ["docs/deploy.md", "docs/upgrading.md", "docs/alarms.md", "docs/commands.md"];

test.each([...guides, "CONTRIBUTING.md", "CHANGELOG.md", ...workflows])(
  "%s names only commands that exist",
  (path) => {
    const suites = [...check.matchAll(/suite: ([a-z0-9-]+),/g)].map(([, suite = ""]) => suite);
    const named = [...read(path).matchAll(/npm run ([a-z][a-z0-9:-]*)(\$\{\{ matrix\.suite \}\})?/g)].flatMap(
      ([, name = "", matrix]) => (matrix ? suites.map((suite) => name + suite) : [name]),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

/** The file that a command starts, where it is one of ours. */
function programOf(command: string): string | undefined {
  return /tsx ([\w./-]+\.ts)/.exec(scripts[command] ?? "")?.[1];
}

test.each([...guides, ...workflows])("%s gives commands only options that they take", (path) => {
  const unknown = [...read(path).matchAll(/npm run ([a-z][a-z0-9:-]*) -- ([^`\n#]*)/g)].flatMap(
    ([, command = "", rest = ""]) => {
      const program = programOf(command);
      if (program === undefined) return [];
      const source = read(program);
      const options = [...rest.matchAll(/(?<=^|\s)--([a-z-]+)/g)].map(([, option = ""]) => option);
      return options.filter((option) => !takes(source, option)).map((option) => `${command} --${option}`);
    },
  );
  expect(unknown).toEqual([]);
});

/** By `parseArgs`, or by looking for the word. */
function takes(source: string, option: string): boolean {
  return new RegExp(`(^|[\\s{"])${option}"?: \\{|"--${option}"`, "m").test(source);
}

test.each(guides)("%s leads only to pages that exist, and to its own sections by their names", (path) => {
  const text = read(path);
  const links = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, link = ""]) => join(root, "docs", link));
  const decisions = [...text.matchAll(/decisions\/(\d{4})/g)].map(([, number = ""]) => number);
  const known = readdirSync(join(root, "docs", "decisions")).map((file) => file.slice(0, 4));
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
  expect(decisions.filter((number) => !known.includes(number))).toEqual([]);
  const named = [...text.matchAll(/\(?"([A-Z][^"\n]+)" (?:below|above)\)?|docs\/deploy\.md, "([^"]+)"/g)].map(
    ([, here, there]) => here ?? there,
  );
  const heads = [...guide.matchAll(/^#+ (?:\d\. )?(.+)$|^\*\*(.+?)[.:]?\*\*/gm)].map(
    ([, head, bold]) => head ?? bold,
  );
  for (const name of named) expect(heads).toContain(name);
});

test("a release carries the list of its packages, and none of those that only tests need", () => {
  expect(check).toContain("- run: npm run --silent sbom > sbom.json");
  expect(check).toContain("{ name: sbom, path: sbom.json }");
  const { components } = sbom();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["stripe", "zod", "electrodb", "react", "@node-rs/argon2"]));
  for (const name of ["vitest", "@playwright/test", "lmdb", "@store/core"]) expect(names).not.toContain(name);
  expect(components.find(({ name }) => name === "@node-rs/argon2")).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40node-rs\/argon2@\d/),
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  expect(new Set(components.map((one) => one["bom-ref"])).size).toBe(components.length);
});

test("a pull request's stage is made for its label, and goes with it", () => {
  const preview = read(".github/workflows/preview.yml");
  expect(preview).toContain("types: [labeled, unlabeled, synchronize, reopened, closed]");
  const [, removes = "", command = ""] = /- if: (.+)\n\s+run: (npx sst remove .+)/.exec(preview) ?? [];
  expect(removes).toBe("github.event.action == 'closed' || github.event.action == 'unlabeled'");
  expect(command).toBe('npx sst remove --stage "$STAGE"');
  expect(preview).toContain("github.event.pull_request.head.repo.full_name == github.repository");
});

test("every suite of `npm test` runs in the workflow", () => {
  const suites = [...(scripts.test ?? "").matchAll(/(?:npm run test:|--project )([a-z0-9-]+)/g)].map(
    ([, suite]) => suite,
  );
  expect(suites.length).toBeGreaterThanOrEqual(4);
  for (const suite of suites) expect(check).toContain(`suite: ${suite},`);
});

test("holes in libraries are looked for each night, and updates come each week", () => {
  expect(check).toContain("npm audit --omit dev --audit-level high");
  expect(read(".github/dependabot.yml")).toContain("interval: weekly");
  const [policy = ""] = readdirSync(root).filter((file) => file.startsWith("SECURITY"));
  expect(read(policy)).toMatch(/within a week where it is critical, within a month where it is\s+high/);
});

test("the studio is checked at night and on every change to it or the library", () => {
  const studio = read(".github/workflows/studio.yml");
  expect(studio).toContain("- run: npm run studio:check\n");
  expect(studio).toContain("schedule:\n");
  expect(studio.match(/paths: \["packages\/studio\/\*\*", "packages\/goods\/library\/\*\*"/g)).toHaveLength(
    2,
  );
});

test("the guide tells of every setting that the program reads and of no other", () => {
  const files = ["infra", "stacks"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  );
  const code = ["sst.config.ts", ...files].map(read).join("\n");
  const settings = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();
  expect(settings(guide, /^\| `(STORE_[A-Z_]+)/gm)).toEqual(settings(code, /process\.env\.(STORE_[A-Z_]+)/g));
});

test("a deploy from CI uses the role that an approval opens and no stored key", () => {
  expect(deploy).toContain("id-token: write");
  expect(deploy).toMatch(/role-to-assume: .+:role\/deploy-store-\$\{\{ inputs\.stage \}\}/);
  expect(deploy).toContain("cancel-in-progress: false");
  for (const path of workflows) {
    expect(read(path), path).not.toMatch(/secrets\.|AWS_ACCESS_KEY|AWS_SECRET/);
    // What somebody types must not become part of a command.
    for (const [, command] of read(path).matchAll(/- run: (.*)/g)) expect(command).not.toContain("inputs.");
  }
});

test("the oldest promised Node is tested and is not newer than the working one", () => {
  const oldest = engines.node.replace(">=", "");
  expect(check).toContain(`node-version: ${oldest}.0`);
  expect(Number(read(".nvmrc"))).toBeGreaterThanOrEqual(Number(oldest.split(".")[0]));
});

test("each update group names packages that are really used", () => {
  const lock = Object.keys((JSON.parse(read("package-lock.json")) as { packages: object }).packages);
  const names = lock.map((path) => path.replace(/^.*node_modules\//, ""));
  const patterns = [...read(".github/dependabot.yml").matchAll(/patterns: \[(.+)\]/g)]
    .flatMap(([, list = ""]) => list.split(",").map((word) => word.trim().replace(/^"|"$/g, "")))
    .filter((pattern) => pattern !== "*");
  for (const pattern of patterns) {
    const start = pattern.replace("*", "");
    expect(
      names.some((name) => (pattern.endsWith("*") ? name.startsWith(start) : name === pattern)),
      pattern,
    ).toBe(true);
  }
});

test("npm checks every package by its hash, but for foreign platforms", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<
      string,
      { link?: true; integrity?: string; optional?: true; os?: string[]; cpu?: string[] }
    >;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.startsWith("node_modules/") && !link && !integrity,
  );
  const needed = unchecked.filter(([, { optional, os, cpu }]) => !optional || !(os || cpu));
  expect(needed.map(([path]) => path)).toEqual([]);
  // Fewer once `npm install` has run beside the public registry; never more.
  expect(unchecked.length).toBeLessThanOrEqual(16);
});

test.each([
  ...["docs/architecture.md", "docs/safety.md", "docs/deploy.md", "docs/upgrading.md"],
  ...["CONTRIBUTING.md", "README.md"],
])("%s names only paths that exist", (path) => {
  const paths = [...read(path).matchAll(/`((?:packages|infra|stacks|scripts|tests|docs)\/[\w./-]+)`/g)];
  expect(paths.length).toBeGreaterThan(0);
  for (const [, named = ""] of paths) expect(existsSync(join(root, named)), named).toBe(true);
});
