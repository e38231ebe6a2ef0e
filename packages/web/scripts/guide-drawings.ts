import { renderToStaticMarkup } from "react-dom/server";
import { guideSteps } from "../src/pages/guide/steps.tsx";

/** The drawings of the import guide as SVG, in the order of its steps: its film shows them too. */
export function guideDrawings(): string[] {
  return guideSteps.map(({ drawing }) => renderToStaticMarkup(drawing));
}
