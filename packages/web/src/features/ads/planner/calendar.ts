// A plan as a calendar file (RFC 5545): days without hours, which are the same day in every time zone. Pure.
import { addDays, type Planned, stepNames } from "./plan.ts";
import { dayInWords } from "./words.ts";

/** All days of a plan, as one file. `at` is when it was made. */
export function icsOf(plans: readonly Planned[], host: string, at: Date): string {
  const stamp = `${at.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const events = plans.flatMap(({ occasion, day, steps }) => {
    const year = day.slice(0, 4);
    const about = `${occasion.name}, ${dayInWords(day)}`;
    const main = {
      uid: `${occasion.id}-${year}@${host}`,
      day,
      title: occasion.certain === "expected" ? `${occasion.name} (expected)` : occasion.name,
      text: `${occasion.sells}.\n${occasion.mind}`,
    };
    const before = steps.map((step) => ({
      uid: `${occasion.id}-${year}-${step.id}@${host}`,
      day: step.day,
      title: `${stepNames[step.id]}: ${occasion.name}`,
      text: about,
    }));
    return [...before, main];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Campaign planner//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Campaign plan",
    "X-WR-TIMEZONE:Asia/Kolkata",
    ...events.flatMap(({ uid, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(title)}`,
      // Nine in the morning of the day before.
      "TRIGGER:-PT15H",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

const compact = (day: string) => day.replaceAll("-", "");

function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replace(/\r\n?|\n/g, "\\n");
}

/** A line in pieces of at most 75 bytes, each further one behind a space. A letter of several bytes stays whole. */
export function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let [piece, bytes] = ["", 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    // A further line begins with a space, which counts.
    if (bytes + size > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      [piece, bytes] = ["", 0];
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join("\r\n ");
}
