import type { Beat, Scene, Storyboard } from "./storyboard.ts";

const steps = [
  "In the template library, press Download JSON on the card you want.",
  "In WordPress, open Templates, then Saved Templates.",
  "Press Import Templates, at the top of the list.",
  "Choose the file from your downloads and press Import Now.",
  "Open a new page in the page builder, set its layout to Canvas, and insert it from My Templates.",
  "Change the words first, then the pictures, then the colours. Look at it as a phone, and publish.",
] as const;

const before = [
  "If you use the Pro version, see that it is active",
  "Update WordPress and the page builder",
  "Back up the site",
] as const;
const after = [
  "Put your own pictures in",
  "Put your own words in every bracket",
  "Connect the forms to your email service",
] as const;

/** The film of the import guide: six steps, what to do before, what to do after (SPEC.txt section 2). */
export function guideFilm(): Storyboard {
  const beats = [
    beat(
      { kind: "title", chapter: "Import guide", place: "Six steps", title: "From file to page" },
      "Import guide: from file to page, in six steps.",
    ),
    ...list("Before importing", before),
    ...steps.map((text, at) =>
      beat({ kind: "step", number: at + 1, of: steps.length, text, drawn: true }, text),
    ),
    ...list("After importing", after),
    beat(
      { kind: "end", text: "Each step is drawn below this film.", next: "Ten minutes, start to finish" },
      "Each step is drawn below this film.",
    ),
  ];
  const seconds = beats.reduce((sum, each) => sum + each.seconds, 0);
  return { file: "funnel-guide", beats, seconds: Math.round(seconds * 10) / 10 };
}

function list(title: string, items: readonly string[]): Beat[] {
  return items.map((text, at) =>
    beat({ kind: "checklist", title, items, shown: at + 1 }, `${at === 0 ? `${title}: ` : ""}${text}`),
  );
}

function beat(scene: Scene, caption: string): Beat {
  return {
    scene,
    caption,
    seconds: Math.max(3.2, Math.round((1 + caption.split(/\s+/).length / 2.6) * 10) / 10),
  };
}
