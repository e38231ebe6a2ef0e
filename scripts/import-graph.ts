// Which file imports which, over the whole repository, types included.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");

export interface Import {
  file: string;
  /** Both by their paths from the root. */
  to: string;
  /** Written as a relative path, not by a package's name. */
  relative: boolean;
}

/** Every import of a file of this repository by another. */
export function importsOfAll(): Import[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const deleted = new Set(
    execFileSync("git", ["ls-files", "--deleted"], { cwd: root, encoding: "utf8" }).split("\n"),
  );
  const files = listed.split("\n").filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !deleted.has(file));
  const packages = new Set(readdirSync(join(root, "packages")));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const found = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"([^"]+)"/g)];
    return found.flatMap(([, written = ""]) =>
      target(file, written, packages).map((to) => ({ file, to, relative: written.startsWith(".") })),
    );
  });
}

/** Each file with those it imports. */
export function graphOf(imports: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { file, to } of imports) graph.set(file, [...(graph.get(file) ?? []), to]);
  return graph;
}

/** Packages of npm lead nowhere here. */
function target(from: string, to: string, packages: ReadonlySet<string>): string[] {
  if (to.startsWith(".")) return [normalize(join(dirname(from), to.replace(/\?.*/, "")))];
  const [, name = "", path = ""] = to.match(/^@store\/([a-z-]+)\/(.+)$/) ?? [];
  // Each package exports "./*" as "./src/*.ts".
  return packages.has(name) ? [`packages/${name}/src/${path}.ts`] : [];
}

/** `packages/web`, `stacks`, `tests`: what a relative import may not leave. */
export function unitOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  return first === "packages" ? `packages/${second}` : first;
}

/** Files that reach themselves again, with those they reach each other through. Tarjan's strongly connected components. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): number => {
    const at = order.size;
    order.set(name, at);
    stack.push(name);
    let low = at;
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
      lowest.set(name, low);
    }
    lowest.set(name, low);
    if (low === at) {
      const circle = stack.splice(stack.indexOf(name)).sort();
      if (circle.length > 1 || graph.get(name)?.includes(name)) found.push(circle);
    }
    return low;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return found;
}
