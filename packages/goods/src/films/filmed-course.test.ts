import { readFileSync, statSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { course } from "../course.ts";
import { filmedCourse } from "./filmed-course.ts";
import { inHindi } from "./in-hindi.ts";
import { filmRecords } from "./records.ts";
import { webVtt } from "./web-vtt.ts";

const lesson = course[0]?.lessons[0];
afterEach(() => {
  delete lesson?.video;
});

test("every lesson has a film and a poster", () => {
  for (const { lessons } of filmedCourse())
    for (const { id, video } of lessons) {
      const record = filmRecords[id];
      if (!record || video?.kind !== "film") throw new Error(id);
      expect(video).toEqual({ kind: "film", file: id, seconds: record.seconds, poster: `/films/${id}.webp` });
    }
});

test("every film is in the library with its poster, at most 1.3 MB for a minute", () => {
  const size = (path: string) => statSync(new URL(`../../library/films/${path}`, import.meta.url)).size;
  for (const [file, { seconds }] of Object.entries(filmRecords)) {
    const path = file === "funnel-guide" ? `public/${file}.mp4` : `${file}.mp4`;
    expect((size(path) * 60) / seconds, file).toBeLessThan(1_300_000);
    expect(size(`public/${file}.webp`), file).toBeGreaterThan(1_000);
  }
});

test("every film lasts as long as the record whose captions run beside it", () => {
  for (const [file, { seconds }] of Object.entries(filmRecords)) {
    const path = file === "funnel-guide" ? `public/${file}.mp4` : `${file}.mp4`;
    expect(
      secondsOf(readFileSync(new URL(`../../library/films/${path}`, import.meta.url))),
      file,
    ).toBeCloseTo(seconds, 1);
  }
});

/** What the header of an MP4 says: its duration, in parts of which so many are a second. */
function secondsOf(mp4: Buffer): number {
  const header = mp4.indexOf("mvhd") + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

test("a lesson with a hosted video keeps it", () => {
  if (!lesson) throw new Error("no lesson");
  lesson.video = { kind: "hosted", url: "https://videos.example/1" };
  expect(filmedCourse()[0]?.lessons[0]?.video).toEqual(lesson.video);
});

test("WebVTT cues follow one another without a gap to the film's end", () => {
  for (const [file, record] of Object.entries(filmRecords)) {
    const cues = [...webVtt(record).matchAll(/(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})/g)];
    const times = cues.map(
      ([, m1, s1, m2, s2]) => [Number(m1) * 60 + Number(s1), Number(m2) * 60 + Number(s2)] as const,
    );
    expect(times, file).toHaveLength(record.captions.length);
    for (const [at, [from, to]] of times.entries()) {
      expect(from, file).toBeCloseTo(times[at - 1]?.[1] ?? 0, 3);
      expect(to, file).toBeGreaterThan(from);
    }
    expect(times.at(-1)?.[1]).toBeCloseTo(record.seconds, 3);
  }
});

test("captions in Hindi have the times and numbers of the English ones, and can be read as fast", () => {
  for (const [file, record] of Object.entries(filmRecords)) {
    const { captions } = inHindi(file, record);
    expect(captions.map(({ from }) => from)).toEqual(record.captions.map(({ from }) => from));
    for (const [at, { from, says }] of captions.entries()) {
      const seconds = (captions[at + 1]?.from ?? record.seconds) - from;
      expect(says, file).toMatch(/[\u0900-\u097f].*[।?]$/u);
      expect(says.length, says).toBeLessThanOrEqual(90);
      expect(says.length / seconds, says).toBeLessThanOrEqual(20);
      expect(figuresIn(record.captions[at]?.says), says).toEqual(expect.arrayContaining(figuresIn(says)));
    }
  }
});

const figuresIn = (text = "") => text.match(/\d[\d,.]*\d|\d/g) ?? [];

test("WebVTT escapes signs of markup", () => {
  expect(webVtt({ seconds: 61.5, captions: [{ from: 0, says: "A & B <c>" }] })).toBe(
    "WEBVTT\n\n1\n00:00.000 --> 01:01.500\nA &amp; B &lt;c&gt;\n",
  );
});
