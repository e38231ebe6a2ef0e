// Parts that are pressed, filled in or looked at.
import { screen, widthOf, wrap } from "./measure.ts";
import { Box, colour, Letters, Lines } from "./paint.tsx";
import { type Drawn, drawn, type PartOf } from "./part.ts";
import { Thing } from "./things.tsx";

const { margin, inner, width } = screen;
const right = width - margin;

export function top({ text, cart }: PartOf<"top">, y: number): Drawn {
  return drawn(
    26,
    <>
      <path
        d={`M${margin} ${y + 7}h14M${margin} ${y + 12}h14M${margin} ${y + 17}h14`}
        stroke={colour.ink}
        strokeWidth="1.5"
      />
      <Letters x={margin + 24} y={y + 17} size={14} weight={640}>
        {text}
      </Letters>
      <path
        d={`M${right - 19} ${y + 6}h4l3 11h10l2-7h-14`}
        fill="none"
        stroke={colour.ink}
        strokeWidth="1.5"
      />
      {cart === undefined ? null : (
        <>
          <circle cx={right} cy={y + 5} r="7.500" fill={colour.marigold} stroke={colour.ink} />
          <Letters x={right} y={y + 9} size={10} weight={640} anchor="middle">
            {String(cart)}
          </Letters>
        </>
      )}
    </>,
  );
}

export function search({ text, typed }: PartOf<"search">, y: number): Drawn {
  return drawn(
    34,
    <>
      <Box x={margin} y={y} width={inner} height={34} fill={colour.sheet} stroke={colour.rule2} />
      <circle cx={margin + 14} cy={y + 16} r="5" fill="none" stroke={colour.ink} strokeWidth="1.5" />
      <path d={`M${margin + 18} ${y + 20}l4 4`} stroke={colour.ink} strokeWidth="1.5" />
      <Letters x={margin + 30} y={y + 21} fill={typed ? colour.ink : colour.rule2}>
        {text}
      </Letters>
    </>,
  );
}

export function photo({ show, label, low }: PartOf<"photo">, y: number): Drawn {
  const height = low ? 58 : 112;
  const size = low ? 46 : 84;
  return drawn(
    height,
    <>
      <rect x={margin} y={y} width={inner} height={height} fill={colour.invoice} />
      <Thing name={show} x={width / 2 - size / 2} y={y + (height - size) / 2} size={size} />
      {label ? (
        <>
          <rect
            x={margin}
            y={y + height - 20}
            width={widthOf(label, 11) + 14}
            height={20}
            fill={colour.sheet}
          />
          <Letters x={margin + 6} y={y + height - 6} size={11}>
            {label}
          </Letters>
        </>
      ) : null}
    </>,
  );
}

export function cards({ items }: PartOf<"cards">, y: number): Drawn {
  const wide = (inner - 10) / 2;
  const names = items.map(({ name }) => wrap(name, 12, wide));
  const most = Math.max(...names.map((found) => found.length));
  const noted = items.some(({ note }) => note !== undefined);
  const tall = 64 + most * 15 + 20 + (noted ? 15 : 0);
  const rows = Math.ceil(items.length / 2);
  return drawn(
    rows * tall + (rows - 1) * 8,
    items.map(({ show, name, price, note, gone }, at) => {
      const x = margin + (at % 2) * (wide + 10);
      const head = y + Math.floor(at / 2) * (tall + 8);
      const key = `${name}${at}`;
      return (
        <g key={key} opacity={gone ? 0.45 : 1}>
          <rect x={x} y={head} width={wide} height={60} fill={colour.invoice} />
          <Thing name={show} x={x + wide / 2 - 24} y={head + 6} size={48} />
          <Lines of={names[at] ?? []} x={x} y={head + 75} leading={15} size={12} />
          <Letters x={x} y={head + 78 + most * 15} weight={660}>
            {price}
          </Letters>
          {note ? (
            <Letters x={x} y={head + 92 + most * 15} size={11} fill={colour.ink2}>
              {note}
            </Letters>
          ) : null}
        </g>
      );
    }),
  );
}

export function button({ text, look }: PartOf<"button">, y: number): Drawn {
  if (look === "link") {
    return drawn(
      18,
      <>
        <Letters x={margin} y={y + 13} weight={560} fill={colour.mat600}>
          {text}
        </Letters>
        <path d={`M${margin} ${y + 16}h${widthOf(text, 13)}`} stroke={colour.mat600} />
      </>,
    );
  }
  const fill = look === undefined ? colour.marigold : look === "dead" ? colour.rule : colour.sheet;
  return drawn(
    42,
    <>
      <Box
        x={margin}
        y={y}
        width={inner}
        height={42}
        fill={fill}
        stroke={look === "dead" ? colour.rule2 : colour.ink}
        radius={6}
      />
      <Letters
        x={width / 2}
        y={y + 26}
        size={14}
        weight={620}
        anchor="middle"
        fill={look === "dead" ? colour.rule2 : colour.ink}
      >
        {text}
      </Letters>
    </>,
  );
}

