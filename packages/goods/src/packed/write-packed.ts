// Made with every build, on AWS as on the laptop. A function that carried the content as code would be twice its size.
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { contentParts } from "@store/contract/packed-content";
import { resourceTypes } from "@store/contract/products";
import { type FilmCaptions, ResourceContent } from "@store/contract/resources";
import { course } from "../course.ts";
import { readCaptions } from "../read-captions.ts";
import { readContent } from "../read-content.ts";
import { packedFile } from "./packed-reader.ts";

/** Writes the files that `packedReader` reads. Throws when content has not the shape that its call promises. */
export async function writePacked(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  // Another build may read the files meanwhile: each comes whole, from a folder of our own.
  const work = await mkdtemp(join(dirname(dir), ".build-"));
  async function put(name: string, value: unknown): Promise<void> {
    await writeFile(join(work, name), gzipSync(JSON.stringify(value), { level: 9 }));
    await rename(join(work, name), join(dir, name));
  }
  const contents = [...resourceTypes, ...contentParts].map(async (resource) =>
    put(packedFile(resource), ResourceContent.parse(await readContent(resource))),
  );
  await Promise.all([...contents, put(packedFile("captions"), await captionsOfAll())]);
  await rm(work, { recursive: true });
}

/** By film. */
async function captionsOfAll(): Promise<Record<string, FilmCaptions>> {
  const captions: Record<string, FilmCaptions> = {};
  for (const { id } of course.flatMap(({ lessons }) => lessons)) {
    const text = await readCaptions(id);
    if (text !== undefined) captions[id] = text;
  }
  return captions;
}
