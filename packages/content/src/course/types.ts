// Plain arrays and objects: the course travels as the JSON of `get-resource`.

/** A labelled figure of a worked example, such as ["GST at 18%", "₹60,000 × 18% = ₹10,800"]. */
export type Figure = [label: string, value: string];

/** Something people do wrong, and what to do instead. */
export type Mistake = { mistake: string; instead: string };

/** One piece of a lesson. Only `**bold**` inside a string has a meaning; everything else is plain text. */
export type Block =
  | { type: "text"; text: string }
  | { type: "heading"; text: string }
  | { type: "steps"; items: string[] }
  | { type: "list"; items: string[] }
  | {
      type: "example";
      title: string;
      text: string;
      figures?: Figure[];
    }
  | {
      type: "table";
      head: string[];
      rows: string[][];
    }
  | { type: "mistakes"; items: Mistake[] }
  | { type: "checklist"; items: string[] }
  | { type: "note"; text: string };

/** A lesson's moving picture: a film file of our own, or one that somebody else hosts. */
export type Video = { kind: "film"; file: string; seconds: number } | { kind: "hosted"; url: string };

/** One lesson; `minutes` is the reading time, the film not counted. */
export type Lesson = {
  id: string;
  title: string;
  minutes: number;
  video?: Video;
  body: Block[];
};

/** The seven chapters, in the order of the tabs (SPEC.txt section 2). */
export type ChapterId =
  | "setup"
  | "structure"
  | "targeting"
  | "creative"
  | "tracking"
  | "optimization"
  | "scaling";

/** One tab of the course. */
export type Chapter = {
  id: ChapterId;
  title: string;
  summary: string;
  lessons: Lesson[];
};
