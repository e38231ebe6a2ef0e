import type { ReactNode } from "react";

const ink = { stroke: "#14211c", strokeWidth: 2 } as const;

/** A window of the page builder, drawn flat; `children` is what to look at. */
function Window({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className="block h-auto w-full">
      <path d="M4 4h312v182H4z" fill="#fffdf7" {...ink} />
      <path d="M4 26h312" {...ink} strokeWidth="1.300" />
      <path d="M14 11h8v8h-8zM28 11h8v8h-8zM42 11h8v8h-8z" fill="#dcd7c6" />
      {children}
    </svg>
  );
}

/** A pointer at the thing to press. */
function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0l22 9-9 4-4 10z"
      fill="#bf2e0c"
      stroke="#fffdf7"
      strokeWidth="1.500"
      strokeLinejoin="round"
    />
  );
}

const rows = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, i) => `M${x} ${y + i * 22}h${width}v7h-${width}z`).join("");

/** The six steps of the import (docs/product.md section 2). */
export const guideSteps: readonly { title: string; text: ReactNode; drawing: ReactNode }[] = [
  {
    title: "Download the JSON",
    text: (
      <>
        In the <a href="/funnel-templates">template library</a>, press <b>Download JSON</b> on the card you
        want. The file is named after the template. Do not unpack or rename it.
      </>
    ),
    drawing: (
      <Window>
        <path
          d="M24 44h76v96H24zM122 44h76v96h-76zM220 44h76v96h-76z"
          fill="#ddebe2"
          {...ink}
          strokeWidth="1.300"
        />
        <path d="M24 150h76v20H24zM220 150h76v20h-76z" fill="#dcd7c6" />
        <path d="M122 150h76v20h-76z" fill="#ffb920" {...ink} strokeWidth="1.300" />
        <Pointer x={176} y={162} />
      </Window>
    ),
  },
  {
    title: "Open Templates, then Saved Templates",
    text: (
      <>
        Log in to WordPress. In the menu on the left choose <b>Templates</b>, and under it{" "}
        <b>Saved Templates</b>.
      </>
    ),
    drawing: (
      <Window>
        <path d="M4 26h92v160H4z" fill="#14211c" />
        <path d={rows(18, 42, [56, 44, 60])} fill="#5b6861" />
        <path d="M4 104h92v26H4z" fill="#1c6a4f" />
        <path d="M18 113h58v8H18z" fill="#fffdf7" />
        <path d="M28 140h52v7H28z" fill="#ffb920" />
        <path d="M28 160h40v7H28z" fill="#5b6861" />
        <path d={rows(116, 44, [90, 170, 150, 160])} fill="#dcd7c6" />
        <Pointer x={72} y={144} />
      </Window>
    ),
  },
  {
    title: "Click Import Templates",
    text: (
      <>The button stands at the top of the list, beside the heading. A field for the file opens under it.</>
    ),
    drawing: (
      <Window>
        <path d="M20 42h86v12H20z" fill="#14211c" />
        <path d="M120 36h112v26H120z" fill="#ffb920" {...ink} strokeWidth="1.300" />
        <path d="M134 46h84v6h-84z" fill="#14211c" />
        <path d="M20 82h280v84H20z" fill="none" stroke="#868c80" strokeWidth="1.500" strokeDasharray="6 5" />
        <path d="M106 120h108v8H106z" fill="#dcd7c6" />
        <Pointer x={214} y={54} />
      </Window>
    ),
  },
  {
    title: "Choose the file and Import Now",
    text: (
      <>
        Pick the JSON from your downloads and press <b>Import Now</b>. It takes a few seconds; the template
        then stands first in the list.
      </>
    ),
    drawing: (
      <Window>
        <path d="M20 52h180v34H20z" fill="#fffdf7" {...ink} strokeWidth="1.300" />
        <text x="32" y="75" fontSize="16" fill="#43514a">
          agency.json
        </text>
        <path d="M212 52h88v34h-88z" fill="#ffb920" {...ink} strokeWidth="1.300" />
        <path d="M226 66h60v7h-60z" fill="#14211c" />
        <path d="M20 112h280v26H20z" fill="#ddebe2" />
        <path d={rows(32, 121, [110, 150])} fill="#1c6a4f" />
        <Pointer x={282} y={80} />
      </Window>
    ),
  },
  {
    title: "Insert the template",
    text: (
      <>
        Make a new page and open it in the page builder. Set the page layout to <b>Canvas</b>, click the
        folder icon, choose <b>My Templates</b> and press <b>Insert</b>.
      </>
    ),
    drawing: (
      <Window>
        <path d="M40 46h240v116H40z" fill="none" stroke="#868c80" strokeWidth="1.500" strokeDasharray="6 5" />
        <circle cx="138" cy="104" r="20" fill="#dcd7c6" />
        <path d="M138 95v18M129 104h18" {...ink} strokeWidth="2.500" />
        <circle cx="188" cy="104" r="20" fill="#ffb920" {...ink} strokeWidth="1.300" />
        <path d="M178 97h7l3 3h10v12h-20z" fill="none" {...ink} />
        <Pointer x={198} y={114} />
      </Window>
    ),
  },
  {
    title: "Customise and publish",
    text: (
      <>
        Change the words first, then the pictures, then the colours. Look at it on the phone view, and press{" "}
        <b>Publish</b>.
      </>
    ),
    drawing: (
      <Window>
        <path d="M4 26h78v160H4z" fill="#eef4ef" />
        <path d={rows(16, 42, [50, 42, 52, 36])} fill="#9cc7b1" />
        <path d="M16 154h54v22H16z" fill="#ffb920" {...ink} strokeWidth="1.300" />
        <path d="M98 42h202v62H98z" fill="#0f4031" />
        <path d="M114 56h96v12h-96zM114 74h64v12h-64z" fill="#f7f4e9" />
        <path d="M98 116h60v54H98zM170 116h60v54h-60zM242 116h58v54h-58z" fill="#dcd7c6" />
        <Pointer x={52} y={168} />
      </Window>
    ),
  },
];
