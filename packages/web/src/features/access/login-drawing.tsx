/** Where the funnel of the drawing begins and ends, and how far its sides lean in per unit of height. */
const top = 300;
const bottom = 700;
const lean = 0.39;

/** A funnel under the plumb line, with the stages of an area written into it. Decoration: the page says the same in words. */
export function LoginDrawing({ stages, className = "" }: { stages: readonly string[]; className?: string }) {
  const height = (bottom - top) / stages.length;
  return (
    <div className={`draw absolute inset-0 ${className}`}>
      <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
        <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
          <path d="M-900 300h2400M-900 700h2400M33 140l258 660M567 140L309 800" />
          <circle cx="300" cy="500" r="228" />
          <circle cx="300" cy="500" r="114" />
        </g>
        <path d="M300 700v700" stroke="#ff9c82" strokeWidth="1.2" strokeDasharray="26 6 4 6" />
        <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
          {stages.map((stage, at) => (
            <path key={stage} d={band(top + at * height, height)} />
          ))}
        </g>
        <g fill="#f7f4e9" fontSize="21" textAnchor="middle">
          {stages.map((stage, at) => (
            <text key={stage} x="300" y={top + (at + 0.5) * height + 7}>
              {stage}
            </text>
          ))}
        </g>
        <path d="M95 272h146M359 272h146M95 262v20M505 262v20" stroke="#ffb920" strokeWidth="1.5" />
        <g fill="#ffb920">
          <circle cx="95" cy="300" r="5" />
          <circle cx="505" cy="300" r="5" />
          <circle cx="300" cy="300" r="5" />
        </g>
        <path d="M300-900v1048" stroke="#ffb920" strokeWidth="2.5" />
        <g transform="translate(256 146)">
          <path d="M36 0h16v22H36z" fill="#ffb920" />
          <path d="M36 7h16M36 14h16" stroke="#0b2f24" strokeWidth="1.5" />
          <path d="M0 30h88L66 70H22z" fill="#f7f4e9" />
          <path d="M44 30h44L66 70H44z" fill="#c9ddd2" />
          <path d="M25 76h38L44 154z" fill="#f7f4e9" />
          <path d="M44 76h19L44 154z" fill="#c9ddd2" />
        </g>
      </svg>
    </div>
  );
}

function band(y: number, height: number): string {
  const inset = (at: number) => 95 + (at - top) * lean;
  const [upper, lower] = [inset(y), inset(y + height)];
  return `M${upper} ${y}H${600 - upper}L${600 - lower} ${y + height}H${lower}z`;
}
