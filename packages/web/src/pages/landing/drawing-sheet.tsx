import type { ReactNode } from "react";
import checklist from "../../assets/drawings/bonus-checklist.svg?raw";
import emails from "../../assets/drawings/bonus-emails.svg?raw";
import narrowing from "../../assets/drawings/narrowing.svg?raw";
import previews from "../../assets/drawings/previews.svg?raw";
import fill from "../../assets/drawings/step-fill.svg?raw";
import ink from "../../assets/drawings/step-ink.svg?raw";
import lines from "../../assets/drawings/step-lines.svg?raw";
import { BobInk } from "../../ui/plumb-bob.tsx";
import { FacesInk } from "./avatars.tsx";
import { TapeInk } from "./closing-call.tsx";
import { CourseInk } from "./course-cover.tsx";
import { HoursInk, ResultsInk, SetupInk } from "./feature-rulers.tsx";
import { ScreensInk, UpdatesInk } from "./feature-screens.tsx";
import { MatInk } from "./hero-mat.tsx";
import type { SheetId } from "./sheet-drawing.tsx";

const inks: Record<SheetId, ReactNode> = {
  mat: <MatInk />,
  faces: <FacesInk />,
  setup: <SetupInk />,
  narrowing: <FileInk svg={narrowing} />,
  results: <ResultsInk />,
  hours: <HoursInk />,
  screens: <ScreensInk />,
  updates: <UpdatesInk />,
  "step-lines": <FileInk svg={lines} />,
  "step-ink": <FileInk svg={ink} />,
  "step-fill": <FileInk svg={fill} />,
  "bonus-checklist": <FileInk svg={checklist} />,
  "bonus-emails": <FileInk svg={emails} />,
  course: <CourseInk />,
  tape: <TapeInk />,
  bob: <BobInk thread={150} />,
};

/** The file behind `SheetDrawing`: every drawing under its name. Nothing in it may need a style or another part of a page. */
export function DrawingSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>The drawings of the landing page</title>
      {Object.entries(inks).map(([id, drawing]) => (
        <g key={id} id={id}>
          {drawing}
        </g>
      ))}
      {/* The templates as they are drawn: symbols with names of their own. */}
      <FileInk svg={previews} />
    </svg>
  );
}

/** What stands inside one of our SVG files. */
function FileInk({ svg }: { svg: string }) {
  const inside = svg.replace(/^\s*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this repository, never input
  return <g dangerouslySetInnerHTML={{ __html: inside }} />;
}
