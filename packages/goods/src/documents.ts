// The documents of an agency as they lie in `documents/`. They are read where they are packed or tested.
import { AgencyDocument } from "@store/contract/desk/agency-document";
import { computedFields, documentFieldIds } from "@store/contract/desk/document-fields";
import * as z from "zod/mini";
import { mistake, namedFiles, readSource, type Source } from "./read/files.ts";
import { readPaper } from "./read/lesson.ts";
import { readYaml } from "./read/yaml.ts";

const Head = z.omit(AgencyDocument, { id: true, body: true });
const list = "documents/contents.yaml";
const known = new Set<string>([...documentFieldIds, ...computedFields]);
const kinds = ["heading", "text", "list", "steps", "checklist", "table", "note"];

/** The eight documents, in the order in which a client meets them. */
export const agencyDocuments: readonly AgencyDocument[] = namedFiles(
  "documents",
  "md",
  readYaml(readSource(list), z.array(z.string())),
  list,
).map((file) => readDocument(readSource(file)));

export function readDocument(source: Source): AgencyDocument {
  const document = readPaper(source, Head);
  for (const [, field = ""] of source.text.matchAll(/\{[?!]?(\w*)\}/g))
    if (!known.has(field)) throw mistake(source, `there is no field {${field}}`);
  const other = document.body.find(({ type }) => !kinds.includes(type));
  if (other) throw mistake(source, `a document cannot hold a block “${other.type}”`);
  return document;
}
