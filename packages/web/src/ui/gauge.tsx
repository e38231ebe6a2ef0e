/** A figure from 0 to 100 with its bar. Ink only: colours say how a shop does. */
export function Gauge({ label, value }: { label: string; value: number }) {
  return (
    <span className="num inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className="lg:sr-only">{label} </span>
      <b className="min-w-5 font-semibold text-ink lg:min-w-7">{value}</b>
      <svg viewBox="0 0 30 6" aria-hidden="true" className="h-1.5 w-7.5 max-lg:hidden">
        <path d="M0 3h30" stroke="#dcd7c6" strokeWidth="6" />
        <path d={`M0 3h${value * 0.3}`} stroke="#43514a" strokeWidth="6" />
      </svg>
    </span>
  );
}
