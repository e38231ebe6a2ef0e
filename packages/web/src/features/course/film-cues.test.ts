import { expect, test } from "vitest";
import { cuesOf } from "./film-cues.ts";

test("a cue has its times in seconds", () => {
  const captions =
    "WEBVTT\n\n1\n00:00.000 --> 00:03.400\nSetup, lesson 3: Pixel.\n\n2\n01:01.500 --> 02:00.000\nA &amp; B\n";
  expect(cuesOf(captions)).toEqual([
    { from: 0, to: 3.4, text: "Setup, lesson 3: Pixel." },
    { from: 61.5, to: 120, text: "A &amp; B" },
  ]);
});

test("a note is no cue", () => {
  expect(cuesOf("")).toEqual([]);
  expect(cuesOf("WEBVTT\n\nNOTE 00:01 --> soon\n")).toEqual([]);
});
