const ink = { stroke: "#14211c", strokeWidth: 2 } as const;

/** A mail that is one table: it falls apart nowhere. */
export function TableDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block h-auto w-full">
      <path d="M60 10h200v150H60z" fill="#fffdf7" {...ink} />
      <path d="M60 46h200M60 104h200M60 132h200M160 46v58" {...ink} strokeWidth="1.300" />
      <path d="M74 22h70v12H74z" fill="#14211c" />
      <path d="M74 60h72v30H74z" fill="#9cc7b1" />
      <path d="M174 60h72v6h-72zM174 72h60v6h-60zM174 84h66v6h-66z" fill="#dcd7c6" />
      <path d="M74 111h64v14H74z" fill="#ffb920" />
      <path d="M30 10v150M22 10h16M22 160h16" stroke="#bf2e0c" strokeWidth="1.300" />
      <path d="M60 0h200" stroke="#8cc3d6" strokeWidth="1.300" />
      <text x="282" y="90" fontSize="18" fill="#bf2e0c" transform="rotate(90 282 85)" textAnchor="middle">
        600 px
      </text>
    </svg>
  );
}

/** Ten mails on a line from newcomer to regular. */
export function OrderDrawing() {
  const stops = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block h-auto w-full">
      <path d="M14 96h292" {...ink} />
      {stops.map((stop) => (
        <g key={stop} transform={`translate(${20 + stop * 31} 96)`}>
          <path d="M-9 -34h18v14h-18z" fill={stop < 5 ? "#fffdf7" : "#ffb920"} {...ink} strokeWidth="1.500" />
          <path d="M-9 -34l9 8 9-8M0-20V0" {...ink} strokeWidth="1.500" fill="none" />
          <circle r="3.500" fill="#14211c" />
        </g>
      ))}
      <path
        d="M14 124h140M14 118v12M154 118v12M168 124h138M168 118v12M306 118v12"
        stroke="#bf2e0c"
        strokeWidth="1.300"
      />
      <g fontSize="16" fill="#bf2e0c" textAnchor="middle">
        <text x="84" y="148">
          before the sale
        </text>
        <text x="237" y="148">
          after it
        </text>
      </g>
    </svg>
  );
}

/** Words in [brackets] are yours to fill in. */
export function BracketDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block h-auto w-full">
      <path d="M20 24h280v122H20z" fill="#fffdf7" {...ink} />
      <path d="M40 46h120v9H40z" fill="#14211c" />
      <path d="M40 70h226v7H40zM40 86h196v7H40z" fill="#dcd7c6" />
      <rect x="40" y="106" width="126" height="26" fill="#fff0cc" stroke="#855000" strokeDasharray="5 4" />
      <text x="50" y="125" fontSize="17" fill="#855000">
        [your name]
      </text>
      <path d="M196 142l54-72 18 13-54 72-24 8z" fill="#ffb920" {...ink} />
    </svg>
  );
}

/** One ad and the page behind it, in the same clothes. */
export function PairDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block h-auto w-full">
      <path d="M14 26h96v120H14z" fill="#0f4031" {...ink} />
      <path d="M28 44h60v12H28zM28 62h44v12H28z" fill="#f7f4e9" />
      <circle cx="78" cy="102" r="22" fill="#ffb920" />
      <path d="M122 86h58m-14-12l14 12-14 12" fill="none" {...ink} strokeWidth="2.500" />
      <path d="M194 10h112v150H194z" fill="#0f4031" {...ink} />
      <path d="M210 28h70v12h-70zM210 46h50v12h-50z" fill="#f7f4e9" />
      <circle cx="262" cy="92" r="26" fill="#ffb920" />
      <path d="M210 132h64v16h-64z" fill="#f7f4e9" />
      <text x="151" y="66" fontSize="16" fill="#bf2e0c" textAnchor="middle">
        1 click
      </text>
    </svg>
  );
}

/** The three formats, to scale. */
export function FormatsDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block h-auto w-full">
      <path d="M18 50h100v100H18z" fill="#9cc7b1" {...ink} />
      <path d="M134 25h100v125H134z" fill="#ffb920" {...ink} />
      <path d="M250 22h72v128h-72z" fill="#fffdf7" {...ink} />
      <g fontSize="17" fill="#14211c" textAnchor="middle">
        <text x="68" y="106">
          1 : 1
        </text>
        <text x="184" y="94">
          4 : 5
        </text>
        <text x="286" y="92">
          9 : 16
        </text>
      </g>
      <path d="M18 162h100M18 157v10M118 157v10" stroke="#bf2e0c" strokeWidth="1.300" />
    </svg>
  );
}

/** Text that is still text. */
export function EditDrawing() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block h-auto w-full">
      <path d="M40 16h240v138H40z" fill="#fffdf7" {...ink} />
      <path d="M58 40h150v22H58zM58 70h110v22H58z" fill="#14211c" />
      <path d="M180 64v34M174 64h12M174 98h12" stroke="#bf2e0c" strokeWidth="2" />
      <path d="M50 32h166v68H50z" fill="none" stroke="#8cc3d6" strokeWidth="1.500" />
      <g fill="#fffdf7" stroke="#8cc3d6" strokeWidth="1.500">
        <path d="M46 28h8v8h-8zM212 28h8v8h-8zM46 96h8v8h-8zM212 96h8v8h-8z" />
      </g>
      <path d="M58 118h84v20H58z" fill="#ffb920" />
    </svg>
  );
}
