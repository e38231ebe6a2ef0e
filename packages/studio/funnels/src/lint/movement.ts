// Faults of what moves: content that waits for a script, prices and buttons that arrive late, phones that jump.
import type { Element, Template } from "../elementor/types.ts";
import { mostMoving, mustStandStill } from "../kit/movement.ts";
import type { Fault } from "./fault.ts";

const all = (element: Element): Element[] => [element, ...element.elements.flatMap(all)];
const moves = ({ settings }: Element) => Boolean(settings.animation ?? settings._animation);

/** What is wrong with the movement of a page. */
export function movementFaults(path: string, template: Template): Fault[] {
  const faults: Fault[] = [];
  const report = (where: string, message: string) => faults.push({ template: path, where, message });
  const first = template.content.findIndex((section) =>
    all(section).some(({ settings }) => settings.header_size === "h1"),
  );
  const moving = template.content.flatMap((section, index) =>
    all(section)
      .filter(moves)
      .map((element) => ({ element, index })),
  );
  for (const { element, index } of moving) {
    const where = `section ${index}`;
    if (index <= first)
      report(where, "nothing moves on the first screen: it is empty until a script has run");
    if (mustStandStill(element)) report(where, "a button, a form or questions must be there at once");
    if ((element.settings.animation_mobile ?? element.settings._animation_mobile) !== "none")
      report(where, "what moves must keep still on phones: animation_mobile");
  }
  if (moving.length > mostMoving) report("file", `${moving.length} moving parts, the most is ${mostMoving}`);
  if (moving.length > 0 && !JSON.stringify(template).includes("<noscript><style><!--\\n.elementor-invisible"))
    report("file", "without a script what moves stays invisible: the noscript style is missing");
  return faults;
}
