// The forms of properties: each reads what is typed into a value, and finds the fault of any value. Pure.

export interface Form {
  /** The value for the markup, from what was typed. */
  read(typed: string): unknown;
  /** What is wrong with a value; nothing where it is right. */
  fault(value: unknown): string | undefined;
  /** Several lines are typed. */
  long?: boolean;
}

const trimmed = (typed: string) => typed.trim().replaceAll(/\s+/g, " ");
const lines = (typed: string) =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The right one of a pattern, else the sentence. */
function like(pattern: RegExp, sentence: string): Form["fault"] {
  return (value) => (typeof value === "string" && pattern.test(value) ? undefined : sentence);
}

export function words(most: number): Form {
  return {
    read: trimmed,
    long: most > 200,
    fault: (value) => {
      if (typeof value !== "string" || value.trim() === "") return "Words are missing here.";
      return value.length > most ? `At most ${most} characters; these are ${value.length}.` : undefined;
    },
  };
}

const addressFault = "A whole address is needed: https://, the domain and the path, without spaces.";

function faultOfAddress(value: unknown): string | undefined {
  if (typeof value !== "string" || /\s/.test(value) || !URL.canParse(value)) return addressFault;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && /\.[a-z0-9-]{2,}$/i.test(hostname) ? undefined : addressFault;
}

export const address: Form = { read: trimmed, fault: faultOfAddress };

/** Pictures or profiles, one a line. In foreign markup one address, or an object with `url`. */
export const addresses: Form = {
  long: true,
  read: lines,
  fault: (value) => {
    const all = Array.isArray(value) ? value : [value];
    if (all.length === 0) return addressFault;
    for (const [at, each] of all.entries()) {
      const found = isNode(each) ? (each.url ?? each.contentUrl) : each;
      const fault = faultOfAddress(found);
      if (fault) return all.length > 1 ? `Line ${at + 1}: ${fault}` : fault;
    }
    return undefined;
  },
};

/** `₹1,499` and `Rs. 1499` are understood; markup takes digits alone. */
function money(typed: string): string {
  return typed.replaceAll(/₹|rs\.?|inr|,|\s|\/-/gi, "");
}

function sum(least: number, sentence: string): Form {
  return {
    read: money,
    fault: (value) => {
      const written = typeof value === "number" ? String(value) : value;
      const isSum = typeof written === "string" && /^\d{1,9}(\.\d{1,2})?$/.test(written);
      return isSum && Number(written) >= least ? undefined : sentence;
    },
  };
}

export const price = sum(0.01, "A price is digits alone and more than 0: 1499, without ₹ and comma.");
export const charge = sum(0, "A charge is digits alone; 0 is free: 79, without ₹ and comma.");

export function number(least: number, most: number, whole: boolean): Form {
  const sentence = `${whole ? "A whole number" : "A number"} from ${least} to ${most} is needed.`;
  return {
    read: (typed) => {
      const bare = typed.trim();
      return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : bare;
    },
    fault: (value) => {
      const found = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
      if (typeof found !== "number" || Number.isNaN(found)) return sentence;
      return found >= least && found <= most && (!whole || Number.isInteger(found)) ? undefined : sentence;
    },
  };
}

/** One of the vocabulary's own words; with or without its address. */
export function oneOf(options: readonly string[]): Form {
  return {
    read: (typed) => typed,
    fault: (value) => {
      const bare = typeof value === "string" ? value.replace(/^https?:\/\/schema\.org\//, "") : "";
      return options.some((option) => option.replace("https://schema.org/", "") === bare)
        ? undefined
        : `One of these is needed: ${options.map((each) => each.replace("https://schema.org/", "")).join(", ")}.`;
    },
  };
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const moment = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function isDay(value: string): boolean {
  const [, year = "", month = "", date = ""] = day.exec(value) ?? [];
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return day.test(value) && made.toISOString().slice(0, 10) === value;
}

/** A day, or a day and hour with its zone; without one the hour is India's. */
export const when: Form = {
  read: (typed) => {
    const [, date, hour] = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2})$/.exec(typed.trim()) ?? [];
    return date && hour ? `${date}T${hour.padStart(5, "0")}:00+05:30` : typed.trim();
  },
  fault: (value) => {
    const date = typeof value === "string" ? (moment.exec(value)?.[1] ?? value) : "";
    return isDay(date) ? undefined : "A day is written as 2026-12-20, an hour behind it: 2026-12-20 18:30.";
  },
};

export const duration: Form = {
  read: (typed) => {
    const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? [];
    if (minutes === undefined) return typed.trim();
    const part = (value: string | undefined, unit: string) =>
      Number(value ?? 0) > 0 ? Number(value) + unit : "";
    return `PT${part(hours, "H")}${part(minutes, "M")}${part(seconds, "S")}`;
  },
  fault: like(
    /^P(?=[\dT])(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/,
    "A length is minutes and seconds, 3:04, with hours before them, 1:03:04.",
  ),
};

export const phone: Form = {
  read: (typed) => {
    const digits = typed.replaceAll(/\D/g, "");
    return /^[6-9]\d{9}$/.test(digits) && !typed.trim().startsWith("+") ? `+91${digits}` : trimmed(typed);
  },
  fault: like(
    /^\+(?:[ -]?\d){8,15}$/,
    "A number begins with its country code: +91 98765 43210. Foreigners and phones read it so.",
  ),
};

export const pincode: Form = {
  read: (typed) => typed.replaceAll(/\s/g, ""),
  fault: (value) =>
    /^[1-9]\d{5}$/.test(String(value))
      ? undefined
      : "An Indian pincode has six digits and does not begin with 0.",
};

export const email: Form = {
  read: trimmed,
  fault: like(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, "An address with @ and a domain is needed."),
};

/** The number below the bars, with its check digit. */
export const gtin: Form = {
  read: (typed) => typed.replaceAll(/[\s-]/g, ""),
  fault: (value) => {
    const digits = String(value);
    if (!/^(\d{8}|\d{12,14})$/.test(digits)) return "The number below the bars has 8, 12, 13 or 14 digits.";
    const weighted = [...digits.padStart(14, "0")].map((digit, at) => Number(digit) * (at % 2 ? 1 : 3));
    return weighted.reduce((total, each) => total + each, 0) % 10 === 0
      ? undefined
      : "The last digit does not fit the others: one of them is mistyped.";
  },
};

export function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
