// Forms whose value is a list of nodes: questions, the steps of a breadcrumb, opening hours. Pure.
import { address, type Form, isNode } from "./forms.ts";

/** A question on a line, its answer below, a blank line before the next. */
export const questions: Form = {
  long: true,
  read: (typed) =>
    typed
      .trim()
      .split(/\n\s*\n/)
      .filter((block) => block.trim() !== "")
      .map((block) => {
        const [question = "", ...answer] = block.trim().split("\n");
        return {
          "@type": "Question",
          name: question.trim(),
          acceptedAnswer: { "@type": "Answer", text: answer.join(" ").replaceAll(/\s+/g, " ").trim() },
        };
      }),
  fault: (value) => {
    const all = Array.isArray(value) ? value : [value];
    if (all.length === 0) return "At least one question with its answer is needed.";
    for (const [at, each] of all.entries()) {
      const answer = isNode(each) ? each.acceptedAnswer : undefined;
      if (!isNode(each) || !isText(each.name)) return `Question ${at + 1} has no words.`;
      if (!isNode(answer) || !isText(answer.text))
        return `Question ${at + 1} has no answer: write it on the line below.`;
    }
    return undefined;
  },
};

/** `Sarees | https://example.in/sarees`, a line for each step; the page itself may come without its address. */
export const trail: Form = {
  long: true,
  read: (typed) =>
    typed
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line, at) => {
        const [name = "", item] = line.split("|").map((part) => part.trim());
        return { "@type": "ListItem", position: at + 1, name, ...(item && { item }) };
      }),
  fault: (value) => {
    if (!Array.isArray(value) || value.length < 2) return "A breadcrumb has two steps or more.";
    for (const [at, each] of value.entries()) {
      if (!isNode(each)) return `Step ${at + 1} is no ListItem.`;
      if (Number(each.position) !== at + 1)
        return `Step ${at + 1} has the position ${String(each.position)}.`;
      const item = isNode(each.item) ? (each.item["@id"] ?? each.item.url) : each.item;
      const name = each.name ?? (isNode(each.item) ? each.item.name : undefined);
      if (!isText(name)) return `Step ${at + 1} has no name.`;
      if (item === undefined && at < value.length - 1)
        return `Step ${at + 1} has no address; only the last may be without.`;
      const fault = item === undefined ? undefined : address.fault(item);
      if (fault) return `Step ${at + 1}: ${fault}`;
    }
    return undefined;
  },
};

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const hour = /^([01]\d|2[0-4]):[0-5]\d(:\d{2})?$/;

/** `Mon-Sat 10:00-19:00`, a line for each span. */
export const hours: Form = {
  long: true,
  read: (typed) =>
    typed
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const found = /^([a-z, -]+?)\s+(\d{1,2}:\d{2})\s*(?:-|–|to)\s*(\d{1,2}:\d{2})$/i.exec(line.trim());
        const [, named = line.trim(), opens = "", closes = ""] = found ?? [];
        return {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: named.split(",").flatMap((part) => span(part.trim())),
          opens: opens.padStart(5, "0"),
          closes: closes.padStart(5, "0"),
        };
      }),
  fault: (value) => {
    const all = Array.isArray(value) ? value : [value];
    if (all.length === 0) return sentence;
    for (const each of all) {
      if (!isNode(each)) return sentence;
      const named = Array.isArray(each.dayOfWeek) ? each.dayOfWeek : [each.dayOfWeek];
      const isWeek = named.every((name) => days.some((day) => String(name).endsWith(day)));
      const isSpan = [each.opens, each.closes].every((at) => typeof at === "string" && hour.test(at));
      if (named.length === 0 || !isWeek || !isSpan) return sentence;
    }
    return undefined;
  },
};

const sentence = "Hours are written as Mon-Sat 10:00-19:00, a line for each span, in 24 hours.";

/** `Mon-Sat` as the days' whole names; a name that is none stays as it is. */
function span(named: string): string[] {
  const [from, to] = named.split("-").map((name) => dayAt(name.trim()));
  if (from === undefined || from < 0) return [named];
  if (to === undefined) return [days[from] ?? named];
  if (to < 0) return [named];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => days[(from + step) % 7] ?? named);
}

function dayAt(name: string): number {
  return name.length < 2 ? -1 : days.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
