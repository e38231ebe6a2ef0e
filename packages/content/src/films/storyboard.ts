// From a lesson to its film: scenes, how long each stands, and the captions. The film is silent, so a scene stands for
// as long as its words take to read. Pure: the maker draws it, the site takes the captions from it.
import type { Block, Chapter, Lesson } from "@store/contract/course-content";

/** What is on screen. `shown`: how many of its pieces have come in. */
export type Scene =
  | { kind: "title"; chapter: string; place: string; title: string }
  | { kind: "say"; text: string }
  | {
      kind: "figures";
      title: string;
      text: string;
      figures: readonly (readonly [string, string])[];
      shown: number;
    }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[]; shown: number }
  | { kind: "step"; number: number; of: number; text: string; drawn?: boolean }
  | { kind: "mistake"; mistake: string; instead: string; shown: number }
  | { kind: "checklist"; title: string; items: readonly string[]; shown: number }
  | { kind: "end"; text: string; next: string };

export interface Beat {
  scene: Scene;
  /** How long it stands, in seconds, with a tenth of precision. */
  seconds: number;
  caption: string;
}

export interface Storyboard {
  /** Name of the film's file, without its ending. */
  file: string;
  beats: readonly Beat[];
  seconds: number;
}

/** Seconds a film may take. */
export const shortest = 45;
export const longest = 120;

type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

/** The storyboard of one lesson. What it says is in the lesson, word for word; only less of it. */
export function storyboardOf(chapter: Chapter, lesson: Lesson, next: string): Storyboard {
  const at = chapter.lessons.indexOf(lesson) + 1;
  const body = lesson.body;
  const title = beat(
    {
      kind: "title",
      chapter: chapter.title,
      place: `Lesson ${at} of ${chapter.lessons.length}`,
      title: lesson.title,
    },
    `${chapter.title}, lesson ${at}: ${lesson.title}.`,
    3,
  );
  const end = beat(
    { kind: "end", text: "The whole lesson is below this film.", next },
    `The whole lesson is below this film. ${next}`,
    3,
  );
  const must = [
    ...first(body, "example", exampleBeats),
    ...first(body, "steps", stepBeats),
    ...first(body, "checklist", checklistBeats),
  ];
  const may = [
    ...first(body, "mistakes", ({ items }) => items.slice(0, 2).map(mistakeBeats)),
    first(body, "table", tableBeats),
    first(body, "text", ({ text }) => [sayBeat(text)]),
  ];
  const beats = withinTime([title, ...must, end], may);
  return { file: lesson.id, beats, seconds: total(beats) };
}

/** Adds what still fits, each where the lesson has it: before the checklist. */
function withinTime(base: Beat[], extras: readonly Beat[][]): Beat[] {
  let beats = base;
  for (const extra of extras) {
    if (extra.length === 0 || total(beats) + total(extra) > longest - 2) continue;
    const place = extra[0]?.scene.kind === "say" ? 1 : placeOf(beats, "checklist");
    beats = [...beats.slice(0, place), ...extra, ...beats.slice(place)];
  }
  return beats;
}

function placeOf(beats: readonly Beat[], kind: Scene["kind"]): number {
  const at = beats.findIndex(({ scene }) => scene.kind === kind);
  return at < 0 ? beats.length - 1 : at;
}

function first<Type extends Block["type"], Result>(
  body: readonly Block[],
  type: Type,
  make: (block: BlockOf<Type>) => Result[],
): Result[] {
  const found = body.find((block): block is BlockOf<Type> => block.type === type);
  return found ? make(found) : [];
}

function exampleBeats({ title, text, figures = [] }: BlockOf<"example">): Beat[] {
  const sentences = sentencesOf(opening(text, 210));
  const rows = figures.slice(0, 8);
  const scene = (said: number, shown: number): Scene => ({
    kind: "figures",
    title: plain(title),
    text: sentences.slice(0, said).join(" "),
    figures: rows,
    shown,
  });
  return [
    ...sentences.map((sentence, at) =>
      beat(scene(at + 1, 0), at === 0 ? `${plain(title)}. ${sentence}` : sentence),
    ),
    ...rows.map(([label, value], at) => beat(scene(sentences.length, at + 1), `${label}: ${value}`, 2)),
  ];
}

function stepBeats({ items }: BlockOf<"steps">): Beat[] {
  return items.map((item, at) => {
    const text = opening(item, 135);
    return beat({ kind: "step", number: at + 1, of: items.length, text }, text);
  });
}

function checklistBeats({ items }: BlockOf<"checklist">): Beat[] {
  const texts = items.slice(0, 6).map(plain);
  return texts.map((text, at) =>
    beat({ kind: "checklist", title: "Before you go on", items: texts, shown: at + 1 }, text, 2),
  );
}

function mistakeBeats({ mistake, instead }: BlockOf<"mistakes">["items"][number]): Beat[] {
  const [wrong, right] = [opening(mistake, 120), opening(instead, 135)];
  const scene = (shown: number): Scene => ({ kind: "mistake", mistake: wrong, instead: right, shown });
  return [beat(scene(0), wrong), beat(scene(1), `Instead: ${right}`)];
}

function tableBeats({ head, rows }: BlockOf<"table">): Beat[] {
  const shortRows = rows.slice(0, 5).map((row) => row.slice(0, 3).map(plain));
  const scene = (shown: number): Scene => ({
    kind: "table",
    head: head.slice(0, 3).map(plain),
    rows: shortRows,
    shown,
  });
  return shortRows.map((row, at) => beat(scene(at + 1), row.join(". ")));
}

function sayBeat(text: string): Beat {
  const words = opening(text, 190);
  return beat({ kind: "say", text: words }, words);
}

/** Reading on a screen: about 190 words a minute, and a moment to find the place. */
function beat(scene: Scene, caption: string, least = 2.4): Beat {
  const words = caption.split(/\s+/).length;
  return { scene, caption, seconds: Math.max(least, Math.round((0.7 + words / 3.2) * 10) / 10) };
}

function total(beats: readonly Beat[]): number {
  return Math.round(beats.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10;
}

/** As many whole sentences as fit into `limit` characters; always the first. */
export function opening(text: string, limit: number): string {
  let said = "";
  for (const sentence of sentencesOf(plain(text))) {
    if (said !== "" && said.length + sentence.length + 1 > limit) break;
    said = `${said} ${sentence}`.trim();
  }
  return said;
}

/** A point between figures, as in 3.5, ends no sentence. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

function plain(text: string): string {
  return text.replaceAll("**", "");
}
