import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { course } from "../course/course.ts";
import { captionsOf } from "./captions.ts";
import { guideFilm } from "./guide-film.ts";
import { filmedCourse, lessonFilms } from "./lesson-films.ts";
import { storyHash } from "./story-hash.ts";
import { longest, opening, shortest } from "./storyboard.ts";

const folder = fileURLToPath(new URL("../../films/", import.meta.url));
const ledger = JSON.parse(readFileSync(`${folder}films.json`, "utf8")) as Record<string, { story: string }>;
const films = [...lessonFilms(), guideFilm()];

test("every lesson and the import guide has a film of 45 to 120 seconds", () => {
  expect(lessonFilms().map(({ file }) => file)).toEqual(
    course.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  );
  for (const { file, seconds } of films) {
    expect(seconds, file).toBeGreaterThanOrEqual(shortest);
    expect(seconds, file).toBeLessThanOrEqual(longest);
  }
});

test.each(films.map((film) => [film.file, film] as const))(
  "%s: the film that is there was cut from this storyboard",
  (file, film) => {
    // Run `npm run films` after a lesson has changed.
    expect(ledger[file]?.story).toBe(storyHash(film));
    const path = `${folder}${file === guideFilm().file ? "public/" : ""}${file}.mp4`;
    expect(existsSync(path)).toBe(true);
    expect(statSync(path).size).toBeLessThan(700_000);
  },
);

test("no film without a storyboard", () => {
  const there = readdirSync(folder).filter((name) => name.endsWith(".mp4"));
  expect(there.sort()).toEqual(
    lessonFilms()
      .map(({ file }) => `${file}.mp4`)
      .sort(),
  );
});

test("what a film says stands in its lesson, word for word", () => {
  const lessons = new Map(course.flatMap(({ lessons: all }) => all.map((lesson) => [lesson.id, lesson])));
  for (const { file, beats } of lessonFilms()) {
    const words = JSON.stringify(lessons.get(file)?.body).replaceAll("**", "").replaceAll('\\"', '"');
    for (const { scene } of beats) {
      if (scene.kind === "step") expect(words).toContain(scene.text);
      if (scene.kind === "checklist") for (const item of scene.items) expect(words).toContain(item);
    }
  }
});

test("captions: one cue after another, without a gap, to the end of the film", () => {
  for (const { beats, seconds, file } of films) {
    const times = [...captionsOf(beats).matchAll(/(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})/g)].map(
      ([, m1, s1, m2, s2]) => [Number(m1) * 60 + Number(s1), Number(m2) * 60 + Number(s2)] as const,
    );
    expect(times).toHaveLength(beats.length);
    times.forEach(([from, to], at) => {
      expect(from, file).toBeCloseTo(times[at - 1]?.[1] ?? 0, 3);
      expect(to).toBeGreaterThan(from);
    });
    expect(times.at(-1)?.[1]).toBeCloseTo(seconds, 1);
  }
});

test("a lesson that points to a hosted video keeps it", () => {
  const lesson = course[0]?.lessons[0];
  if (!lesson) throw new Error("no lesson");
  lesson.video = { kind: "hosted", url: "https://videos.example/1" };
  expect(filmedCourse()[0]?.lessons[0]?.video).toEqual(lesson.video);
  delete lesson.video;
  expect(filmedCourse()[0]?.lessons[0]?.video).toMatchObject({ kind: "film", file: lesson.id });
});

test("whole sentences, always the first; a figure's point ends none", () => {
  expect(opening("It was 3.5 times. It was not. Really.", 30)).toBe("It was 3.5 times. It was not.");
  expect(opening("One sentence that is longer than the limit. Two.", 10)).toBe(
    "One sentence that is longer than the limit.",
  );
});
