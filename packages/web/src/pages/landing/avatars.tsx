import type { ReactNode } from "react";
import { SheetDrawing } from "./sheet-drawing.tsx";

const ink = "#14211c";

/** Five buyers, drawn for us; 48 units square each. */
const faces: readonly { id: string; ground: string; drawing: ReactNode }[] = [
  {
    id: "long-hair",
    ground: "#ffb920",
    drawing: (
      <>
        <path d="M12 46V22a12 12 0 0 1 24 0v24z" fill={ink} />
        <path d="M7 48c1-9 8-12.500 17-12.500S40 39 41 48z" fill="#1c6a4f" />
        <path d="M20.500 28h7v9a3.500 3.500 0 0 1-7 0z" fill="#b9784c" />
        <ellipse cx="24" cy="23" rx="7.800" ry="9.500" fill="#d0925f" />
        <path d="M16 23c-1-13 17-13 16 0-4-1.500-7-4.500-8-7-1.500 3.500-4 6-8 7z" fill={ink} />
        <circle cx="24" cy="18.500" r="1" fill="#bf2e0c" />
      </>
    ),
  },
  {
    id: "beard",
    ground: "#9cc7b1",
    drawing: (
      <>
        <path d="M6 48c1-9 8-12 18-12s17 3 18 12z" fill="#fffdf7" />
        <path d="M20 28h8v8l-4 4-4-4z" fill="#94582f" />
        <ellipse cx="24" cy="22" rx="8.200" ry="9.800" fill="#a9683b" />
        <path
          d="M15.800 21c-.500 14 16.900 14 16.400 0-1.500 4-4 4.500-8.200 4.500s-6.700-.500-8.200-4.500z"
          fill={ink}
        />
        <path d="M15 21c-2-15 20-15 18 0-1.500-4-3.500-6.500-9-6.500S16.500 17 15 21z" fill={ink} />
        <path d="M21.500 28h5" stroke="#d9a57e" strokeWidth="1.500" strokeLinecap="round" />
      </>
    ),
  },
  {
    id: "turban",
    ground: "#f9ddd0",
    drawing: (
      <>
        <path d="M6 48c1-9 8-11.500 18-11.500S41 39 42 48z" fill="#0f4031" />
        <ellipse cx="24" cy="25" rx="8" ry="9" fill="#c58a58" />
        <path d="M16 25c-1 16 17 16 16 0-1.500 3.500-4 4.500-8 4.500s-6.500-1-8-4.500z" fill="#2b211b" />
        <path d="M13 22c-2-9 4-15 11-15s13 6 11 15c-3-5-7-7-11-7s-8 2-11 7z" fill="#d48c00" />
        <path
          d="M14 19c5-8 13-10 20-7M16 14c5-5 10-6 14-5"
          fill="none"
          stroke="#855000"
          strokeWidth="1.200"
        />
      </>
    ),
  },
  {
    id: "glasses",
    ground: "#8cc3d6",
    drawing: (
      <>
        <path d="M13 32c-3-16 2-22 11-22s14 6 11 22z" fill="#2b211b" />
        <path d="M7 48c1-9 8-12 17-12s16 3 17 12z" fill="#855000" />
        <path d="M20.500 29h7v8a3.500 3.500 0 0 1-7 0z" fill="#c78a5a" />
        <ellipse cx="24" cy="23.500" rx="7.800" ry="9.300" fill="#e0ab7c" />
        <path d="M15.500 22c0-11 13-12 17-1-6 0-10-2-12-5-1 3-3 5-5 6z" fill="#2b211b" />
        <g fill="#ffffff55" stroke={ink} strokeWidth="1.200">
          <circle cx="20.500" cy="24" r="2.900" />
          <circle cx="27.500" cy="24" r="2.900" />
        </g>
      </>
    ),
  },
  {
    id: "scarf",
    ground: "#f7f4e9",
    drawing: (
      <>
        <path d="M6 48c0-9 4-13 7-15-3-14 2-24 11-24s14 10 11 24c3 2 7 6 7 15z" fill="#16553f" />
        <ellipse cx="24" cy="23.500" rx="7.300" ry="9" fill="#cf9767" />
        <path d="M16.500 22c1-8 14-8 15 0-3-4-12-4-15 0z" fill="#0f4031" />
        <path d="M14 40c5 3 14 3 20-4" fill="none" stroke="#9cc7b1" strokeWidth="1.300" />
      </>
    ),
  },
];

/** A row of overlapping faces. Decoration: the figure beside it says what they mean. */
export function Avatars() {
  return (
    <span aria-hidden="true" className="flex">
      {faces.map(({ id }, place) => (
        <SheetDrawing
          key={id}
          id="faces"
          viewBox={`${place * 48} 0 48 48`}
          className="-ml-2.5 size-11 overflow-hidden rounded-pill border-2 border-mat-800 bg-mat-700 first:ml-0"
        />
      ))}
    </span>
  );
}

/** All of them in a row, on the sheet. */
export function FacesInk() {
  return faces.map(({ id, ground, drawing }, place) => (
    <g key={id} transform={`translate(${place * 48})`}>
      <path d="M0 0h48v48H0z" fill={ground} />
      {drawing}
    </g>
  ));
}
