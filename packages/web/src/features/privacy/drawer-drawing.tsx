/** A drawer pulled out of its cabinet, with one sheet standing in it: drawn as a maker would, with its lines and measures. */
export function DrawerDrawing() {
  return (
    <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
      <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
        <path d="M-900 250h2400M-900 430h2400M-900 610h2400M120-400v1600M480-400v1600" />
        <path d="M120 610L-60 730M480 610l180 120" />
      </g>
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
        <path d="M120 250h360v480H120z" />
        <path d="M120 430h360M120 610h360" />
        <path d="M262 334h76v22h-76zM262 664h76v22h-76z" />
        <path d="M96 470h408l28 150H68z" fill="#0f4031" />
        <path d="M68 620h464v84H68z" fill="#16553f" />
        <path d="M262 652h76v22h-76z" />
      </g>
      <g strokeLinejoin="round">
        <path d="M196 372h208v196H184z" fill="#fffdf7" stroke="#14211c" strokeWidth="2.5" />
        <path
          d="M222 404h150v12H222zM220 432h118v9H220zM218 454h150v9H218zM216 476h96v9h-96z"
          fill="#c9c5b4"
        />
        <path d="M340 352h64v34h-64z" fill="#ffb920" stroke="#14211c" strokeWidth="2.5" />
      </g>
      <g stroke="#ffb920" strokeWidth="1.5">
        <path d="M68 744h464M68 734v20M532 734v20" />
        <path d="M560 470v150M550 470h20M550 620h20" />
      </g>
      <path d="M300-900v1212" stroke="#ffb920" strokeWidth="2.5" />
    </svg>
  );
}
