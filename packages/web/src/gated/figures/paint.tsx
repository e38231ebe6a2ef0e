import type { ReactNode } from "react";

/** The house's colours, as drawings use them. */
export const colour = {
  ink: "#14211c",
  ink2: "#43514a",
  invoice: "#f4f1e6",
  sheet: "#fffdf7",
  rule: "#dcd7c6",
  rule2: "#868c80",
  mat600: "#1c6a4f",
  mat300: "#9cc7b1",
  mat100: "#ddebe2",
  marigold: "#ffb920",
  marigold300: "#ffd166",
  marigold100: "#fff0cc",
  vermilion: "#bf2e0c",
} as const;

interface LettersProps {
  x: number;
  /** Baseline. */
  y: number;
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  struck?: boolean;
  children: string;
}

/** One line of text. */
export function Letters({
  x,
  y,
  size = 13,
  weight = 480,
  fill = colour.ink,
  anchor = "start",
  struck = false,
  children,
}: LettersProps): ReactNode {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
      textAnchor={anchor}
      textDecoration={struck ? "line-through" : undefined}
    >
      {children}
    </text>
  );
}

interface LinesProps extends Omit<LettersProps, "children"> {
  of: readonly string[];
  leading: number;
}

/** Lines of text under each other; `y` is the first one's. */
export function Lines({ of, y, leading, ...letters }: LinesProps): ReactNode {
  return of.map((line, at) => (
    <Letters key={line} {...letters} y={y + at * leading}>
      {line}
    </Letters>
  ));
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: string;
  radius?: number;
  thick?: number;
}

/** A rectangle with the house's corner. */
export function Box({
  fill = "none",
  stroke = colour.ink,
  radius = 4,
  thick = 1.5,
  ...place
}: BoxProps): ReactNode {
  return <rect {...place} rx={radius} fill={fill} stroke={stroke} strokeWidth={thick} />;
}
