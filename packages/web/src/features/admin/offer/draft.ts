// The next offer, as this browser works on it: every screen of the offer reads and changes it here. What is changed holds
// here at once and at the server a moment later.
import type { ActionOutput } from "@store/contract/calls";
import { combineOffers, touchedBetween } from "@store/contract/offer/combine-offers";
import { offerChanges, same } from "@store/contract/offer/offer-changes";
import { Offer } from "@store/contract/offer/offer-shape";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryClient } from "../../../lib/query-client.ts";
import { sentenceOf } from "../../../lib/sentence-of.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { onAuth } from "../session/auth-events.ts";

type Current = ActionOutput<"admin-offer", "current">;

/** Somebody else changed the same thing, or published: a person says what of both holds. */
export interface Clash {
  /** What both began from. */
  base: Offer;
  theirs: Offer;
  /** Whether theirs is published, or a draft as well. */
  published: boolean;
  by: string;
  note: string;
}

export interface OfferWork extends Omit<Current, "draft"> {
  /** What is worked on: the draft; where there is none, the offer that holds. */
  next: Offer;
  /** What the server has of it, and who saved it last. Version 0: no draft. */
  saved: { baseRev: number; version: number; offer: Offer; by?: string | undefined };
  /** What `next` was before each change, the last one at the end. */
  past: readonly Offer[];
  /** `waits`: not sent yet. `refused`: a field is not as it may be, so nothing is sent. */
  saving: "done" | "waits" | "sending" | "failed" | "refused";
  /** The sentence of a failure. */
  failure?: string;
  clash?: Clash;
}

/** How long somebody may go on typing before it is sent, in milliseconds. */
const pause = 600;
const mostPast = 50;

let work: OfferWork | undefined;
const listeners = new Set<() => void>();

function put(next: OfferWork | undefined): void {
  work = next;
  for (const listener of listeners) listener();
}
// Nothing of a session may be seen in the next one.
onAuth((event) => {
  if (event === "SIGNED_OUT") put(undefined);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentWork(): OfferWork | undefined {
  return work;
}

/** As a query for `LoadState`; its data changes with each change here, at once. */
export function useOffer() {
  const { error, isFetching, refetch } = useQuery(offerQuery());
  const data = useSyncExternalStore(subscribe, currentWork);
  return { data, error, isFetching, refetch };
}

export function offerQuery() {
  return queryOptions({
    queryKey: ["admin", "offer"],
    queryFn: async () => {
      const before = work;
      const current = must(await callAdmin("admin-offer", "current", {}));
      // What was changed here meanwhile is newer than the answer; what is here already keeps its way back.
      if (work === before && isSaved(work)) put(isHere(current) ? newer(current) : await begin(current));
      if (!isSaved()) saveSoon();
      return current.rev;
    },
    retry: false,
  });
}

function isHere({ rev, draft }: Current): boolean {
  return work?.rev === rev && work.saved.version === (draft?.version ?? 0);
}

/** What is here, with what the server says of its own doing. */
function newer({ waiting, pagesBehind }: Current): OfferWork {
  const { waiting: _waited, pagesBehind: _were, ...rest } = work as OfferWork;
  return { ...rest, ...(waiting && { waiting }), ...(pagesBehind && { pagesBehind }) };
}

/** Nothing waits here, and nobody is asked anything. */
export function isSaved(one = work): boolean {
  return !one || (one.saving === "done" && !one.clash);
}

async function begin({ draft, ...current }: Current): Promise<OfferWork> {
  const { rev, offer } = current;
  if (!draft) return fresh(current, { baseRev: rev, version: 0, offer });
  const mine = { ...fresh(current, { ...draft, baseRev: rev }), next: draft.offer };
  if (draft.baseRev === rev) return mine;
  // Somebody published while the draft lay there.
  const base = must(await callAdmin("admin-offer", "revision", { rev: draft.baseRev })).offer;
  return withClash({ ...mine, saved: { ...mine.saved, offer } }, await published(base, offer));
}

function fresh(current: Omit<Current, "draft">, saved: OfferWork["saved"]): OfferWork {
  const { baseRev, version, offer, by } = saved;
  return { ...current, next: offer, saved: { baseRev, version, offer, by }, past: [], saving: "done" };
}

async function published(base: Offer, theirs: Offer): Promise<Clash> {
  const [last] = must(await callAdmin("admin-offer", "history", {})).revisions;
  return { base, theirs, published: true, by: last?.by ?? "", note: last?.note ?? "" };
}

/** The field that was typed in last. */
let typedIn: string | undefined;

/**
 * Changes the offer that is worked on. Sent a moment later: `saveOffer` waits for that. What is typed in one field, letter
 * by letter, is taken back as one.
 */
export function changeOffer(recipe: (offer: Offer) => Offer, field?: string): void {
  if (!work) return;
  const next = recipe(work.next);
  if (same(next, work.next)) return;
  const isSame = field !== undefined && field === typedIn && work.past.length > 0;
  const past = isSame ? work.past : [...work.past, work.next].slice(-mostPast);
  typedIn = field;
  put({ ...work, next, past, saving: "waits" });
  saveSoon();
}

/** Takes the last change back. */
export function undoChange(): void {
  const next = work?.past.at(-1);
  if (!work || !next) return;
  typedIn = undefined;
  put({ ...work, next, past: work.past.slice(0, -1), saving: "waits" });
  saveSoon();
}

/** A change that is whole as it is, such as a form that was sent: saved at once. */
export function changeOfferNow(recipe: (offer: Offer) => Offer): void {
  changeOffer(recipe);
  void saveOffer();
}

/** Back to the offer that holds; `undoChange` brings it all back. */
export function dropChanges(): void {
  if (work) changeOfferNow(() => work?.offer as Offer);
}

/** What would change by publishing. */
export function waitingChanges({ offer, next }: OfferWork) {
  return offerChanges(offer, next);
}

/** What is not as its field may be, by its place: `products.2.price`. */
export function fieldIssues(offer: Offer): ReadonlyMap<string, string> {
  const { error } = Offer.safeParse(offer);
  return new Map((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join("."), message]));
}

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<boolean> | undefined;

function saveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveOffer(), pause);
}

