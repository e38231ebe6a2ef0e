// Made with every build, on AWS as on the laptop. A function that carried the content as code would be twice its size.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { resourceTypes } from "@store/contract/catalogue";
import { ResourceContent } from "@store/contract/resources";
import { course } from "../course/course.ts";
import { readCaptions } from "../read-captions.ts";
import { readContent } from "../read-content.ts";
import { packedFile } from "./packed-reader.ts";

/** Writes the files that `packedReader` reads. Throws when content has not the shape that its call promises. */
export async function writePacked(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const contents = resourceTypes.map(async (resource) =>
    put(dir, packedFile(resource), ResourceContent.parse(await readContent(resource))),
  );
  await Promise.all([...contents, put(dir, packedFile("captions"), await captionsOfAll())]);
}

/** By film. */
async function captionsOfAll(): Promise<Record<string, string>> {
  const captions: Record<string, string> = {};
  for (const { id } of course.flatMap(({ lessons }) => lessons)) {
    const text = await readCaptions("fbads", id);
    if (text !== undefined) captions[id] = text;
  }
  return captions;
}

/** In one step: another build may read the file meanwhile. */
async function put(dir: string, name: string, value: unknown): Promise<void> {
  const file = join(dir, name);
  await writeFile(`${file}.${process.pid}`, gzipSync(JSON.stringify(value), { level: 9 }));
  await rename(`${file}.${process.pid}`, file);
}
