// Parts that are words: headings, text, prices, figures, notes, chats.
import { rowsOf, screen, widthOf, wrap } from "./measure.ts";
import { Box, colour, Letters, Lines } from "./paint.tsx";
import { type Drawn, drawn, type PartOf } from "./part.ts";

const { margin, inner, width } = screen;
const right = width - margin;

function column(text: string, y: number, size: number, weight: number, fill: string, leading: number): Drawn {
  const lines = wrap(text, size, inner);
  const letters = { size, weight, fill, leading };
  return drawn(lines.length * leading, <Lines of={lines} x={margin} y={y + size} {...letters} />);
}

export function title({ text }: PartOf<"title">, y: number): Drawn {
  return column(text, y, 17, 640, colour.ink, 21);
}

export function text({ text: words, small, pale }: PartOf<"text">, y: number): Drawn {
  const size = small ? 9 : 13;
  return column(words, y, size, 450, pale ? "#b9b6a8" : colour.ink2, size + 4);
}

export function lines({ count }: PartOf<"lines">, y: number): Drawn {
  return drawn(
    count * 11 - 3,
    Array.from({ length: count }, (_, at) => {
      const key = `${at}`;
      const long = at === count - 1 ? inner * 0.62 : inner;
      return (
        <path key={key} d={`M${margin} ${y + 4 + at * 11}h${long}`} stroke={colour.rule} strokeWidth="5" />
      );
    }),
  );
}

export function stars({ text: words }: PartOf<"stars">, y: number): Drawn {
  return drawn(
    17,
    <>
      <path
        d={`M${margin + 7} ${y + 1}l2.200 4.600 5 .700-3.600 3.500.900 5-4.500-2.400-4.500 2.400.900-5-3.600-3.500 5-.700z`}
        fill={colour.marigold}
        stroke={colour.ink}
      />
      <Letters x={margin + 20} y={y + 13}>
        {words}
      </Letters>
    </>,
  );
}

export function price({ now, was, save }: PartOf<"price">, y: number): Drawn {
  const afterNow = margin + widthOf(now, 20) + 10;
  const afterWas = afterNow + (was ? widthOf(was, 13) + 10 : 0);
  return drawn(
    24,
    <>
      <Letters x={margin} y={y + 19} size={20} weight={680}>
        {now}
      </Letters>
      {was ? (
        <Letters x={afterNow} y={y + 19} fill={colour.ink2} struck>
          {was}
        </Letters>
      ) : null}
      {save ? (
        <Letters x={afterWas} y={y + 19} weight={600} fill={colour.mat600}>
          {save}
        </Letters>
      ) : null}
    </>,
  );
}

export function sums({ rows, total }: PartOf<"sums">, y: number): Drawn {
  const all = total ? [...rows, total] : rows;
  return drawn(
    all.length * 19 + (total ? 6 : 0),
    all.map(([label, figure], at) => {
      const last = total !== undefined && at === all.length - 1;
      const base = y + at * 19 + 13 + (last ? 6 : 0);
      return (
        <g key={label}>
          {last ? <path d={`M${margin} ${base - 16}h${inner}`} stroke={colour.ink} /> : null}
          <Letters x={margin} y={base} weight={last ? 640 : 450}>
            {label}
          </Letters>
          <Letters x={right} y={base} anchor="end" weight={last ? 680 : 520}>
            {figure}
          </Letters>
        </g>
      );
    }),
  );
}

const noteFills = { good: colour.mat100, bad: "#fbe3db", plain: colour.marigold100 };

export function note({ text: words, tone }: PartOf<"note">, y: number): Drawn {
  const found = wrap(words, 13, inner - 18);
  const height = found.length * 17 + 12;
  const ink = tone === "bad" ? colour.vermilion : colour.ink;
  return drawn(
    height,
    <>
      <Box
        x={margin}
        y={y}
        width={inner}
        height={height}
        fill={noteFills[tone ?? "plain"]}
        stroke="none"
        radius={3}
      />
      <Lines of={found} x={margin + 9} y={y + 18} leading={17} fill={ink} />
    </>,
  );
}

export function chat({ text: words, ours }: PartOf<"chat">, y: number): Drawn {
  const found = wrap(words, 13, inner * 0.74);
  const wide = Math.max(...found.map((line) => widthOf(line, 13))) + 22;
  const height = found.length * 17 + 12;
  const x = ours ? right - wide : margin;
  return drawn(
    height,
    <>
      <Box
        x={x}
        y={y}
        width={wide}
        height={height}
        fill={ours ? colour.mat100 : colour.sheet}
        stroke={colour.rule2}
        radius={9}
      />
      <Lines of={found} x={x + 10} y={y + 18} leading={17} />
    </>,
  );
}

export function bars({ rows }: PartOf<"bars">, y: number): Drawn {
  return drawn(
    rows.length * 34,
    rows.map(([label, share, figure], at) => {
      const top = y + at * 34;
      return (
        <g key={label}>
          <Letters x={margin} y={top + 12} size={12}>
            {label}
          </Letters>
          <Letters x={right} y={top + 12} size={12} weight={640} anchor="end">
            {figure}
          </Letters>
          <rect x={margin} y={top + 17} width={inner} height={8} fill={colour.rule} />
          <rect x={margin} y={top + 17} width={(inner * share) / 100} height={8} fill={colour.mat600} />
        </g>
      );
    }),
  );
}

/** Chips in rows: sizes, filters, offers. */
export function chips({ items, on = [], gone = [] }: PartOf<"chips">, y: number): Drawn {
  const widths = items.map((item) => Math.max(30, widthOf(item, 13) + 18));
  const rows = rowsOf(widths, inner, 6);
  return drawn(
    rows.length * 32 - 4,
    rows.flatMap((row, down) =>
      row.map((at, across) => {
        const x = margin + row.slice(0, across).reduce((sum, before) => sum + (widths[before] ?? 0) + 6, 0);
        const top = y + down * 32;
        const wide = widths[at] ?? 0;
        const chosen = on.includes(at);
        return (
          <g key={items[at]}>
            <Box
              x={x}
              y={top}
              width={wide}
              height={28}
              fill={chosen ? colour.marigold : colour.sheet}
              stroke={gone.includes(at) ? colour.rule2 : colour.ink}
            />
            <Letters
              x={x + wide / 2}
              y={top + 18.5}
              anchor="middle"
              weight={chosen ? 620 : 460}
              fill={gone.includes(at) ? colour.rule2 : colour.ink}
            >
              {items[at] ?? ""}
            </Letters>
            {gone.includes(at) ? (
              <path d={`M${x} ${top + 28}L${x + wide} ${top}`} stroke={colour.rule2} />
            ) : null}
          </g>
        );
      }),
    ),
  );
}
