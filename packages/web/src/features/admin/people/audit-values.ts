import { formatDate, formatDateTime } from "@store/contract/format";

/** Fields that say nothing to a person: they change with every write. */
const silent = new Set(["version", "createdAt", "updatedAt"]);

interface AuditValues {
  before: readonly string[];
  after: readonly string[];
}

/** What was written, in lines. Of two records only the fields that differ. */
export function auditValues(before: string | undefined, after: string | undefined): AuditValues {
  const was = record(before);
  const is = record(after);
  if (!was && !is) return { before: before ? [before] : [], after: after ? [after] : [] };
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !silent.has(name) && JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
  );
  return { before: lines(was, names), after: lines(is, names) };
}

function record(text: string | undefined): Record<string, unknown> | undefined {
  if (!text?.startsWith("{")) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function lines(fields: Record<string, unknown> | undefined, names: readonly string[]): string[] {
  if (!fields) return [];
  return names.filter((name) => name in fields).map((name) => `${words(name)}: ${shown(name, fields[name])}`);
}

/** `usageLimit` becomes `Usage limit`, `coupon.update` becomes `Coupon update`. */
export function words(name: string): string {
  const spaced = name.replace(/[.-]/g, " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function shown(name: string, value: unknown): string {
  // The first moment of the next day in India is the end of the day that was chosen.
  if (typeof value === "number" && name === "expiresAt") return `end of ${formatDate(value - 1)}`;
  if (typeof value === "number" && name.endsWith("At")) return formatDateTime(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}
