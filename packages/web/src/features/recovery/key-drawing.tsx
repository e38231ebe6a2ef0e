/** A key under the plumb line, drawn as a maker would before cutting it: construction lines, outline, dimensions. */
export function KeyDrawing() {
  return (
    <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
      <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
        <path d="M-900 330h2400M-900 640h2400M240-400v1600M360-400v1600" />
        <circle cx="300" cy="330" r="150" />
        <circle cx="300" cy="330" r="48" />
      </g>
      <path d="M300 654v746" stroke="#ff9c82" strokeWidth="1.2" strokeDasharray="26 6 4 6" />
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
        <circle cx="300" cy="330" r="96" />
        <circle cx="300" cy="330" r="48" />
        <path d="M276 423v217l24 24 24-24v-24h44v-30h-26v-26h26v-32h-44V423" />
      </g>
      <path d="M180 330v310M170 330h20M170 640h20" stroke="#ffb920" strokeWidth="1.5" />
      <path d="M204 700h192M204 690v20M396 690v20" stroke="#ffb920" strokeWidth="1.5" />
      <g fill="#ffb920">
        <circle cx="300" cy="330" r="5" />
        <circle cx="300" cy="640" r="5" />
      </g>
      <path d="M300-900v1048" stroke="#ffb920" strokeWidth="2.5" />
      <g transform="translate(278 148) scale(.5)">
        <path d="M36 0h16v22H36z" fill="#ffb920" />
        <path d="M0 30h88L66 70H22z" fill="#f7f4e9" />
        <path d="M44 30h44L66 70H44z" fill="#c9ddd2" />
        <path d="M25 76h38L44 154z" fill="#f7f4e9" />
        <path d="M44 76h19L44 154z" fill="#c9ddd2" />
      </g>
    </svg>
  );
}
