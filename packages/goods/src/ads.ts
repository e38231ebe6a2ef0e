// The ads as they lie in `ads/`: the words and the look of each in YAML, its drawing as SVG, and the layouts to set them in.
import { AdCreative } from "@store/contract/ad-content";
import { AdLayout } from "@store/contract/ads/ad-layout";
import { fieldsOf } from "@store/contract/ads/ad-parts";
import * as z from "zod/mini";
import { idOf, mistake, namedFiles, readSource, type Source } from "./read/files.ts";
import { readYaml } from "./read/yaml.ts";

const Words = z.omit(AdCreative, { slug: true, drawing: true });
const Layout = z.omit(AdLayout, { id: true });
const list = "ads/contents.yaml";
const layoutList = "ads/layouts/contents.yaml";

/** The ten ads: drawing, words, look, and how to use them. */
export const ads: readonly AdCreative[] = readAds();

/** The forty layouts, in the order of the chooser. */
export const adLayouts: readonly AdLayout[] = readLayouts();

function readAds(): AdCreative[] {
  const slugs = readYaml(readSource(list), z.array(z.string()));
  const drawings = namedFiles("ads", "svg", slugs, list);
  return namedFiles("ads", "yaml", slugs, list).map((file, index) => ({
    slug: idOf(file),
    ...readYaml(readSource(file), Words),
    drawing: drawingOf(readSource(drawings[index] ?? "")),
  }));
}

function readLayouts(): AdLayout[] {
  const ids = readYaml(readSource(layoutList), z.array(z.string()));
  return namedFiles("ads/layouts", "yaml", ids, layoutList).map((file) => readLayout(readSource(file)));
}

/** A layout; its sample has words for what it shows, and for nothing else. */
export function readLayout(source: Source): AdLayout {
  const layout = { id: idOf(source.file), ...readYaml(source, Layout) };
  const [shown, written] = [fieldsOf(layout), Object.keys(layout.sample.words)];
  const missing = shown.find((field) => !written.includes(field));
  const idle = written.find((field) => !shown.some((one) => one === field));
  if (missing) throw mistake(source, `the layout shows ${missing}, and its sample has no words for it`);
  if (idle) throw mistake(source, `the sample has words for ${idle}, which the layout does not show`);
  return layout;
}

/** The window of a drawing, and what stands inside its `svg` element. */
export function drawingOf(source: Source): AdCreative["drawing"] {
  const [, viewBox, art] =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([-\d. ]+)">\n(.*)\n<\/svg>\n$/s.exec(
      source.text,
    ) ?? [];
  if (!viewBox || !art)
    throw mistake(
      source,
      'a drawing begins with the line <svg xmlns="http://www.w3.org/2000/svg" viewBox="..."> and ends with the line </svg>',
    );
  return { viewBox, art };
}
