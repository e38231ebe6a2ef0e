// Icons of Font Awesome 5 Free, the set that Elementor carries. Names outside it show as an empty box.
import { readFileSync } from "node:fs";

let known: ReadonlyMap<string, string> | undefined;

/** Class names to code points. */
export function icons(): ReadonlyMap<string, string> {
  known ??= new Map(
    readFileSync(new URL("../../controls/font-awesome-5.tsv", import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("\t") as [string, string]),
  );
  return known;
}
