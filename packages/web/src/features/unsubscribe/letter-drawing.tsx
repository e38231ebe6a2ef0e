/** An envelope on the mat, its thread cut: construction lines, outline, and a dimension of nothing. */
export function LetterDrawing() {
  return (
    <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
      <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
        <path d="M-900 380h2400M-900 600h2400M130-400v1600M470-400v1600M130 380l340 220M470 380L130 600" />
      </g>
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
        <path d="M130 380h340v220H130z" />
        <path d="M130 380l170 124 170-124" />
      </g>
      <path d="M300-900v1104" stroke="#ffb920" strokeWidth="2.5" />
      <path d="M300 262v118" stroke="#ffb920" strokeWidth="2.5" strokeDasharray="7 8" opacity=".6" />
      <path d="M282 218l36-18M282 266l36-18" stroke="#ff9c82" strokeWidth="2.5" />
      <path d="M130 640h140M330 640h140M130 630v20M470 630v20" stroke="#ffb920" strokeWidth="1.5" />
      <text x="300" y="648" fill="#f7f4e9" fontSize="24" textAnchor="middle">
        0
      </text>
    </svg>
  );
}
