// What a comment or a paper refers to is in this repository: the file, and the numbered section of it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
  {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs|md|yml)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/^packages\/(studio|goods)\/|^scripts\/citations\.test\.ts$/.test(file));
const texts = files.map((file) => ({ file, text: read(file) }));

/** "docs/product.md sections 2, 3 and 8", also over the end of a comment's line. */
const cited = /(docs\/[\w./-]+\.md),?\s+(?:\/\/ |\* )?sections?\s+((?:\d+(?:, | and | to )?)+)/g;

test("every paper that is cited exists", () => {
  const missing = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([path]) => !existsSync(join(root, path)))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every section that is cited exists", () => {
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(cited)].flatMap(([, path = "", numbers = ""]) =>
      (numbers.match(/\d+/g) ?? []).map((number) => ({ file, path, number })),
    ),
  );
  expect(found.length).toBeGreaterThan(80);
  const missing = found.filter(({ path, number }) => !new RegExp(`^## ${number}\\. `, "m").test(read(path)));
  expect(missing).toEqual([]);
});

test("a decision is cited by its name and not by a paper", () => {
  const vague = texts.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /\bdocs\/decisions(?![/\w])|\b(?:SPEC\.txt|(?:SECURITY|DESIGN|DECISIONS|STYLE|LOCAL|INFRA)\.md)\b/g,
      ),
    ]
      .filter(() => !file.endsWith(".md"))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(vague).toEqual([]);
});

test("every link in a paper leads to an existing file and heading", () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replace(/\s/g, "-");
  const broken = texts
    .filter(({ file }) => file.endsWith(".md"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
        ([whole, path = "", anchor]) => {
          const target = path === "" ? file : join(dirname(file), path);
          if (!existsSync(join(root, target))) return [`${file}: ${whole}`];
          if (anchor === undefined) return [];
          const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => slug(heading));
          return headings.includes(anchor) ? [] : [`${file}: ${whole}`];
        },
      ),
    );
  expect(broken).toEqual([]);
});
