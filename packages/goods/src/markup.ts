// The kinds of markup as they lie in `markup/`. Where the site is built they become a constant of its scripts.
import * as z from "zod/mini";
import { readSource } from "./read/files.ts";
import { isRecord, readYaml } from "./read/yaml.ts";

const Property = z.object({
  /** From the node's root: `offers.price`. */
  path: z.string(),
  /** How it is read and checked; one of its options where it has such. */
  form: z.optional(z.string()),
  /** `within`: required where the node around it is there. */
  need: z.enum(["required", "recommended", "within"]),
  /** Over the field. A property without one is not typed: it is always the same, and only checked. */
  label: z.optional(z.string()),
  hint: z.optional(z.string()),
  /** The list to choose from, instead of typing. */
  options: z.optional(z.string()),
});

const Kind = z.object({
  id: z.string(),
  /** What it is for, as one chooses it. */
  name: z.string(),
  /** Its `@type`; where several fit, they are chosen. */
  types: z.array(z.string()),
  about: z.string(),
  /** Google's page with the requirements. */
  source: z.string(),
  properties: z.array(Property),
  /** What each inner node is, with what never changes in it. */
  nodes: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});

const Markup = z.object({
  /** When the requirements were last compared with Google's pages. */
  checked: z.string(),
  lists: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
  kinds: z.array(Kind),
});

export const markup = readYaml(readSource("markup/kinds.yaml"), Markup, withAddresses);

function withAddresses(written: unknown): unknown {
  if (!isRecord(written) || !Array.isArray(written.kinds)) return written;
  const kinds = written.kinds.map(({ properties, ...kind }) => ({
    ...kind,
    properties: properties.flatMap((one: { address?: string; need: string }) =>
      one.address ? postalAddress(one.address, one.need) : [one],
    ),
  }));
  return { ...written, kinds };
}

function postalAddress(path: string, need: string) {
  return [
    { path: `${path}.streetAddress`, form: "words 150", need, label: "House and street" },
    { path: `${path}.addressLocality`, form: "words 60", need, label: "Town" },
    { path: `${path}.addressRegion`, form: "words 60", need, label: "State" },
    { path: `${path}.postalCode`, form: "pincode", need, label: "Pincode" },
    { path: `${path}.addressCountry`, form: "words 60", need: "within" },
  ];
}
