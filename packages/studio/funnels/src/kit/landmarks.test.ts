import { expect, test } from "vitest";
import type { Draft } from "../elementor/types.ts";
import { withLandmarks } from "./landmarks.ts";

const box = (settings: Draft["settings"], elements: readonly Draft[] = []): Draft => ({
  elType: "container",
  settings,
  elements,
});
const title: Draft = {
  elType: "widget",
  widgetType: "heading",
  settings: { header_size: "h1" },
  elements: [],
};

test("the section with the title of the page is its main landmark", () => {
  const tags = withLandmarks([box({}), box({}, [box({}, [title])]), box({})]).map(
    ({ settings }) => settings.html_tag,
  );
  expect(tags).toEqual([undefined, "main", undefined]);
});

test("a section with a gradient in it is not loaded late", () => {
  const gradient = { background_background: "gradient" };
  const classes = withLandmarks([box({}), box({ css_classes: "own" }, [box(gradient)])]).map(
    ({ settings }) => settings.css_classes,
  );
  expect(classes).toEqual([undefined, "own e-no-lazyload"]);
});
