const tenths = [8, 16, 24, 32, 40, 48, 56, 64, 72];

/** A figure from 0 to 100 with its bar of ten cells. */
export function Gauge({ label, value }: { label: string; value: number }) {
  return (
    <span className="inline-grid w-18 flex-none grid-cols-[1fr_max-content] gap-x-1 text-xs leading-tight whitespace-nowrap sm:w-20">
      <span>{label}</span>
      <b className="num text-ink">{value}</b>
      <svg viewBox="0 0 80 6" aria-hidden="true" className="col-span-full mt-0.5 h-auto w-full">
        <path d="M0 3h80" stroke="#dcd7c6" strokeWidth="6" />
        <path d={`M0 3h${value * 0.8}`} stroke="#1c6a4f" strokeWidth="6" />
        {tenths.map((x) => (
          <path key={x} d={`M${x} 0v6`} stroke="#fffdf7" strokeWidth="1" />
        ))}
      </svg>
    </span>
  );
}
