import { encode } from "uqr";

/** A text as a QR code. The quiet margin around it is a part of it: scanners look for it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 border-[1.5px] border-ink bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
