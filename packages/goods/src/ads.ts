// The ads as they lie in `ads/`: the words of each in YAML, its drawing as the picture for the feed.
import { AdCreative } from "@store/contract/ad-content";
import * as z from "zod/mini";
import { adFormats, adSvg } from "./ad-formats.ts";
import { idOf, mistake, namedFiles, readSource, type Source } from "./read/files.ts";
import { readYaml } from "./read/yaml.ts";

const Words = z.omit(AdCreative, { slug: true, art: true });
const list = "ads/contents.yaml";

/** The ten ads: drawing, words, and how to use them. */
export const ads: readonly AdCreative[] = readAds();

function readAds(): AdCreative[] {
  const slugs = readYaml(readSource(list), z.array(z.string()));
  const drawings = namedFiles("ads", "svg", slugs, list);
  return namedFiles("ads", "yaml", slugs, list).map((file, index) => ({
    slug: idOf(file),
    ...readYaml(readSource(file), Words),
    art: artOf(readSource(drawings[index] ?? "")),
  }));
}

/** What stands inside the `svg` element of a drawing. */
export function artOf(drawing: Source): string {
  const [before = "", after = ""] = adSvg({ art: "\n" }, adFormats[0]).split("\n\n\n");
  const { text } = drawing;
  const end = `\n${after}`;
  if (!text.startsWith(`${before}\n`) || !text.endsWith(end))
    throw mistake(drawing, `a drawing begins with the line ${before} and ends with the line </svg>`);
  return text.slice(before.length + 1, -end.length);
}
