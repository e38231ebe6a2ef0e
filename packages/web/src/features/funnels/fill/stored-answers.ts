// Answers stay in this browser, for each client apart: facts of the business for its next template, all else for the same
// template.
import { readLocal, writeLocal } from "../../../lib/local.ts";
import type { Answers } from "./fill-template.ts";
import { isFact } from "./placeholders.ts";

const key = "funnel_template_clients";

/** The client that is there before a name was given to any. */
export const firstClient = "My business";

type Shared = Pick<Answers, "texts" | "links" | "connection">;
type OfPage = Pick<Answers, "texts" | "brand" | "accent">;

interface Client extends Shared {
  /** By the id of the template. */
  pages: Readonly<Record<string, OfPage>>;
}

interface Stored {
  /** Whose answers were looked at last. */
  current: string;
  clients: Readonly<Record<string, Client>>;
}

const noAnswers: Client = { texts: {}, links: {}, pages: {} };
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((part) => typeof part === "string");
const isClient = (value: unknown): value is Client =>
  isRecord(value) &&
  isTexts(value.texts) &&
  isTexts(value.links) &&
  isRecord(value.pages) &&
  Object.values(value.pages).every((page) => isRecord(page) && isTexts(page.texts));

/** What is stored, or nothing if it is not ours. */
function read(): Stored {
  const value = readLocal(key);
  if (isRecord(value) && isRecord(value.clients) && typeof value.current === "string") {
    const clients = Object.entries(value.clients).filter((entry): entry is [string, Client] =>
      isClient(entry[1]),
    );
    return { current: value.current, clients: Object.fromEntries(clients) };
  }
  return { current: firstClient, clients: {} };
}

/** Every client with answers, and whose were looked at last. */
export function storedClients(): { current: string; names: string[] } {
  const { current, clients } = read();
  return { current, names: Object.keys(clients) };
}

/** Answers of a client for a template: its own, and the facts given for any other. */
export function storedAnswers(template: string, client: string): Answers {
  const { texts, links, connection, pages } = read().clients[client] ?? noAnswers;
  const page = pages[template];
  return {
    links,
    ...(connection ? { connection } : {}),
    ...(page?.brand ? { brand: page.brand } : {}),
    ...(page?.accent ? { accent: page.accent } : {}),
    texts: { ...texts, ...page?.texts },
  };
}

/** Keeps the answers of a client, who is the current one from then on. */
export function storeAnswers(template: string, client: string, answers: Answers): void {
  const { clients } = read();
  const before = clients[client] ?? noAnswers;
  const given = Object.entries(answers.texts).filter(([, answer]) => answer.trim() !== "");
  // A fact that was emptied is forgotten, one that this template does not ask for is kept.
  const kept = Object.entries(before.texts).filter(([name]) => answers.texts[name] === undefined);
  const next: Client = {
    texts: Object.fromEntries([...kept, ...given.filter(([name]) => isFact(name))]),
    links: { ...before.links, ...answers.links },
    ...(answers.connection ? { connection: answers.connection } : {}),
    pages: {
      ...before.pages,
      [template]: {
        texts: Object.fromEntries(given.filter(([name]) => !isFact(name))),
        ...(answers.brand ? { brand: answers.brand } : {}),
        ...(answers.accent ? { accent: answers.accent } : {}),
      },
    },
  };
  writeLocal(key, { current: client, clients: { ...clients, [client]: next } });
}

/** Forgets every answer of a client. */
export function deleteClient(client: string): void {
  const { [client]: _, ...clients } = read().clients;
  writeLocal(key, { current: Object.keys(clients)[0] ?? firstClient, clients });
}
