// The calculators as they lie in `calculators/`, one a file. Where the site is built they become a constant of its scripts.
import { Calculator } from "@store/contract/calculator-content";
import * as z from "zod/mini";
import { idOf, namedFiles, readSource, type Source } from "./read/files.ts";
import { isRecord, readYaml } from "./read/yaml.ts";

const list = "calculators/contents.yaml";

/** Those whose sums and verdicts formulas can say; the links' own is a program of the site. */
export const calculators: readonly Calculator[] = namedFiles(
  "calculators",
  "yaml",
  readYaml(readSource(list), z.array(z.string())),
  list,
).map((file) => readCalculator(readSource(file)));

function readCalculator(source: Source): Calculator {
  return { id: idOf(source.file), ...readYaml(source, z.omit(Calculator, { id: true }), withNumbers) };
}

/** A field of no other kind is for a number. */
function withNumbers(written: unknown): unknown {
  if (!isRecord(written) || !Array.isArray(written.fields)) return written;
  return { ...written, fields: written.fields.map((field) => ({ kind: "number", ...field })) };
}
