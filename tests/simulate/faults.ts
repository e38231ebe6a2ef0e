// Faults that the shop once had, each as a change of its sources that is made while they are bundled: so that anybody can see
// that the simulation finds them. A change whose text is gone fails loudly, and is then to be written anew.
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

export interface Replacement {
  /** Ends the path of a source file, from its package on: `core/src/orders/settlement/settle.ts`. */
  file: string;
  from: string;
  to: string;
}

export interface Fault {
  /** What a buyer or owner would have noticed. */
  title: string;
  /** What the simulation says about it: the problem that it is found by begins so. */
  finds: RegExp;
  replacements: readonly Replacement[];
}

/** A fault of one change. */
export type SmallFault = Omit<Fault, "replacements"> & Replacement;

const folder = new URL("./faults-put-back/", import.meta.url);

/** Names of all faults, in order. */
export function faultNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();
}

export async function readFault(name: string): Promise<Fault> {
  const { fault } = (await import(new URL(`${name}.ts`, folder).href)) as { fault: Fault | SmallFault };
  return "file" in fault ? { ...fault, replacements: [fault] } : fault;
}

/** Makes the change in a source. Throws where its text is not there, or more than once. */
export function putBackInto(contents: string, { file, from, to }: Replacement): string {
  if (contents.split(from).length !== 2)
    throw new Error(`A fault's text is not, or not once, in ${file}:\n${from}`);
  return contents.replace(from, () => to);
}

/** Puts a fault back while bundling. */
export function putBack(name: string, { replacements }: Fault): Plugin {
  const seen = new Set<Replacement>();
  return {
    name: `fault ${name}`,
    setup(it) {
      it.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const own = replacements.filter(({ file }) => path.replaceAll("\\", "/").endsWith(`/${file}`));
        if (own.length === 0) return undefined;
        let contents = await readFile(path, "utf8");
        for (const replacement of own) {
          contents = putBackInto(contents, replacement);
          seen.add(replacement);
        }
        return { contents, loader: "ts" };
      });
      it.onEnd(() => {
        const missed = replacements.filter((replacement) => !seen.has(replacement));
        if (missed.length > 0)
          throw new Error(`Fault ${name}: ${missed.map(({ file }) => file).join(", ")} is not in the bundle`);
      });
    },
  };
}
