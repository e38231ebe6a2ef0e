import { ticks } from "../../ui/ticks.ts";
import { SheetDrawing } from "./sheet-drawing.tsx";
import { type PreviewId, TemplatePreview } from "./template-preview.tsx";

const sheets: readonly { id: PreviewId; name: string }[] = [
  { id: "agency", name: "Agency" },
  { id: "courses", name: "Courses" },
  { id: "vastu", name: "Vastu" },
  { id: "astrology", name: "Astrology" },
  { id: "health", name: "Health" },
  { id: "trading", name: "Trading" },
];

const tall = (i: number) => (i % 10 === 8 ? 18 : i % 5 === 3 ? 13 : 8);
const top = ticks({ from: 20, step: 10, count: 78, base: 4, height: (i) => -tall(i) });
const side = ticks({ from: 20, step: 10, count: 78, base: 4, height: tall, vertical: true });
const figures = [1, 2, 3, 4, 5, 6, 7];

/** The cutting mat in perspective with six templates on it; the third and sixth are left out on small screens. */
export function HeroMat() {
  return (
    <div className="hero-table">
      <div className="hero-plane">
        <SheetDrawing
          id="mat"
          viewBox="0 0 820 840"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fontSize="15"
          fontWeight="600"
        />
        {sheets.map(({ id, name }, i) => (
          <figure key={id} className={`hero-sheet hero-sheet-${i + 1}`}>
            <TemplatePreview id={id} label={`Preview of the ${name} funnel template`} />
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The rulers along two edges of the mat, on the sheet. */
export function MatInk() {
  return (
    <g fill="#ffb920">
      <path d={top + side} stroke="#ffb920" strokeWidth="1.500" />
      {figures.map((figure) => (
        <text key={figure} x={figure * 100 + 5} y="38">
          {figure}
        </text>
      ))}
      {[...figures, 8].map((figure) => (
        <text key={figure} x="26" y={figure * 100 + 5}>
          {figure}
        </text>
      ))}
    </g>
  );
}
