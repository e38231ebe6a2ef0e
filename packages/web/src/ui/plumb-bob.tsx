/** The bob on its thread, drawn large; hangs still. Decoration. */
export function PlumbBob({ className = "", thread = 150 }: { className?: string; thread?: number }) {
  return (
    <svg viewBox={`0 0 88 ${thread + 132}`} aria-hidden="true" className={className}>
      <BobInk thread={thread} />
    </svg>
  );
}

/** The drawing itself, in an 88 units wide `svg`. */
export function BobInk({ thread }: { thread: number }) {
  return (
    <>
      <path d={`M44 0v${thread}`} stroke="#ffb920" strokeWidth="2" />
      <g transform={`translate(0 ${thread})`}>
        <path d="M36 0h16v22H36z" fill="#ffb920" />
        <path d="M36 7h16M36 14h16" stroke="#0b2f24" strokeWidth="1.5" />
        <path d="M4 27h80L64 66H24z" fill="#f7f4e9" />
        <path d="M44 27h40L64 66H44z" fill="#c9ddd2" />
        <path d="M27.500 71h33L44 132z" fill="#f7f4e9" />
        <path d="M44 71h16.500L44 132z" fill="#c9ddd2" />
      </g>
    </>
  );
}

/** The small bob that swings while we work. Hangs still under reduced motion. */
export function BusyBob({ className = "h-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 22 32" aria-hidden="true" className={`w-auto origin-top animate-plumb ${className}`}>
      <path d="M8.5 0h5v6.2h-5z" fill="#d48c00" />
      <path d="M1 8h20l-5 9H6z" fill="currentColor" />
      <path d="M6.9 18.6h8.2L11 32z" fill="currentColor" />
    </svg>
  );
}
