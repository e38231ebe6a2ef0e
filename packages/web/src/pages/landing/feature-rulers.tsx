import { ticks } from "../../ui/ticks.ts";
import { hours, lines, revenue } from "./copy.ts";
import { SheetDrawing } from "./sheet-drawing.tsx";

const day = 8;
const hour = 64.75;
const dayTicks = ticks({
  from: 1,
  step: hour / 4,
  count: day * 4 + 1,
  base: 98,
  height: (i) => (i % 4 === 0 ? 26 : 12),
});

/** A working day of eight hours; the first two are marigold. Cropped at the right on phones. */
export function SetupDrawing() {
  return (
    <div className="draw max-md:overflow-hidden">
      <SheetDrawing id="setup" viewBox="0 0 520 200" className="h-44 max-w-none md:h-auto md:w-full" />
    </div>
  );
}

/** Its drawing, on the sheet. */
export function SetupInk() {
  return (
    <>
      <rect x="1" y="34" width={day * hour} height="64" fill="#fffdf7" stroke="#14211c" strokeWidth="1.500" />
      <rect x="1.700" y="34.700" width={2 * hour} height="62.600" fill="#ffb920" />
      <path d={dayTicks} stroke="#14211c" strokeWidth="1.200" />
      {[1, 2, 3, 4, 5, 6, 7].map((h) => (
        <text key={h} x={1 + h * hour} y="62" fontSize="19" textAnchor="middle" fill="#14211c">
          {h}
        </text>
      ))}
      <path d="M1 16h129M1 10v12M130 10v12" stroke="#bf2e0c" strokeWidth="1.500" />
      <text x="142" y="22" fontSize="19" fill="#bf2e0c">
        {lines.setupTakes} 1 to 2 hours
      </text>
      <path d="M12 98v88h22M48 98v62h22M118 98v36h22" fill="none" stroke="#14211c" strokeWidth="1.300" />
      <g fill="#14211c">
        <circle cx="12" cy="98" r="4" />
        <circle cx="48" cy="98" r="4" />
        <circle cx="118" cy="98" r="4" />
      </g>
      <g fontSize="18" fill="#43514a">
        <text x="42" y="192">
          import the file
        </text>
        <text x="78" y="166">
          your words, your photos
        </text>
        <text x="148" y="140">
          publish
        </text>
        <text x="519" y="122" fontSize="16" textAnchor="end">
          one working day
        </text>
      </g>
    </>
  );
}

const million = 28.4;
const revenueTicks = ticks({
  from: 0.5,
  step: million / 4,
  count: 41,
  base: 88,
  height: (i) => (i % 4 === 0 ? 20 : 9),
});

/** Ten million dollars on a ruler, and the marigold goes on past its end; or the price of the page builder: nothing. */
export function ResultsDrawing() {
  return (
    <div className="draw">
      <p
        aria-hidden="true"
        className="num font-display text-[clamp(4.5rem,3rem+6vw,7.5rem)] leading-[0.8] font-extrabold tracking-tight"
      >
        {revenue?.figure ?? "₹0"}
      </p>
      <SheetDrawing id="results" viewBox="0 0 320 118" className="mt-6 block h-auto w-full" />
    </div>
  );
}

/** Its drawing, on the sheet. */
export function ResultsInk() {
  return revenue ? <RevenueInk /> : <NothingInk />;
}

function NothingInk() {
  return (
    <>
      <path d="M0 34h520v54H0z" fill="#fffdf7" />
      <path d={revenueTicks} stroke="#14211c" strokeWidth="1.200" />
      <path d="M1.500 22v78" stroke="#ffb920" strokeWidth="3" />
      <text x="10" y="16" fontSize="15" fill="#f7f4e9">
        what the page builder costs
      </text>
    </>
  );
}

function RevenueInk() {
  return (
    <>
      {/* Wider than the drawing: it runs off the cell. */}
      <path d="M0 34h520v54H0z" fill="#ffb920" />
      <path d={revenueTicks} stroke="#14211c" strokeWidth="1.200" />
      <path d="M285 22v78" stroke="#f7f4e9" strokeWidth="1.500" strokeDasharray="5 4" />
      <text x="285" y="14" fontSize="15" textAnchor="middle" fill="#f7f4e9">
        end of the ruler
      </text>
      <g fontSize="15" textAnchor="middle" fill="#14211c">
        {[2, 4, 6, 8].map((millions) => (
          <text key={millions} x={millions * million} y="60">
            ${millions}M
          </text>
        ))}
      </g>
    </>
  );
}

const hourSquares = Array.from(
  { length: 100 },
  (_, i) => `M${1 + (i % 20) * 25} ${45 + Math.floor(i / 20) * 25}h20v20h-20z`,
);

/** One hundred squares: twenty hours a week, five weeks. Or one for each template, 21 in a row. */
export function HoursDrawing() {
  return (
    <div className="draw">
      <SheetDrawing
        id="hours"
        viewBox="0 0 548 190"
        className="block h-auto w-full text-[30px] md:text-[19px]"
      />
    </div>
  );
}

/** Its drawing, on the sheet; the page says how large the letters are. */
export function HoursInk() {
  return hours ? <SavedHoursInk /> : <LayoutsInk />;
}

const layouts = [
  { first: 0, count: 9, fill: "#ffb920" },
  { first: 9, count: 15, fill: "#9cc7b1" },
  { first: 24, count: 39, fill: "#fffdf7" },
] as const;

const layoutAt = (i: number) => `M${1 + (i % 21) * 25} ${45 + Math.floor(i / 21) * 41}h20v32h-20z`;

function LayoutsInk() {
  return (
    <>
      {layouts.map(({ first, count, fill }) => (
        <path
          key={fill}
          d={Array.from({ length: count }, (_, i) => layoutAt(first + i)).join("")}
          fill={fill}
          stroke="#14211c"
          strokeWidth="1.300"
        />
      ))}
      <path d="M1 24h520M1 18v12M521 18v12" stroke="#bf2e0c" strokeWidth="1.300" />
      <text
        x="261"
        y="30"
        textAnchor="middle"
        fill="#bf2e0c"
        stroke="#fffdf7"
        strokeWidth="14"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        9 + 15 + 39
      </text>
    </>
  );
}

function SavedHoursInk() {
  return (
    <>
      <path d={hourSquares.join("")} fill="#ffb920" stroke="#14211c" strokeWidth="1.300" />
      <path
        d="M1 24h497M1 18v12M498 18v12M524 44v121M518 44h12M518 165h12"
        stroke="#bf2e0c"
        strokeWidth="1.300"
      />
      <g
        textAnchor="middle"
        fill="#bf2e0c"
        stroke="#fffdf7"
        strokeWidth="14"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        <text x="250" y="30">
          20 hours a week
        </text>
        <text transform="translate(518 105) rotate(90)">5 weeks</text>
      </g>
    </>
  );
}
