import { widthOf, wrap } from "../measure.ts";
import { Box, colour, Letters, Lines } from "../paint.tsx";
import { type Drawn, drawn } from "../part.ts";
import { type ChartOf, size, wide } from "./wide.ts";

const middle = wide / 2;

function Arrow({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <path
      d={`M${x} ${from}V${to - 2}m-6-7l6 7 6-7`}
      fill="none"
      stroke={colour.ink}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}

/** One box under the other, each narrower; beside the arrow the share that goes on. */
export function funnel({ rows }: ChartOf<"funnel">): Drawn {
  const [high, gap] = [38, 34];
  const least = Math.max(...rows.map(({ text }) => widthOf(text, size))) + 24;
  const narrower = (wide - 2 - least) / Math.max(1, rows.length - 1);
  return drawn(
    rows.length * (high + gap) - gap + 2,
    rows.map(({ text, share }, row) => {
      const width = wide - 2 - narrower * row;
      const y = 1 + row * (high + gap);
      const last = row === rows.length - 1;
      return (
        <g key={text}>
          {row > 0 ? <Arrow x={middle} from={y - gap + 3} to={y - 2} /> : null}
          {share ? (
            <Letters x={middle + 14} y={y - gap / 2 + 5} size={size} fill={colour.ink2}>
              {share}
            </Letters>
          ) : null}
          <Box
            x={middle - width / 2}
            y={y}
            width={width}
            height={high}
            fill={last ? colour.marigold : colour.mat300}
          />
          <Letters x={middle} y={y + 24} size={size} weight={620} anchor="middle">
            {text}
          </Letters>
        </g>
      );
    }),
  );
}

/** A box with boxes in it, and small ones in those. */
export function nest({ label, inside }: ChartOf<"nest">): Drawn {
  const inner = wide - 26;
  let y = 36;
  const boxes = inside.map((each) => {
    const chips = placed(each.items, inner - 20);
    const rows = chips.at(-1)?.row ?? -1;
    const height = 34 + (rows + 1) * 36;
    const top = y;
    y += height + 10;
    return (
      <g key={each.label}>
        <Box x={13} y={top} width={inner} height={height} fill={colour.sheet} />
        <Letters x={23} y={top + 22} size={size} weight={620}>
          {each.label}
        </Letters>
        {chips.map(({ item, x, row, width }, index) => {
          const key = `${item}${index}`;
          return (
            <g key={key}>
              <Box x={23 + x} y={top + 32 + row * 36} width={width} height={28} fill={colour.marigold100} />
              <Letters x={23 + x + width / 2} y={top + 51 + row * 36} size={size} anchor="middle">
                {item}
              </Letters>
            </g>
          );
        })}
      </g>
    );
  });
  return drawn(
    y + 3,
    <>
      <Box x={1} y={1} width={wide - 2} height={y} fill={colour.mat100} />
      <Letters x={13} y={24} size={size + 1} weight={660}>
        {label}
      </Letters>
      {boxes}
    </>,
  );
}

/** Small boxes side by side, in as many rows as they need. */
function placed(items: readonly string[], room: number) {
  let [x, row] = [0, 0];
  return items.map((item) => {
    const width = widthOf(item, size) + 18;
    if (x > 0 && x + width > room) [x, row] = [0, row + 1];
    const place = { item, x, row, width };
    x += width + 8;
    return place;
  });
}

/** Two boxes side by side, a key under both, and where they arrive. */
export function paths({ from, key, to }: ChartOf<"paths">): Drawn {
  const half = (wide - 16) / 2;
  const texts = from.map(({ text }) => wrap(text, size, half - 20));
  const high = 34 + Math.max(...texts.map(({ length }) => length)) * 19;
  const keyTop = high + 32;
  const toTop = keyTop + 38 + 32;
  const said = wrap(to.text, size, wide - 24);
  return drawn(
    toTop + 36 + said.length * 19,
    <>
      {from.map(({ label }, side) => {
        const x = 1 + side * (half + 14);
        return (
          <g key={label}>
            <Box x={x} y={1} width={half} height={high} fill={side === 0 ? colour.mat100 : colour.mat300} />
            <Letters x={x + 10} y={23} size={size} weight={620}>
              {label}
            </Letters>
            <Lines of={texts[side] ?? []} x={x + 10} y={44} leading={19} size={size} />
            <Arrow x={x + half / 2} from={high + 4} to={keyTop - 2} />
          </g>
        );
      })}
      <Box x={1} y={keyTop} width={wide - 2} height={38} fill={colour.sheet} />
      <Letters x={middle} y={keyTop + 24} size={size} weight={560} anchor="middle">
        {key}
      </Letters>
      <Arrow x={middle} from={keyTop + 42} to={toTop - 2} />
      <Box x={1} y={toTop} width={wide - 2} height={34 + said.length * 19} fill={colour.marigold} />
      <Letters x={middle} y={toTop + 22} size={size} weight={660} anchor="middle">
        {to.label}
      </Letters>
      <Lines of={said} x={middle} y={toTop + 43} leading={19} size={size} anchor="middle" />
    </>,
  );
}

/** Time runs down; each stretch is as tall as it is long. */
export function timeline({ rows }: ChartOf<"timeline">): Drawn {
  const left = 66;
  const longest = Math.max(...rows.map(({ from, to }) => to - from));
  let y = 1;
  const nodes = rows.map(({ from, to, label }, row) => {
    const words = wrap(label, size, wide - left - 22);
    const height = Math.max(18 + words.length * 19, (84 * (to - from)) / longest);
    const top = y;
    y += height;
    return (
      <g key={label}>
        <Box
          x={left}
          y={top}
          width={wide - left - 1}
          height={height}
          fill={row === 0 ? colour.marigold : row % 2 ? colour.mat100 : colour.sheet}
          radius={0}
        />
        <Letters x={1} y={top + 22} size={size} weight={620}>
          {`${from} to ${to} s`}
        </Letters>
        <Lines of={words} x={left + 10} y={top + 22} leading={19} size={size} />
      </g>
    );
  });
  return drawn(y + 1, nodes);
}
