// What happens by itself: the provider's webhooks, the table's stream, and the schedules.
import type { Change } from "@store/dev/table/capacity";
import type { Company } from "../company/company.ts";
import type { Provider } from "../provider.ts";
import { shop } from "../shop.ts";
import type { SimulatedTable } from "../table/simulated-table.ts";
import type { World } from "../world/world.ts";
import { type Calls, longestJob } from "./calls.ts";
import { day, firstNight, minute, noon, second } from "./times.ts";

/** With growing pauses, as at Stripe: hours go by before it gives up. */
const mostTries = 40;

/** Delivers each event of the companies until the shop says yes. */
export function runWebhooks(world: World, { companies, untold }: Provider, calls: Calls): void {
  for (const company of companies) runWebhook(world, company, untold, calls);
}

function runWebhook(world: World, company: Company, untold: Set<string>, calls: Calls): void {
  const deliver = async (id: string, tries: number): Promise<void> => {
    const message = company.message(id, world.now);
    if (!message || tries > mostTries) return;
    const { type, body, header } = message;
    const { kind } = await calls.call(`webhook ${type}`, () => shop.webhook(company.id, body, header));
    if (kind === "nothing")
      send(id, tries + 1, world.schedule().between(1, 60) * second * Math.min(tries, 20));
  };
  const send = (id: string, tries: number, wait: number) =>
    world.outside(wait, "webhook", () => void deliver(id, tries));
  const lose = (id: string) => {
    const message = company.message(id, world.now);
    untold.add(String(message?.paymentId));
    world.note(`the webhook of ${message?.type} is lost`);
  };
  company.onEvent((id) => {
    const chance = world.schedule();
    const { neverSent, doubled, delayed } = world.weather;
    if (chance.strikes(neverSent)) return lose(id);
    for (let i = chance.strikes(doubled) ? 2 : 1; i > 0; i--)
      send(id, 1, chance.strikes(delayed) ? chance.between(10, 600) * second : chance.between(20, 4000));
  });
}

/** The mail worker is told of each outbox row that appears. */
function tellMailWorker(world: World, calls: Calls, { keys, before, after }: Change): void {
  const key = String(keys.pk);
  if (before || !after || !key.startsWith("OUTBOX#")) return;
  const mailId = key.slice("OUTBOX#".length);
  const chance = world.schedule();
  if (chance.strikes(world.weather.deaf)) return;
  // A batch that failed in part comes again, and then after later ones.
  for (let i = chance.strikes(world.weather.doubled) ? 2 : 1; i > 0; i--)
    world.outside(chance.between(50, 500 * i * i * i), "stream", () => {
      void calls.call(`mail worker ${mailId}`, () => shop.deliverMail(mailId), { longest: 55 * second });
    });
}

interface Job {
  name: string;
  every: number;
  work: () => Promise<unknown>;
  /** What it looks for, by the partition that it is listed under. */
  finds: RegExp;
}

const jobs: Job[] = [
  { name: "reconcile", every: 5 * minute, work: shop.reconcile, finds: /^DUE#order/ },
  { name: "mail sweep", every: minute, work: shop.sweepMail, finds: /^DUE#mail/ },
  { name: "invoice job", every: minute, work: shop.numberInvoices, finds: /^DUE#invoice/ },
  { name: "cart job", every: minute, work: shop.abandonedCarts, finds: /^DUE#cart/ },
  { name: "help job", every: 60 * minute, work: shop.stuckBuyers, finds: /^DUE#help#due/ },
];

/** Stream and schedules. A schedule's run that can find nothing is left out: four of five of them would be such. */
export function runSchedules(world: World, table: SimulatedTable, calls: Calls): void {
  const next = new Map<Job, number>();
  const plan = (job: Job, due: number) => {
    const at = Math.max(world.now + 1, due);
    const turn = Math.ceil((at - world.start) / job.every) * job.every;
    if ((next.get(job) ?? Number.POSITIVE_INFINITY) <= turn) return;
    next.set(job, turn);
    world.outside(world.start + turn - world.now, job.name, () => run(job, turn));
  };
  const run = async (job: Job, turn: number) => {
    if (next.get(job) !== turn) return;
    next.delete(job);
    const due = earliest(job);
    if (due === undefined) return;
    if (due > world.now) return plan(job, due);
    // Planned before it runs: a run that dies is followed by another.
    plan(job, world.now + 1);
    void calls.call(job.name, job.work, { longest: longestJob });
  };
  const earliest = (job: Job) => {
    let first: number | undefined;
    for (const item of table.items()) {
      const due = dueOf(item);
      if (
        due !== undefined &&
        job.finds.test(String(item.g2pk)) &&
        !(due >= (first ?? Number.POSITIVE_INFINITY))
      )
        first = due;
    }
    return first;
  };
  table.onChange = (change) => {
    tellMailWorker(world, calls, change);
    const due = change.after && dueOf(change.after);
    if (due === undefined) return;
    const job = jobs.find(({ finds }) => finds.test(String(change.after?.g2pk)));
    if (job) plan(job, due);
  };
}

/** 03:20 in Kolkata, each night before the end. A world of more than days also ends rows, erases and forgets. */
export function runNights(world: World, table: SimulatedTable, calls: Calls, lasts: number): void {
  const sinceNoon = (world.start - noon) % day;
  const job = (name: string, work: () => Promise<unknown>) =>
    void calls.call(name, work, { longest: longestJob });
  for (let night = (firstNight - sinceNoon + day) % day; night < lasts; night += day)
    world.outside(night, "night", () => {
      job("books job", shop.readBooks);
      if (lasts < 10 * day) return;
      void table.endRows(world.now);
      job("privacy job", shop.privacyRequests);
      job("retention", shop.retention);
    });
}

/** When an item that is listed as due is due. */
function dueOf({ g2pk, g2sk }: Record<string, unknown>): number | undefined {
  if (g2pk === undefined || g2sk === undefined) return undefined;
  const [digits] = /\d{10,}/.exec(String(g2sk)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
