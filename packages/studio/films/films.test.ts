// The standard of the films as rules. They need no browser: a picture is text.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { foreignWords } from "@store/contract/foreign-words-testing";
import { course } from "@store/goods/course";
import { inHindi } from "@store/goods/films/in-hindi";
import { filmRecords } from "@store/goods/films/records";
import { webVtt } from "@store/goods/films/web-vtt";
import { describe, expect, test } from "vitest";
import { inputsOf } from "./inputs.ts";
import { rate } from "./kit/film.ts";
import { cutting, momentsOf, numbersIn, type Seen, textsOf, wordsIn } from "./standard.ts";
import { guide, stories } from "./stories.ts";

const folder = fileURLToPath(new URL("../../goods/library/films/", import.meta.url));
const films = stories();
const lessons = new Map(
  course.flatMap(({ lessons: all }) => all.map((lesson) => [lesson.id, lesson] as const)),
);

function recordOf(file: string) {
  const record = filmRecords[file];
  if (!record) throw new Error(`no record of ${file}`);
  return record;
}

test("every lesson has a film, in its order, and so has the import guide", () => {
  expect(films.map(({ file }) => file)).toEqual([...lessons.keys(), guide]);
});

test("no film, poster or record that belongs to nothing", () => {
  const names = films.map(({ file }) => file).sort();
  const found = (at: string, ending: string) =>
    readdirSync(at)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));
  expect([...found(folder, ".mp4"), guide].sort()).toEqual(names);
  expect(found(`${folder}public`, ".mp4")).toEqual([guide]);
  expect(Object.keys(filmRecords).sort()).toEqual(names);
  expect(found(`${folder}public`, ".webp").sort()).toEqual(names);
});

test("the guide's captions in Hindi are those beside its film", () => {
  expect(readFileSync(`${folder}public/${guide}.hi.vtt`, "utf8")).toBe(
    webVtt(inHindi(guide, recordOf(guide))),
  );
});