/** Whether the server has all that was changed here. */
export function saveOffer(): Promise<boolean> {
  clearTimeout(timer);
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<boolean> {
  while (work && !work.clash && work.saving !== "done") {
    const { next, saved, offer } = work;
    const isDropped = saved.version > 0 && same(next, offer);
    if (!isDropped && same(next, saved.offer)) put({ ...work, saving: "done" });
    else if (!isDropped && fieldIssues(next).size > 0) put({ ...work, saving: "refused" });
    else await send(next, saved, isDropped);
    if (work.saving === "failed" || work.saving === "refused") return false;
  }
  return work !== undefined && !work.clash;
}

async function send(
  next: Offer,
  { baseRev, version }: OfferWork["saved"],
  isDropped: boolean,
): Promise<void> {
  put({ ...(work as OfferWork), saving: "sending" });
  try {
    const reply = isDropped
      ? await callAdmin("admin-offer", "drop-draft", { version })
      : await callAdmin("admin-offer", "save-draft", { baseRev, version, offer: next });
    if (!work) return;
    if (reply.success) {
      const saved = { baseRev, version: "version" in reply ? reply.version : 0, offer: next };
      const { failure: _gone, ...rest } = work;
      put({ ...rest, saved, saving: same(rest.next, next) ? "done" : "waits" });
    } else if (reply.code === "offer.changed") await meetTheirs();
    else put({ ...work, saving: "failed", failure: reply.error });
  } catch (error) {
    if (work) put({ ...work, saving: "failed", failure: sentenceOf(error) });
  }
}

/** Somebody else saved or published: theirs is taken in where both changed different things; else a person is asked. */
export async function meetTheirs(): Promise<void> {
  const { draft, ...current } = must(await callAdmin("admin-offer", "current", {}));
  if (!work) return;
  const { next: mine, saved, past } = work;
  const base = saved.offer;
  const theirs = draft?.offer ?? current.offer;
  const met = {
    ...fresh(current, { ...draft, baseRev: current.rev, version: draft?.version ?? 0, offer: theirs }),
    ...{ next: mine, past, saving: "waits" as const },
  };
  const clash =
    current.rev === saved.baseRev
      ? { base, theirs, published: false, by: draft?.by ?? "", note: "" }
      : await published(base, theirs);
  put(withClash(met, clash));
}

function withClash(met: OfferWork, clash: Clash): OfferWork {
  if (same(clash.base, clash.theirs)) return met;
  if (same(clash.base, met.next)) return { ...met, next: clash.theirs, saving: "waits" };
  const [theyChanged, iChanged] = [clash.theirs, met.next].map((one) => touchedBetween(clash.base, one));
  const both = offerChanges(clash.theirs, met.next).filter(
    ({ path }) => theyChanged?.(path) && iChanged?.(path),
  );
  if (both.length > 0 || clash.published) return { ...met, clash };
  return { ...met, next: combineOffers(clash.theirs, met.next, iChanged ?? (() => true)) };
}

/** A person has said what of both holds. */
export function settleClash(keepsMine: (path: string) => boolean): void {
  if (!work?.clash) return;
  const { clash, ...rest } = work;
  const next = combineOffers(clash.theirs, rest.next, keepsMine);
  put({ ...rest, next, past: [...rest.past, rest.next], saving: "waits" });
  void saveOffer();
}

/** What was called off comes into the draft that was begun since: what that says of the same thing holds. */
export function takeIn(calledOff: Offer): void {
  changeOfferNow((next) => {
    const isMine = touchedBetween(work?.offer ?? next, next);
    return combineOffers(calledOff, next, isMine);
  });
}

/** Whether something waits, asked anew: what is worked on stays. */
export async function readWaiting(): Promise<void> {
  await queryClient.fetchQuery({ ...offerQuery(), staleTime: 0 }).catch(() => undefined);
}

/** The offer was published here: all of it is read anew. */
export async function readOfferAnew(): Promise<void> {
  if (work) put({ ...work, saving: "done" });
  await queryClient.fetchQuery({ ...offerQuery(), staleTime: 0 });
}
