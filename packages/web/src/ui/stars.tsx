/** Five filled stars. */
export function Stars({ className = "" }: { className?: string }) {
  return (
    <span
      role="img"
      aria-label="5 out of 5 stars"
      className={`inline-block text-[#e39a00] [.on-mat_&]:text-marigold-400 ${className}`}
    >
      <svg viewBox="0 0 108 20" aria-hidden="true" className="h-[1.1em] w-auto" fill="currentColor">
        {[0, 22, 44, 66, 88].map((x) => (
          <path
            key={x}
            transform={`translate(${x})`}
            d="M10 1l2.700 5.800 6.300.800-4.600 4.400 1.200 6.300L10 15.200l-5.600 3.100 1.200-6.300L1 7.600l6.300-.800z"
          />
        ))}
      </svg>
    </span>
  );
}
