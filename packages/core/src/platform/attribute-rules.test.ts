// What each row must have, and what of it never changes once it is written. ElectroDB refuses the rest, so a rule that is
// dropped by mistake lets a wrong row into the table; anybody who changes one on purpose changes the snapshot with it.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Model {
  schema: {
    attributes: Record<string, { required?: boolean; readOnly?: boolean }>;
  };
}

const core = join(import.meta.dirname, "..");
const files = readdirSync(core, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".entity.ts"))
  .sort();

test.each(files)("%s keeps its required and fixed attributes", async (file) => {
  const exported: Record<string, unknown> = await import(join(core, file));
  const entities = Object.entries(exported).filter(([name]) => name.endsWith("Entity"));
  const rules = entities.map(([name, entity]) => {
    const attributes = Object.entries((entity as Model).schema.attributes);
    const named = (rule: "required" | "readOnly") =>
      attributes
        .filter(([, attribute]) => attribute[rule])
        .map(([attribute]) => attribute)
        .sort()
        .join(" ");
    return [name, { required: named("required"), fixed: named("readOnly") }];
  });
  expect(Object.fromEntries(rules)).toMatchSnapshot();
});
