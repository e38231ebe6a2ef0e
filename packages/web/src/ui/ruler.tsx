interface RulerProps {
  /** 0 to 100. */
  percent: number;
  /** How far it is filled, where that is not up to the slide. */
  filled?: number;
  /** What is measured, for screen readers. */
  label: string;
  /** Said instead of the percentage: "4 minutes left". */
  valueText?: string;
  size?: "sm" | "md";
  /** The pointer that the large size has anyway. */
  slide?: boolean;
  /** What is counted in sevenths is drawn in sevenths, each of four. Else in tenths. */
  sevenths?: boolean;
  className?: string;
}

/** Progress as a ruler: ink ticks each 2 % and 10 %, marigold fill, and (in the large size) a small bob as pointer. */
export function Ruler({
  percent,
  filled,
  label,
  valueText,
  size = "md",
  slide = size === "md",
  sevenths = false,
  className = "",
}: RulerProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
      className={`meter ${size === "sm" ? "meter-sm" : ""} ${sevenths ? "meter-7" : ""} ${className}`}
    >
      {/* Attributes, not style: the page may carry no inline style. */}
      <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-0">
        <rect width={`${filled ?? value}%`} y={size === "sm" ? 4 : 8} height="9" fill="#ffb920" />
        {slide ? (
          <svg x={`${value}%`} y={size === "sm" ? -6 : -4} className="z-1" aria-hidden="true">
            <path d="M-5.500 0h11v5L0 14 -5.500 5z" fill="#bf2e0c" />
          </svg>
        ) : null}
      </svg>
    </div>
  );
}

/** The edge of a steel rule between two surfaces. Decoration. */
export function RulerEdge({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`ruler-edge ${className}`} />;
}
