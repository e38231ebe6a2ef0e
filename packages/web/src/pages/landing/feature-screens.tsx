import { isObserved } from "@store/contract/honest/shown";
import { ticks } from "../../ui/ticks.ts";
import { SheetDrawing, sheetAddress } from "./sheet-drawing.tsx";
import type { PreviewId } from "./template-preview.tsx";

interface Screen {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Which part of the template is seen. */
  viewBox: string;
  radius: number;
}

const screens: readonly Screen[] = [
  { x: 2, y: 42, width: 238, height: 170, viewBox: "0 0 300 214", radius: 0 },
  { x: 188, y: 74, width: 104, height: 138, viewBox: "0 0 300 400", radius: 0 },
  { x: 276, y: 104, width: 60, height: 108, viewBox: "0 0 168 305", radius: 5 },
];

/** One template on three screens, with their widths as dimensions. */
export function ResponsiveDrawing() {
  return (
    <div className="draw mx-auto max-w-96">
      <SheetDrawing id="screens" viewBox="0 0 372 216" className="block h-auto w-full">
        {screens.map(({ x, y, width, height, viewBox, radius }) => (
          <g key={width}>
            <rect x={x} y={y} width={width} height={height} rx={radius} fill="#fffdf7" />
            <svg
              x={x + 1}
              y={y + 1}
              width={width - 2}
              height={height - 2}
              viewBox={viewBox}
              preserveAspectRatio="xMinYMin slice"
              className="overflow-hidden font-display font-bold"
              aria-hidden="true"
            >
              <use href={`${sheetAddress}#tpl-health`} width="300" height="400" />
            </svg>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              rx={radius}
              fill="none"
              stroke="#14211c"
              strokeWidth="2.500"
            />
          </g>
        ))}
      </SheetDrawing>
    </div>
  );
}

/** The widths of the screens, on the sheet. */
export function ScreensInk() {
  return (
    <>
      <path
        d="M2 28h238M2 22v12M240 22v12M246 60h46M246 54v12M292 54v12M298 90h38M298 84v12M336 84v12"
        stroke="#bf2e0c"
        strokeWidth="1.300"
      />
      <g fontSize="15" fill="#bf2e0c">
        <text x="121" y="18" textAnchor="middle">
          1280
        </text>
        <text x="298" y="65">
          768
        </text>
        <text x="341" y="95">
          360
        </text>
      </g>
    </>
  );
}

const months: readonly { name: string; id: PreviewId; tilt: number }[] = [
  { name: "Jul", id: "astrology", tilt: -2 },
  { name: "Aug", id: "trading", tilt: 1.5 },
  { name: "Sep", id: "courses", tilt: -1 },
  { name: "Oct", id: "vastu", tilt: 2 },
  { name: "Nov", id: "health", tilt: -3 },
];
const weekTicks = ticks({
  from: 0.5,
  step: 10,
  count: 53,
  base: 34,
  height: (i) => (i % 10 === 0 ? 12 : i % 5 === 0 ? 8 : 5),
});

/** A ruler of months; each hangs a new template on it, the newest with a red clip. */
export function UpdatesDrawing() {
  return (
    <div className="draw">
      <svg
        viewBox="0 0 520 196"
        aria-hidden="true"
        className="block h-auto w-full font-display font-bold text-[24px] md:text-[16px]"
      >
        {months.map(({ name, id, tilt }, i) => (
          <use
            key={name}
            href={`${sheetAddress}#tpl-${id}`}
            transform={`rotate(${tilt} ${middleOf(i)} 110)`}
            x={middleOf(i) - 42}
            y="54"
            width="84"
            height="116"
          />
        ))}
        <use href={`${sheetAddress}#updates`} />
      </svg>
    </div>
  );
}

/** Ruler, frames and clips, on the sheet; the page says how large the months are. */
export function UpdatesInk() {
  return (
    <>
      <path d="M0 34h520" stroke="#14211c" strokeWidth="1.500" />
      <path d={weekTicks} stroke="#14211c" />
      {months.map(({ name, tilt }, i) => {
        const x = middleOf(i);
        const newest = i === months.length - 1;
        return (
          <g key={name}>
            {/* A template each month is what the observed shop says. */}
            <text
              x={x}
              y="16"
              textAnchor="middle"
              fill="#14211c"
              fontFamily="Anek FW, FW Text Fallback, sans-serif"
              fontWeight="600"
            >
              {isObserved() ? name : `v${i + 1}`}
            </text>
            <path
              d={`M${x - 44} 52h88v120h-88z`}
              transform={`rotate(${tilt} ${x} 110)`}
              fill="none"
              stroke="#fffdf7"
              strokeWidth="4"
            />
            <path
              d={`M${x - 46} 50h92v124h-92z`}
              transform={`rotate(${tilt} ${x} 110)`}
              fill="none"
              stroke="#14211c"
              strokeWidth={newest ? 2.5 : 1.2}
            />
            <path d={`M${x - 5} 42h10v10l-5 8-5-8z`} fill={newest ? "#bf2e0c" : "#d48c00"} />
          </g>
        );
      })}
    </>
  );
}

function middleOf(month: number): number {
  return 50 + month * 103;
}
