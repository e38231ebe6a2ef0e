import type { ReactNode } from "react";
import type { AreaId, LoginId } from "../../gated/access/areas.ts";

/** What lies behind each login, drawn as a maker would before making it. Decoration: the page says the same in words. */
export function LoginDrawing({ id, className = "" }: { id: LoginId; className?: string }) {
  return (
    <div className={`draw absolute inset-0 ${className}`}>
      <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
        <path d="M300 700v700" stroke="#ff9c82" strokeWidth="1.2" strokeDasharray="26 6 4 6" />
        {drawings[id]}
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

/** Construction lines, then ink, then dimensions. */
function Layers({
  pencil,
  ink,
  measure,
  children,
}: {
  pencil: string;
  ink: ReactNode;
  measure: string;
  children?: ReactNode;
}) {
  return (
    <>
      <path d={pencil} fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45" />
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {ink}
      </g>
      <path d={measure} fill="none" stroke="#ffb920" strokeWidth="1.5" />
      {children}
    </>
  );
}

function Words({ at, anchor }: { at: readonly (readonly [string, number, number])[]; anchor?: "start" }) {
  return (
    <g fill="#f7f4e9" fontSize="20" textAnchor={anchor ?? "middle"}>
      {at.map(([word, x, y]) => (
        <text key={word} x={x} y={y}>
          {word}
        </text>
      ))}
    </g>
  );
}

/** A funnel in four bands: the sides lean in by 0.39 per unit of height. */
const band = (y: number, height: number) => {
  const [upper, lower] = [95 + (y - 300) * 0.39, 95 + (y + height - 300) * 0.39];
  return `M${upper} ${y}H${600 - upper}L${600 - lower} ${y + height}H${lower}z`;
};

const pages = ["Home", "Category", "Product", "Cart", "Checkout", "Thank you"];
/** The words on the drawers of the account's cabinet; five fit. */
const drawerWords: Record<AreaId, string> = {
  funnel_templates: "Funnel templates",
  checklist: "CRO checklist",
  fbads: "Facebook Ads course",
  "ad-templates": "Ad templates",
  "seo-checklist": "SEO checklist",
};
const drawers = Object.values(drawerWords);

const drawings: Record<LoginId, ReactNode> = {
  funnel_templates: (
    <Layers
      pencil="M-900 300h2400M-900 700h2400M33 140l258 660M567 140L309 800M72 500a228 228 0 1 0 456 0a228 228 0 1 0-456 0"
      ink={[300, 400, 500, 600].map((y) => <path key={y} d={band(y, 100)} />)}
      measure="M95 272h146M359 272h146M95 262v20M505 262v20"
    >
      <Words
        at={[
          ["Landing page", 300, 357],
          ["Capture", 300, 457],
          ["Sales page", 300, 557],
          ["Thank you", 300, 657],
        ]}
      />
    </Layers>
  ),
  checklist: (
    <Layers
      pencil="M-900 330h2400M-900 726h2400M150-400v1600M450-400v1600"
      ink={
        <>
          <path d="M150 330h300v396H150z" />
          {pages.map((page, at) => (
            <path key={page} d={`M182 ${357 + at * 60}h30v30h-30z`} strokeWidth="2.5" />
          ))}
          {pages.slice(0, 4).map((page, at) => (
            <path key={page} d={`M188 ${372 + at * 60}l8 9 15-20`} stroke="#ffb920" strokeWidth="4" />
          ))}
        </>
      }
      measure="M122 330v396M112 330h20M112 726h20M112 584h20"
    >
      <Words anchor="start" at={pages.map((page, at) => [page, 232, 379 + at * 60] as const)} />
    </Layers>
  ),
  "seo-checklist": (
    <Layers
      pencil="M-900 340h2400M-900 440h2400M110-400v1600M490-400v1600M200 560a110 110 0 1 0 220 0a110 110 0 1 0-220 0"
      ink={
        <>
          <path d="M110 330h380v52H110z" />
          <path d="M446 352a10 10 0 1 0 20 0a10 10 0 1 0-20 0M463 359l12 12" strokeWidth="2.5" />
          <path d="M110 430h380v84H110z" stroke="#ffb920" />
          <path d="M170 530v84h320v-84M230 630v84h260v-84" strokeWidth="2" opacity=".8" />
          <path d="M150 488h230M210 588h180M270 688h150" strokeWidth="2" opacity=".6" />
        </>
      }
      measure="M82 430v284M72 430h20M72 530h20M72 630h20M72 714h20"
    >
      <Words
        anchor="start"
        at={[
          ["What people search for", 130, 363],
          ["1  Your page", 150, 466],
          ["2", 210, 566],
          ["3", 270, 666],
        ]}
      />
    </Layers>
  ),
  "ad-templates": (
    <Layers
      pencil="M-900 340h2400M-900 700h2400M80-400v1600M520-400v1600M316-400v1600"
      ink={
        <>
          <path d="M80 340h216v216H80z" />
          <path d="M316 340h204v362H316z" />
          <path d="M80 576h216v126H80z" />
          <path d="M80 486h216M316 610h204" strokeWidth="2" />
          <path d="M140 412a48 48 0 1 0 96 0a48 48 0 1 0-96 0" strokeWidth="2" opacity=".7" />
          <path d="M346 640h144v34H346z" stroke="#ffb920" />
        </>
      }
      measure="M80 318h216M80 308v20M296 308v20M546 340v362M536 340h20M536 702h20M80 724h216M80 714v20M296 714v20"
    >
      <Words
        at={[
          ["Feed", 188, 528],
          ["Story", 418, 480],
          ["Page", 188, 646],
        ]}
      />
    </Layers>
  ),
  fbads: (
    <Layers
      pencil="M-900 360h2400M-900 520h2400M-900 680h2400M180-400v1600M420-400v1600"
      ink={
        <>
          <path d="M200 330h200v62H200z" stroke="#ffb920" />
          <path d="M90 490h180v62H90zM330 490h180v62H330z" />
          <path d="M60 650h90v62H60zM190 650h90v62h-90zM320 650h90v62h-90zM450 650h90v62h-90z" />
          <path
            d="M300 392v48M180 490v-50h240v50M180 552v48M105 650v-50h130v50M420 552v48M365 650v-50h130v50"
            strokeWidth="2"
          />
        </>
      }
      measure="M36 330v382M26 330h20M26 521h20M26 712h20"
    >
      <Words
        at={[
          ["Campaign", 300, 368],
          ["Ad set", 180, 528],
          ["Ad set ", 420, 528],
          ["Ad", 105, 688],
          ["Ad ", 235, 688],
          ["Ad  ", 365, 688],
          ["Ad   ", 495, 688],
        ]}
      />
    </Layers>
  ),
  account: (
    <Layers
      pencil="M-900 330h2400M-900 720h2400M120-400v1600M480-400v1600"
      ink={
        <>
          <path d="M120 330h360v390H120z" />
          {drawers.map((drawer, at) => (
            <path
              key={drawer}
              d={`M138 ${346 + at * 74}h324v60H138z`}
              strokeWidth="2"
              {...(at === 0 && { stroke: "#ffb920" })}
            />
          ))}
          {drawers.map((drawer, at) => (
            <path key={drawer} d={`M418 ${376 + at * 74}h24`} strokeWidth="5" />
          ))}
        </>
      }
      measure="M92 330v390M82 330h20M82 720h20"
    >
      <Words anchor="start" at={drawers.map((drawer, at) => [drawer, 160, 383 + at * 74] as const)} />
    </Layers>
  ),
};
