// The flows as they lie in `flows/`, one a file. They are read where they are packed or tested.
import { Flow } from "@store/contract/flow-content";
import * as z from "zod/mini";
import { idOf, mistake, namedFiles, readSource, type Source } from "./read/files.ts";
import { readYaml } from "./read/yaml.ts";

const Words = z.omit(Flow, { id: true });
const list = "flows/contents.yaml";

/** The twelve flows for mail and WhatsApp, in the order in which a shop builds them. */
export const flows: readonly Flow[] = namedFiles(
  "flows",
  "yaml",
  readYaml(readSource(list), z.array(z.string())),
  list,
).map((file) => readFlow(readSource(file)));

export function readFlow(source: Source): Flow {
  const flow = { id: idOf(source.file), ...readYaml(source, Words) };
  for (const [index, { channel, category, texts }] of flow.messages.entries())
    for (const { subject } of Object.values(texts))
      if ((channel === "mail") !== (subject !== undefined) || (channel === "whatsapp") !== !!category)
        throw mistake(
          source,
          `message ${index + 1}: a mail has a subject in each language, a WhatsApp message a category and no subject`,
        );
  return flow;
}
