// Addresses that a buyer types: for the links of a page, and for where a form's answers go.

/** Where the answers of a form can go. */
export const connectionWays = ["whatsapp", "mailto", "https", "plugin"] as const;
export type ConnectionWay = (typeof connectionWays)[number];

export interface Connection {
  way?: ConnectionWay;
  /** What was typed for each way, so that a number never stands where a mail address is asked for. */
  to?: Readonly<Partial<Record<ConnectionWay, string>>>;
  /** The page that a visitor sees once the form was sent. */
  thanks?: string;
  /** Words beside a box that must be ticked; without them there is no box. */
  consent?: string;
}

const mailAddress = /^[^\s@/:"<>]+@[^\s@/:"<>]+\.[a-z]{2,}$/i;

/** A phone number with its country code, for one of India without it too; undefined for what is none. */
function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length === 10) return `91${digits}`;
  return digits.length > 10 && digits.length <= 15 ? digits : undefined;
}

function isWebAddress(text: string, protocols: readonly string[]): boolean {
  if (/[\s"<>]/.test(text)) return false;
  try {
    const { protocol, hostname } = new URL(text);
    return protocols.includes(protocol) && hostname.includes(".");
  } catch {
    return false;
  }
}

const isOwnPath = (text: string) => /^(\/(?!\/)|#|\?)[^\s"<>]*$/.test(text);

/** An address as a link needs it: a number for WhatsApp or a call, a mail address, a page; undefined for none of these. */
export function linkTarget(name: string, answer: string): string | undefined {
  const text = answer.trim();
  const number = phoneDigits(text);
  if (number) return name.startsWith("whatsapp") ? `https://wa.me/${number}` : `tel:+${number}`;
  if (mailAddress.test(text)) return `mailto:${text}`;
  if (isOwnPath(text)) return text;
  if (/^mailto:/i.test(text)) return mailAddress.test(text.slice(7).split("?")[0] ?? "") ? text : undefined;
  if (/^tel:/i.test(text)) return phoneDigits(text.slice(4)) ? text : undefined;
  if (isWebAddress(text, ["https:", "http:"])) return text;
  // Without its beginning, an address still has a host with an ending: "shop.in/refunds".
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:]|$)/i.test(text) &&
    isWebAddress(`https://${text}`, ["https:"])
    ? `https://${text}`
    : undefined;
}

/** What is wrong with the answer for a link; undefined for one that is right or not given. */
export function linkFault(name: string, answer: string | undefined): string | undefined {
  if (!answer?.trim() || linkTarget(name, answer)) return undefined;
  return "This leads nowhere. Write https:// and the address, /page/ for a page of the same site, a number or a mail address.";
}

/** What `data-connect` says; "" for a form that stays unconnected. */
export function connectionSetting({ way, to = {} }: Connection): string {
  const text = (way && to[way]?.trim()) ?? "";
  if (way === "plugin") return "plugin";
  if (way === "whatsapp") {
    const number = phoneDigits(text);
    return number ? `whatsapp:${number}` : "";
  }
  if (way === "mailto") return mailAddress.test(text) ? `mailto:${text}` : "";
  return way === "https" && isWebAddress(text, ["https:"]) ? text : "";
}

const connectionFaults: Record<ConnectionWay, string> = {
  whatsapp: "This is no WhatsApp number. Write its ten digits, or + and the country code first.",
  mailto: "This is no mail address. Write it like you@example.com.",
  https: "This is no address for a form. It begins with https://.",
  plugin: "",
};

/** What is wrong with the connection that was chosen; undefined for none. */
export function connectionFault(connection: Connection): string | undefined {
  return connection.way && connectionSetting(connection) === ""
    ? connectionFaults[connection.way]
    : undefined;
}

/** What is wrong with the thank-you page of a connection. */
export function thanksFault({ way, thanks }: Connection): string | undefined {
  const text = thanks?.trim();
  return !way || way === "plugin" || !text || isOwnPath(text) || isWebAddress(text, ["https:"])
    ? undefined
    : "This is no page. Write /thank-you/ for a page of the same site, or https:// and the address.";
}

/** What is wrong with the folder that pictures are fetched from. */
export function picturesFault(folder: string | undefined): string | undefined {
  const text = folder?.trim();
  return !text || isWebAddress(text, ["https:", "http:"])
    ? undefined
    : "This is no folder of a site. Write it with https:// at its start.";
}
