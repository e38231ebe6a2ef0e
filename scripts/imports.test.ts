// Who may import whom. A rule that only a paper knows is broken within a week.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { circles, graphOf, importsOfAll, unitOf } from "./import-graph.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const imports = importsOfAll();
const graph = graphOf(imports);
const told = (found: typeof imports) => found.map(({ file, to }) => `${file} -> ${to}`);

/** What the laptop reads of the AWS program, so that both are made from the same facts: files that make no resource. */
const isFact = (path: string) =>
  path.startsWith("infra/") && !/\bnew (?:sst|aws)\.|\$app\b|\$interpolate\b/.test(read(path));
test("the import graph covers the repository", () => {
  expect(graph.size).toBeGreaterThan(1_000);
  expect(imports.length).toBeGreaterThan(4_000);
  expect(graph.get("packages/functions/src/validate-login.ts")).toContain(
    "packages/core/src/customers/validate-login.ts",
  );
});

test("no file imports itself, directly or through others", () => {
  expect(circles(graph)).toEqual([]);
});

test("the search for circles finds a circle", () => {
  const small = { a: ["b"], b: ["c", "d"], c: ["a"], d: ["e"], e: [], f: ["f"], g: ["d", "h"], h: ["g"] };
  expect(circles(new Map(Object.entries(small)))).toEqual([["a", "b", "c"], ["f"], ["g", "h"]]);
});

test("a package imports others by name, and never the tests, the scripts or the AWS program", () => {
  const outside = imports.filter(
    ({ file, to, relative }) =>
      file.startsWith("packages/") &&
      relative &&
      unitOf(file) !== unitOf(to) &&
      !(unitOf(file) === "packages/dev" && (isFact(to) || file.endsWith(".test.ts"))),
  );
  expect(told(outside)).toEqual([]);
});

const core = "packages/core/src/";
/** The folder of core that a file lies in; undefined for a file of elsewhere. */
const roomOf = (path: string) => (path.startsWith(core) ? path.slice(core.length).split("/")[0] : undefined);
const inCore = (room: string) =>
  imports.filter(({ file }) => roomOf(file) === room && !file.includes(".test."));

test("the folders platform and providers import nothing of core above themselves", () => {
  const upward = [
    ...inCore("platform").filter(({ to }) => ![undefined, "platform"].includes(roomOf(to))),
    ...inCore("providers").filter(({ to }) => ![undefined, "platform", "providers"].includes(roomOf(to))),
  ];
  expect(told(upward)).toEqual([]);
});

test("the folders of core import each other one way only", () => {
  const rooms = [...new Set(imports.map(({ file }) => roomOf(file)))].filter((room) => room !== undefined);
  const between = new Map(
    rooms.map((room) => [
      room,
      [...new Set(inCore(room).map(({ to }) => roomOf(to)))].filter((to) => to !== undefined && to !== room),
    ]),
  );
  expect(circles(between as Map<string, string[]>)).toEqual([]);
});

test("the privacy folder is imported by functions alone", () => {
  const found = imports.filter(
    ({ file, to }) =>
      roomOf(to) === "privacy" &&
      roomOf(file) !== "privacy" &&
      !/^(packages\/functions|tests|scripts)\//.test(file),
  );
  expect(told(found)).toEqual([]);
});

test("orders reach mail through the outbox alone", () => {
  expect(told(inCore("orders").filter(({ to }) => roomOf(to) === "mail"))).toEqual([]);
});

test("the adapters of providers are imported by functions alone", () => {
  const ports = ["payments", "spent-keys", "mailer", "directory", "file-store", "site-pages"].map(
    (port) => `${core}providers/${port}.ts`,
  );
  const found = imports.filter(
    ({ file, to }) =>
      roomOf(to) === "providers" &&
      !ports.includes(to) &&
      roomOf(file) !== "providers" &&
      !/^(packages\/functions|tests|scripts)\//.test(file),
  );
  expect(told(found)).toEqual([]);
});

test("no file of core has more than 200 lines", () => {
  const long = [...graph.keys()].filter(
    (path) => path.startsWith(core) && !path.includes(".test.") && read(path).split("\n").length > 201,
  );
  expect(long).toEqual([]);
});

const web = "packages/web/src/";
/** Layers of the site, each with those it may import. Whatever is not named here rests on all of them. */
const ground = ["lib", "assets"];
const below: Record<string, string[]> = {
  lib: ground,
  ui: ["ui", ...ground],
  gated: ["gated", "ui", ...ground],
  features: ["features", "gated", "ui", ...ground],
};

test("each layer of the site imports only layers below it", () => {
  const layer = (path: string) => path.slice(web.length).split("/")[0] ?? "";
  const upward = imports.filter(
    ({ file, to }) =>
      file.startsWith(web) &&
      to.startsWith(web) &&
      layer(file) in below &&
      !below[layer(file)]?.includes(layer(to)),
  );
  expect(told(upward)).toEqual([]);
});

/** Imports between the folders of one layer, as folder -> folder. */
const between = (layer: string) =>
  imports.flatMap(({ file, to }) => {
    const folder = (path: string) =>
      path.startsWith(`${web}${layer}/`) ? path.slice(web.length).split("/")[1] : undefined;
    const [own, other] = [folder(file), folder(to)];
    return own && other && own !== other ? [{ own, other, told: `${file} -> ${to}` }] : [];
  });

test("no feature imports a feature", () => {
  expect(between("features").map(({ told }) => told)).toEqual([]);
});

test("shared folders of the gated areas import each other one way only", () => {
  const folders = new Map<string, string[]>();
  for (const { own, other } of between("gated")) folders.set(own, [...(folders.get(own) ?? []), other]);
  expect(folders.get("plan")).toContain("worksheet");
  expect(circles(folders)).toEqual([]);
});

test("the shop's own rules import nothing of what runs on them", () => {
  const upward = imports.filter(({ file, to }) => file.startsWith("infra/") && to.startsWith("stacks/"));
  expect(told(upward)).toEqual([]);
});

test("production code imports neither tests nor tools", () => {
  const production = /^(infra|stacks|packages\/(contract|core|functions|mails|goods|web)\/src)\//;
  const found = imports.filter(
    ({ file, to }) =>
      production.test(file) && !file.includes(".test.") && /^(tests|scripts|packages\/dev)\//.test(to),
  );
  expect(told(found)).toEqual([]);
});

test("the shop's facts import no rule that reads them", () => {
  const contract = "packages/contract/src/";
  const importedBy = (name: string) =>
    imports.filter(({ file }) => file === `${contract}${name}.ts`).map(({ to }) => to);
  expect(importedBy("brand")).toEqual([]);
  const of = (...names: string[]) => names.map((name) => `${contract}${name}.ts`);
  expect(importedBy("offer/first-offer")).toEqual(of("offer/offer-shape", "offer/settings"));
  expect(importedBy("offer/settings")).toEqual(of("offer/offer-shape"));
  expect(importedBy("offer/offer-shape")).toEqual(
    of("content/picture-name", "products", "providers", "schemas"),
  );
});

test("the shop imports nothing of the studio", () => {
  const found = imports.filter(
    ({ file, to }) => !file.startsWith("packages/studio/") && to.startsWith("packages/studio/"),
  );
  expect(told(found)).toEqual([]);
  expect(imports.some(({ file }) => file.startsWith("packages/studio/"))).toBe(true);
});
