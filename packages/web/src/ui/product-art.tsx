import type { ResourceType, UpsellId } from "@store/contract/products";
import type { ReactNode } from "react";

const ink = "#14211c";
const sheet = "#fffdf7";
const marigold = "#ffb920";
const pale = "#c9c5b4";

/** Everything that is sold and given; the funnels are shown as pictures of templates. */
type ProductArtName = Exclude<ResourceType, "funnel_templates"> | UpsellId | "emails";

const drawings: Record<ProductArtName, ReactNode> = {
  fbads: (
    <>
      <path d="M4 18h172v98H4z" fill="#0f4031" stroke={ink} strokeWidth="2" />
      <path d="M4 51h172M4 83h172M47 18v98M90 18v98M133 18v98" stroke="#ffb92040" />
      <path d="M14 104l30-24 26 11 32-36 26 16 42-32" fill="none" stroke="#9cc7b1" strokeWidth="2.5" />
      <path d="M102 55m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M167 39a3 3 0 1 0 6 0a3 3 0 1 0-6 0" fill="#f7f4e9" />
      <circle cx="90" cy="67" r="19" fill={marigold} />
      <path d="M84 57l17 10-17 10z" fill={ink} />
    </>
  ),
  checklist: (
    <>
      <path d="M30 4h120v126H30z" fill={sheet} stroke={ink} strokeWidth="2" />
      <path
        d="M44 20h15v15H44zM44 47h15v15H44zM44 74h15v15H44z"
        fill="#1c6a4f"
        stroke={ink}
        strokeWidth="1.6"
      />
      <path d="M47 28l4 4 6-8M47 55l4 4 6-8M47 82l4 4 6-8" stroke={sheet} strokeWidth="2" fill="none" />
      <path d="M44 101h15v15H44z" fill="none" stroke={ink} strokeWidth="1.6" />
      <path d="M68 24h66v6H68zM68 51h52v6H68zM68 78h62v6H68z" fill={pale} />
      <path d="M68 105h44v6H68z" fill={ink} />
      <path d="M118 120l40-62 12 8-40 62-15 6z" fill={marigold} stroke={ink} strokeWidth="2" />
    </>
  ),
  "ad-templates": (
    <>
      <path d="M8 10h80v110H8z" fill="#e2401b" stroke={ink} strokeWidth="2" />
      <path d="M100 10h72v50h-72z" fill="#9cc7b1" stroke={ink} strokeWidth="2" />
      <path d="M100 72h48v48h-48z" fill={marigold} stroke={ink} strokeWidth="2" />
      <path d="M20 76h48v9H20zM20 92h36v5H20z" fill={sheet} />
      <circle cx="48" cy="42" r="18" fill={sheet} />
      <path d="M112 26h36v8h-36zM112 40h24v5h-24z" fill={ink} />
    </>
  ),
  "seo-checklist": (
    <>
      <path d="M14 8h120v118H14z" fill={sheet} stroke={ink} strokeWidth="2" />
      <path d="M28 26h60v9H28z" fill="#16553f" />
      <path d="M28 42h92v5H28zM28 53h80v5H28zM28 74h50v9H28zM28 90h92v5H28zM28 101h64v5H28z" fill={pale} />
      <circle cx="112" cy="66" r="32" fill="#ffd16688" stroke={ink} strokeWidth="4" />
      <path d="M135 90l32 32" stroke={ink} strokeWidth="9" strokeLinecap="round" />
    </>
  ),
  emails: (
    <>
      <path d="M42 4h96v70H42z" fill={sheet} stroke={ink} strokeWidth="2" />
      <path d="M54 18h50v9H54zM54 36h72v5H54zM54 47h60v5H54z" fill={ink} />
      <path
        d="M14 46v80h152V46l-76 48z"
        fill={marigold}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M14 126l58-44M166 126l-58-44" stroke={ink} strokeWidth="2" />
    </>
  ),
  "agency-license": (
    <>
      <path d="M10 12h160v96H10z" fill={sheet} stroke={ink} strokeWidth="2" />
      <path d="M19 21h142v78H19z" fill="none" stroke={ink} />
      <path d="M36 38h80v10H36z" fill={ink} />
      <path d="M36 58h66v5H36zM36 69h54v5H36z" fill={pale} />
      <path d="M122 88l-8 40 20-10 20 10-8-40z" fill="#bf2e0c" />
      <circle cx="134" cy="76" r="23" fill={marigold} stroke={ink} strokeWidth="2" />
      <circle cx="134" cy="76" r="15" fill="none" stroke={ink} />
      <path d="M125 70h18l-5 8h-8zM130 80h8l-4 9z" fill={ink} />
    </>
  ),
};

/** Of a product of the owner's own. */
const plainSheet = (
  <path d="M30 4h120v126H30zM48 26h60M48 44h84M48 60h84M48 76h52" fill={sheet} stroke={ink} strokeWidth="2" />
);

/** The picture of something we sell. Decoration. */
export function ProductArt({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 180 134" aria-hidden="true" className={`h-auto w-full ${className}`}>
      {(drawings as Partial<Record<string, ReactNode>>)[name] ?? plainSheet}
    </svg>
  );
}
