// People who ask what is kept of them, and the search for what is left of them.
import { createHash } from "node:crypto";
import { days } from "@store/core/platform/time";
import { privacyAsk } from "@store/core/privacy/privacy-ask";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { privacyOpen } from "@store/core/privacy/privacy-open";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { privacyRequests } from "@store/core/privacy/privacy-requests";
import { as, newMember, unique } from "./buyers.ts";
import { travel } from "./clock.ts";
import { sweep } from "./mail-worker.ts";
import { standIns } from "./stand-ins.ts";
import { allItems, readTable } from "./table-rows.ts";

export interface Someone {
  email: string;
  name: string;
  phone: string;
}

/** Somebody whose name is nowhere else in a test. */
export function newSomeone(details: Partial<Someone> = {}): Someone {
  const email = `zarina.${unique()}@quince.example`;
  return { email, name: "Zarina Qadirova", phone: "+91 93111 22334", ...details };
}

/** The same, with an order that is paid. */
export async function someoneWhoPaid(basket: Parameters<typeof newMember>[0] = {}) {
  const someone = newSomeone();
  return { someone, ...(await newMember(basket, someone)) };
}

/** Mails to an address, the newest first, as the templates would get them. */
export function mailsTo(email: string): { kind: string; url?: string }[] {
  return standIns.ses
    .mails()
    .filter(({ to }) => to === email)
    .map(({ text }) => JSON.parse(text) as { kind: string; url?: string });
}

/** Asks for a link and opens it. Undefined when none came. */
export async function openCentre({ email }: Pick<Someone, "email">): Promise<string | undefined> {
  const links = () => mailsTo(email).filter(({ kind }) => kind === "privacy-link");
  const before = links().length;
  await as({ ip: unique() }, () => privacyAsk({ email }));
  await sweep();
  if (links().length === before) return undefined;
  const token = links()[0]?.url?.split("#")[1] ?? "";
  return (await as({ ip: unique() }, () => privacyOpen({ token }))).privacyToken;
}

/** The same, for somebody who must be known. */
export async function enterCentre(someone: Pick<Someone, "email">): Promise<string> {
  const token = await openCentre(someone);
  if (token === undefined) throw new Error(`No link came to ${someone.email}`);
  return token;
}

export async function readCentre(someone: Pick<Someone, "email">) {
  return privacyRead({ privacyToken: await enterCentre(someone) });
}

/** Asks for an erasure. */
export async function askToErase(someone: Pick<Someone, "email">): Promise<void> {
  await privacyChange.erase({ privacyToken: await enterCentre(someone), words: "ERASE" });
  await sweep();
}

/** Asks for an erasure, lets the seven days pass, and lets the schedule do its work. */
export async function erase(someone: Pick<Someone, "email">): Promise<void> {
  await askToErase(someone);
  travel(days(7));
  await privacyRequests();
  await sweep();
}

/** Only what the address itself would tell by. */
export function tracesOfAddress(email: string): string[] {
  return [email, email.split("@")[0] ?? "", sha256(email).slice(0, 24)];
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** What would tell of somebody: words, numbers, and hashes that can be tried out. */
export function tracesOf({ email, name, phone }: Someone): string[] {
  const digits = phone.replace(/\D/g, "").slice(-10);
  const hashes = [email, phone, digits].map((text) => sha256(text).slice(0, 24));
  return [...name.split(" "), email, email.split("@")[0] ?? "", phone, digits, ...hashes];
}

/** Rows of the table in which something tells of somebody, as `kind: what`. */
export async function rowsThatTell(someone: Someone, what = tracesOf(someone)): Promise<string[]> {
  const traces = what.map((trace) => trace.toLowerCase());
  return (await allItems()).flatMap((item) => {
    const kind = item.__edb_e__?.S ?? "?";
    const text = JSON.stringify(item).toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((one) => `${kind}: ${one}`);
  });
}

/** The requests of erasures, as they lie in the table. */
export const erasureRequests = async () =>
  (await readTable()).privacyRequest.filter(({ kind }) => kind === "erasure");
