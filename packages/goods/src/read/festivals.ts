// The table of a ```festivals block: its days, and those by which a shop must have stock, pictures and ads, are the planner's.
import type { Block } from "@store/contract/course-content";
import * as z from "zod/mini";
import { occasionBook } from "../occasions.ts";
import { mistake, type Source } from "./files.ts";
import { readYaml } from "./yaml.ts";

const Festival = z.object({
  name: z.string(),
  /** By its id in `occasions/`, and in which year. */
  occasion: z.string(),
  year: z.int(),
  sells: z.string(),
  /** Moon or sun decide the day, so it is calculated and not announced; in words, when else it may fall. */
  moves: z.optional(z.union([z.literal(true), z.string()])),
});

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export function festivalTable(source: Source): Block {
  const festivals = readYaml(source, z.array(Festival));
  return {
    type: "table",
    head: ["Occasion", "Day", "Sells", "Stock by", "Pictures by", "Ads from", "Last order"],
    rows: festivals.map(({ name, occasion, year, sells, moves }) => {
      const planned = occasionBook.occasions.find(({ id }) => id === occasion);
      const on = planned?.on.find((day) => day.startsWith(`${year}-`));
      if (!planned || !on) throw mistake(source, `the planner has no day of “${occasion}” in ${year}`);
      const { stock, shoot, ads } = planned.ahead;
      const before = [stock, shoot, ads, lastOrder].map((days) => dayBefore(on, days));
      return [name, printedDay(on, moves), sells, ...before];
    }),
  };
}

/** Days before which an order surely arrives. */
const lastOrder = 7;

/** A day so many days before, on one line, however narrow the column. */
function dayBefore(on: string, days: number): string {
  const day = new Date(`${on}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return `${day.getUTCDate()}\u00a0${months[day.getUTCMonth()]}`;
}

function printedDay(on: string, moves: true | string | undefined): string {
  const day = new Date(`${on}T00:00:00Z`);
  const date = `${weekdays[day.getUTCDay()]}\u00a0${dayBefore(on, 0)}\u00a0${day.getUTCFullYear()}`;
  if (!moves) return date;
  return moves === true ? `expected ${date}` : `expected ${date}, ${moves}`;
}