export function field({ label, value, error }: PartOf<"field">, y: number): Drawn {
  const wrong = error === undefined ? [] : wrap(error, 12, inner);
  return drawn(
    52 + wrong.length * 16,
    <>
      <Letters x={margin} y={y + 12} size={12} weight={560}>
        {label}
      </Letters>
      <Box
        x={margin}
        y={y + 18}
        width={inner}
        height={34}
        fill={colour.sheet}
        stroke={error ? colour.vermilion : colour.rule2}
        thick={error ? 2 : 1.5}
      />
      {value ? (
        <Letters x={margin + 10} y={y + 40}>
          {value}
        </Letters>
      ) : null}
      <Lines of={wrong} x={margin} y={y + 66} leading={16} size={12} fill={colour.vermilion} />
    </>,
  );
}

export function line({ show, name, detail, price }: PartOf<"line">, y: number): Drawn {
  return drawn(
    48,
    <>
      <rect x={margin} y={y} width={46} height={46} fill={colour.invoice} />
      <Thing name={show} x={margin + 5} y={y + 5} size={36} />
      <Letters x={margin + 55} y={y + 18} weight={560}>
        {name}
      </Letters>
      <Letters x={margin + 55} y={y + 36} size={12} fill={colour.ink2}>
        {detail}
      </Letters>
      <Letters x={right} y={y + 18} anchor="end" weight={620}>
        {price}
      </Letters>
    </>,
  );
}

export function choice({ items, on, boxes }: PartOf<"choice">, y: number): Drawn {
  let used = 0;
  const rows = items.map(({ text, sub }, at) => {
    const head = y + used;
    const subs = sub === undefined ? [] : wrap(sub, 12, inner - 28);
    used += 26 + subs.length * 15;
    const key = `${text}${at}`;
    return (
      <g key={key}>
        {boxes ? (
          <Box
            x={margin + 1}
            y={head + 4}
            width={16}
            height={16}
            fill={on === at ? colour.marigold : colour.sheet}
            radius={2}
          />
        ) : (
          <circle
            cx={margin + 9}
            cy={head + 12}
            r="8"
            fill={colour.sheet}
            stroke={colour.ink}
            strokeWidth="1.5"
          />
        )}
        {on === at && boxes ? (
          <path d={`M${margin + 4} ${head + 12}l4 4 6-8`} fill="none" stroke={colour.ink} strokeWidth="2" />
        ) : null}
        {on === at && !boxes ? <circle cx={margin + 9} cy={head + 12} r="4" fill={colour.mat600} /> : null}
        <Letters x={margin + 27} y={head + 17} weight={560}>
          {text}
        </Letters>
        <Lines of={subs} x={margin + 27} y={head + 33} leading={15} size={12} fill={colour.ink2} />
      </g>
    );
  });
  return drawn(used, rows);
}

/** What stands at the lower edge of the screen, whatever is above. */
export function bar({ text, button: label }: PartOf<"bar">, y: number): Drawn {
  const wide = widthOf(label, 14) + 30;
  return drawn(
    54,
    <>
      <path d={`M0 ${y}h${width}`} stroke={colour.ink} strokeWidth="1.5" />
      <Letters x={margin} y={y + 32} size={14} weight={640}>
        {text}
      </Letters>
      <Box x={right - wide} y={y + 8} width={wide} height={38} fill={colour.marigold} radius={6} />
      <Letters x={right - wide / 2} y={y + 32} size={14} weight={620} anchor="middle">
        {label}
      </Letters>
    </>,
  );
}

/** A box over the page; takes no room in it. */
export function popup({ text, button: label }: PartOf<"popup">, screenHeight: number): Drawn {
  const words = wrap(text, 15, inner - 60);
  const height = 78 + words.length * 19;
  const y = Math.max(30, (screenHeight - height) / 2);
  const x = margin + 14;
  return drawn(
    height,
    <>
      <rect width={width} height={screenHeight} rx="10" fill={colour.ink} opacity="0.5" />
      <Box x={x} y={y} width={inner - 28} height={height} fill={colour.sheet} />
      <path d={`M${right - 30} ${y + 10}l8 8m0-8l-8 8`} stroke={colour.rule2} strokeWidth="1.5" />
      <Lines of={words} x={x + 14} y={y + 28} leading={19} size={15} weight={620} />
      <Box x={x + 14} y={y + height - 46} width={inner - 56} height={34} fill={colour.marigold} />
      <Letters x={width / 2} y={y + height - 24} anchor="middle" weight={600}>
        {label}
      </Letters>
    </>,
  );
}
