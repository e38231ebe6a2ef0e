interface StampProps {
  /** The large line: `90% OFF`, `30 DAYS`, `PAID`. */
  text: string;
  /** The small line under it. */
  sub?: string | undefined;
  /** Read out instead of the two lines. */
  label?: string;
  /** Lies straight on a slip that is itself off true. */
  straight?: boolean;
  className?: string;
}

/** A vermilion rubber stamp with ink grain, 7 degrees off true. At most one per screen. */
export function Stamp({ text, sub, label, straight = false, className = "" }: StampProps) {
  return (
    <span
      role="img"
      aria-label={label ?? [text, sub].filter(Boolean).join(", ")}
      className={`stamp inline-block text-vermilion-600 ${straight ? "" : "-rotate-7"} ${className}`}
    >
      <svg viewBox="0 0 200 104" aria-hidden="true" className="h-auto w-full">
        <defs>
          <filter id="stamp-ink" x="-5%" y="-5%" width="110%" height="110%">
            <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="8" result="n" />
            <feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -7 5.3" result="m" />
            <feComposite in="SourceGraphic" in2="m" operator="in" result="c" />
            <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="3" result="w" />
            <feDisplacementMap in="c" in2="w" scale="1.8" />
          </filter>
        </defs>
        <g filter="url(#stamp-ink)">
          <rect
            x="4"
            y="4"
            width="192"
            height="96"
            rx="7"
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
          />
          <rect
            x="11"
            y="11"
            width="178"
            height="82"
            rx="3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
          <text
            x="100"
            y={sub ? 62 : 71}
            fontSize="54"
            textAnchor="middle"
            textLength={text.length > 4 ? 156 : 132}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
          </text>
          {sub ? (
            <text x="100" y="83" fontSize="18" textAnchor="middle">
              {sub}
            </text>
          ) : null}
        </g>
      </svg>
    </span>
  );
}
