// One run: a virtual clock, a queue of everything that is still to happen, and the seed that decides when it does.
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { noon } from "../story/times.ts";
import { Chance } from "./chance.ts";
import { real, takeFrom } from "./seeded.ts";
import { fair, type Weather } from "./weather.ts";

/** Something that can die: one call of one function. What it waits for then never comes. */
export interface Process {
  /** Unique in its run, and the same when something else is left out of the story. */
  name: string;
  dead: boolean;
  ended: boolean;
  /** Dies as soon as the provider has carried out such a call: `POST /v1/refunds`. */
  diesAfter?: RegExp | undefined;
  /** Random numbers of its own, so that whatever one process does moves no other. */
  ids: Chance;
  schedule: Chance;
  faults: Chance;
}

export interface Event {
  at: number;
  order: number;
  label: string;
  /** null: a server, or the world itself. */
  owner: Process | null;
  run: () => unknown;
  cancelled?: boolean;
}

const owner = new AsyncLocalStorage<Process | null>();

let running: World | undefined;

/** The world that is running, if any. */
export const currentWorld = () => running;

function enterWorld(next: World | undefined): void {
  running = next;
  takeFrom(next);
}

export class World {
  readonly start: number;
  now: number;
  readonly trace: string[] = [];
  /** What was found wrong while it ran. */
  readonly problems = new Set<string>();
  weather: Weather = fair;
  events = 0;
  readonly processes: Process[] = [];
  #ids: Chance;
  #schedule: Chance;
  #queue: Event[] = [];
  #order = 0;
  #names = new Map<string, number>();

  readonly seed: number;

  constructor(seed: number, start = noon) {
    this.seed = seed;
    this.start = start;
    this.now = start;
    this.#ids = new Chance(seed, "ids");
    this.#schedule = new Chance(seed, "schedule");
  }

  /** Minutes and seconds since the start, and what happened. */
  note(text: string): void {
    const ms = this.now - this.start;
    this.trace.push(`${(ms / 1000).toFixed(4).padStart(10)} ${text}`);
  }

  problem(text: string): void {
    if (this.problems.has(text)) return;
    this.problems.add(text);
    this.note(`PROBLEM ${text}`);
  }

  /** Of everything that happened and when: equal for equal runs. */
  hash(): string {
    return createHash("sha256").update(this.trace.join("\n")).digest("hex").slice(0, 16);
  }

  self(): Process | null {
    return owner.getStore() ?? null;
  }

  ids(): Chance {
    return this.self()?.ids ?? this.#ids;
  }

  schedule(): Chance {
    return this.self()?.schedule ?? this.#schedule;
  }

  /** Lets something happen later. Nothing is ever due at the very same moment: that is what makes the seed decide. */
  after(ms: number, label: string, run: () => unknown, whose: Process | null = this.self()): Event {
    const jitter = (whose?.schedule ?? this.#schedule).fraction() * 0.5;
    const event: Event = { at: this.now + ms + jitter, order: this.#order++, label, owner: whose, run };
    push(this.#queue, event);
    return event;
  }

  /** As `after`, for nobody in particular: it happens no matter who dies. */
  outside(ms: number, label: string, run: () => unknown): Event {
    return this.after(ms, label, run, null);
  }

  /** Waits; for ever when the process that waits has died. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, "sleep", resolve));
  }

  /** Begins a process. Its promise stays open for ever when it is killed. */
  spawn<T>(name: string, work: () => Promise<T>): { process: Process; done: Promise<T> } {
    const turn = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, turn);
    const full = `${name}#${turn}`;
    const process: Process = {
      name: full,
      dead: false,
      ended: false,
      ids: new Chance(this.seed, `ids ${full}`),
      schedule: new Chance(this.seed, `schedule ${full}`),
      faults: new Chance(this.seed, `faults ${full}`),
    };
    this.processes.push(process);
    this.note(`${full} begins`);
    const done = owner.run(process, work);
    const end = (how: string) => {
      process.ended = true;
      this.note(`${full} ${how}`);
    };
    done.then(
      () => end("ends"),
      (error) => end(`fails: ${String(error).slice(0, 160)}`),
    );
    return { process, done };
  }

  kill(process: Process): void {
    if (process.dead || process.ended) return;
    process.dead = true;
    this.note(`${process.name} is killed`);
  }

  /** Runs until nothing is left to happen before `until` (milliseconds after the start). */
  async run(until: number): Promise<void> {
    for (;;) {
      // Everything that was begun comes to rest: it waits for an event, or has ended.
      await new Promise(real.setImmediate);
      const event = this.#queue[0];
      if (!event || event.at > this.start + until) break;
      pop(this.#queue);
      if (event.cancelled || event.owner?.dead) continue;
      this.now = event.at;
      this.events++;
      // An operation of a server is one moment: it is carried out whole before anything else may happen.
      await owner.run(event.owner, event.run);
    }
    this.now = Math.max(this.now, this.start + until);
  }

  /** Does the work with this process's clock and chance taken over. */
  static async enter<T>(seed: number, work: (world: World) => Promise<T>, start = noon): Promise<T> {
    const world = new World(seed, start);
    enterWorld(world);
    try {
      return await owner.run(null, () => work(world));
    } finally {
      enterWorld(undefined);
    }
  }
}

const before = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

function push(heap: Event[], event: Event): void {
  let i = heap.push(event) - 1;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!before(event, heap[parent] as Event)) break;
    heap[i] = heap[parent] as Event;
    i = parent;
  }
  heap[i] = event;
}

function pop(heap: Event[]): void {
  const last = heap.pop() as Event;
  if (heap.length === 0) return;
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && before(heap[child + 1] as Event, heap[child] as Event)) child++;
    if (!before(heap[child] as Event, last)) break;
    heap[i] = heap[child] as Event;
    i = child;
  }
  heap[i] = last;
}