describe.each(films.map((film) => [film.file, film] as const))("%s", (file, film) => {
  const moments = momentsOf(film).map((t) => ({ t, svg: film.draw(t) }));
  const pictures = moments.map(({ t, svg }) => ({ t, svg, texts: textsOf(svg) }));
  const between = pictures.filter(({ t }) => !cutting(film, t));

  test("the file that is there was rendered from this script", () => {
    // Run `npm run studio:films` after a script has changed.
    const record = recordOf(file);
    const path = `${folder}${file === guide ? "public/" : ""}${file}.mp4`;
    const mp4 = readFileSync(path);
    expect(record.inputs).toBe(inputsOf(film));
    expect(record.seconds).toBe(film.seconds);
    expect(record.captions).toEqual(film.captions);
    expect((mp4.length * 60) / film.seconds).toBeLessThan(film.recorded ? 1_700_000 : 1_300_000);
  });

  test("45 to 120 seconds, a whole number of frames, with one question", () => {
    expect(film.seconds).toBeGreaterThanOrEqual(45);
    expect(film.seconds).toBeLessThanOrEqual(120);
    expect(film.seconds * rate).toBeCloseTo(Math.round(film.seconds * rate), 6);
    expect(film.captions.filter(({ says }) => says.startsWith("Pause and answer"))).toHaveLength(1);
  });

  test("the same moment is always the same picture, and no length in it is broken", () => {
    for (const { t, svg } of moments) {
      expect(film.draw(t)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|="-[\d.]+" height|width="-/);
    }
  });

  test("type is never smaller than 40 pixels", () => {
    for (const { t, texts } of between)
      for (const { words, size } of texts) expect(size, `${t} s: ${words}`).toBeGreaterThanOrEqual(39);
  });

  test("no word is cut by the edge of the picture", () => {
    for (const { t, texts } of between)
      for (const { words, left, right, y, rolling } of texts) {
        if (rolling) continue;
        expect([left > 10, right < 1270, y > 30, y < 710], `${t} s: ${words}`).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
  });

  test("no text lies on another", () => {
    for (const [index, { t, texts }] of between.entries()) {
      const before = between[index - 1]?.texts ?? [];
      const still = texts.filter((text) => !text.rolling && !isMoving(text, before));
      const lying = still.flatMap((one, at) => still.slice(at + 1).filter((other) => overlap(one, other)));
      expect(lying, `${t} s`).toEqual([]);
    }
  });

  test("never more than 15 words to read at once, nor more than 45 that can be read", () => {
    const since = new Map<string, number>();
    for (const { t, texts } of between) {
      const now = new Set(texts.map(({ words }) => words));
      for (const words of since.keys()) if (!now.has(words)) since.delete(words);
      for (const words of now) if (!since.has(words)) since.set(words, t);
      const all = texts.flatMap(({ words }) => wordsIn(words));
      const unread = texts.filter(({ words }) => t - (since.get(words) ?? t) < readingTime(words));
      const toRead = unread.flatMap(({ words }) => wordsIn(words));
      expect(toRead.length, `${t} s: ${toRead.join(" ")}`).toBeLessThanOrEqual(15);
      expect(all.length, `${t} s: ${all.join(" ")}`).toBeLessThanOrEqual(45);
    }
  });

  test("every word stays as long as reading it takes", () => {
    for (const [words, seconds] of shownFor(pictures)) {
      expect(seconds, words).toBeGreaterThanOrEqual(Math.min(readingTime(words), 3.4));
    }
  });

  test("nothing is still for more than a second and a half", () => {
    const still = moments.map(({ t, svg }) => ({ t, svg: svg.replace(/<g id="progress">.*$/s, "") }));
    const stuck = still.filter((_, at) => {
      const stretch = still.slice(at, at + 9);
      return stretch.length === 9 && stretch.every(({ svg }) => svg === stretch[0]?.svg);
    });
    expect(stuck.map(({ t }) => t)).toEqual([]);
  });

  test("every number stands in the lesson, or in words that came before it", () => {
    const known = new Set(numbersIn(JSON.stringify(lessons.get(file)?.body ?? "").replaceAll("**", "")));
    for (const { t, texts } of pictures) {
      for (const { from, says } of film.captions)
        if (from <= t) for (const number of numbersIn(says)) known.add(number);
      for (const { words, rolling } of texts) {
        if (rolling) continue;
        for (const number of numbersIn(words))
          expect(Number(number) < 8 || known.has(number), `${t} s: ${words}`).toBe(true);
      }
    }
  });

  test("a caption's numbers are the lesson's own", () => {
    if (file === guide) return;
    const known = new Set(numbersIn(JSON.stringify(lessons.get(file)?.body).replaceAll("**", "")));
    for (const { says } of film.captions)
      for (const number of numbersIn(says)) expect(known.has(number), says).toBe(true);
  });

  test("captions are whole sentences, in step, and can be read", () => {
    film.captions.forEach(({ from, says }, at) => {
      const seconds = (film.captions[at + 1]?.from ?? film.seconds) - from;
      expect(says).toMatch(/^[A-Z\d₹].*[.?]$/u);
      expect(says.length, says).toBeLessThanOrEqual(90);
      expect(says.length / seconds, says).toBeLessThanOrEqual(20);
      expect(seconds, says).toBeGreaterThanOrEqual(1.9);
    });
    expect(film.captions[0]?.from).toBe(0);
  });

  test("no text on the screen is an ellipsis or a word of another country, and the poster says something", () => {
    for (const { texts } of pictures)
      for (const { words } of texts) {
        expect(words).not.toMatch(/…|\.\.\./);
        expect(words).not.toMatch(foreignWords);
      }
    expect(textsOf(film.draw(film.poster)).length).toBeGreaterThan(0);
  });
});

const readingTime = (words: string) => 0.8 + 0.22 * wordsIn(words).length;

/** Whether a text is on its way: it may go behind a window, as a message that arrives there. Floating in place is not. */
function isMoving(text: Seen, before: readonly Seen[]): boolean {
  const same = before.filter(({ words, size }) => words === text.words && size === text.size);
  return same.every(({ left, y }) => Math.hypot(left - text.left, y - text.y) > 2.5);
}

/**
 * Whether two lines of type share more than a sliver: capitals reach 0.7 of the size above the baseline. The same words
 * are the same thing, as a ticket that comes from behind the window that printed it.
 */
function overlap(a: Seen, b: Seen): boolean {
  if (a.words === b.words) return false;
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.y, b.y) - Math.max(a.y - 0.7 * a.size, b.y - 0.7 * b.size);
  return wide > 2 && high > 2;
}

/** For each text how many seconds it can be seen at a stretch, the longest such stretch; those at rest only. */
function shownFor(pictures: readonly { texts: readonly Seen[] }[]): Map<string, number> {
  const longest = new Map<string, number>();
  const running = new Map<string, number>();
  for (const { texts } of pictures) {
    const now = new Set(texts.filter(({ rolling }) => !rolling).map(({ words }) => words));
    for (const words of running.keys()) if (!now.has(words)) running.delete(words);
    for (const words of now) {
      const seconds = (running.get(words) ?? 0) + 0.2;
      running.set(words, seconds);
      longest.set(words, Math.max(seconds, longest.get(words) ?? 0));
    }
  }
  return longest;
}
