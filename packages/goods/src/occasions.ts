// The occasions as they lie in `occasions/`. They are read where they are packed or tested.
import { OccasionBook } from "@store/contract/occasion-content";
import { mistake, readSource, type Source } from "./read/files.ts";
import { readYaml } from "./read/yaml.ts";

/** The occasions of three years, and where their days come from. */
export const occasionBook: OccasionBook = readOccasions(readSource("occasions/occasions.yaml"));

export function readOccasions(source: Source): OccasionBook {
  const book = readYaml(source, OccasionBook);
  const known = new Set<string>();
  for (const { id, source: from } of book.occasions) {
    if (known.has(id)) throw mistake(source, `there are two occasions called ${id}`);
    known.add(id);
    if (!book.sources.some((one) => one.id === from))
      throw mistake(source, `${id} names the source ${from}, which is not in the list`);
  }
  return book;
}
