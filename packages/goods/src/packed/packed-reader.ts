// Gated content as it travels beside a function: a compressed file for each resource, of which a call reads one.
import { readFile } from "node:fs/promises";
import type { ContentPart } from "@store/contract/packed-content";
import type { ResourceType } from "@store/contract/products";
import type { FilmCaptions, ResourceContent } from "@store/contract/resources";

/** What has a file: a resource, a part beside them, or the captions of all films. */
type PackedName = ResourceType | ContentPart | "captions";

/** The file of it, in the folder that `writePacked` makes. */
export function packedFile(name: PackedName): string {
  return `${name}.json.gz`;
}

/** Reads the files of a folder, each once. `readCaptions` answers undefined for what is no film. */
export function packedReader(folder: URL) {
  const known = new Map<string, unknown>();
  async function read<Content>(name: PackedName): Promise<Content> {
    if (!known.has(name)) {
      const [{ gunzipSync }, bytes] = await Promise.all([
        import("node:zlib"),
        readFile(new URL(packedFile(name), folder)),
      ]);
      known.set(name, JSON.parse(gunzipSync(bytes).toString("utf8")));
    }
    return known.get(name) as Content;
  }
  return {
    readContent: (resource: ResourceType | ContentPart) => read<ResourceContent | undefined>(resource),
    readCaptions: async (film: string): Promise<FilmCaptions | undefined> => {
      const captions = await read<Record<string, FilmCaptions>>("captions");
      return Object.hasOwn(captions, film) ? captions[film] : undefined;
    },
  };
}
