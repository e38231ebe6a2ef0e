// One seed, from an open shop in any weather to rest in fair weather.

import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { offer } from "@store/contract/offer/offer";
import { type GstMode, triedRules } from "@store/contract/offer/settings";
import type { Saved } from "@store/dev/table/store";
import { openCarrier } from "./carrier.ts";
import { checkAtRest, checkMeanwhile, checkNoBuyerWaits, waitingOrders } from "./checks.ts";
import { openProvider } from "./provider.ts";
import { setServers, table } from "./servers.ts";
import {
  aroundSend,
  configureShop,
  makeCoupons,
  shop,
  startWithoutMemory,
  tableClient,
  tableName,
} from "./shop.ts";
import { openSite } from "./site.ts";
import { runNights, runSchedules, runWebhooks } from "./story/background.ts";
import { openCalls } from "./story/calls.ts";
import { drawLines } from "./story/lines.ts";
import { runMailEvents } from "./story/mail-events.ts";
import type { Plan } from "./story/moves.ts";
import { carryOut } from "./story/people.ts";
import { drawPlan } from "./story/plan.ts";
import { compareSettlements } from "./story/settlements.ts";
import { newBuyers, type Stage } from "./story/stage.ts";
import { day, minute, fairFrom as usual } from "./story/times.ts";
import { drawYears } from "./story/years.ts";
import { refillRetries, useSdk, useShortWay } from "./table/client.ts";
import { gstModes, type Way, type Ways } from "./ways.ts";
import { nothing, type Without } from "./without.ts";
import { fair } from "./world/weather.ts";
import { World } from "./world/world.ts";

export interface Outcome {
  seed: number;
  problems: string[];
  hash: string;
  events: number;
  trace: string[];
  plan: Plan | undefined;
  killed: string[];
}

interface Opened {
  way: Way;
  saved: Saved;
}
let opened: Promise<Opened> | undefined;

/** Once per process: the shop as it stands before any story begins. */
async function open(way: Way): Promise<Opened> {
  await table.open();
  if (way === "sdk") {
    useSdk(tableClient, table.ask);
    // The SDK reads files and the environment at its first request: before any world begins.
    await tableClient.send(new GetCommand({ TableName: tableName, Key: { pk: "none", sk: "A" } }));
  } else useShortWay(tableClient, table.ask, aroundSend);
  const saved = await World.enter(0, async (world) => {
    const opening = world.spawn("opening", async () => {
      await shop.bootstrap();
      await makeCoupons();
    });
    await world.run(10_000);
    await opening.done;
    return table.save();
  });
  return { way, saved };
}

export function planOf(seed: number, without: Without = nothing, story?: Ways["story"]): Plan {
  const plan = story === "years" ? drawYears(seed) : story === "lines" ? drawLines(seed) : drawPlan(seed);
  const weather = { ...plan.weather };
  for (const kind of without.weather) weather[kind] = 0;
  return { ...plan, weather, moves: plan.moves.filter(({ id }) => !without.moves.includes(id)) };
}

/** Plays one seed. The first one decides the way for all of the process. */
export async function play(
  seed: number,
  without: Without = nothing,
  { way = "short", gst: seller, story }: Ways = {},
): Promise<Outcome> {
  opened ??= open(way);
  const { saved, way: chosen } = await opened;
  const plan = planOf(seed, without, story);
  if (chosen === "sdk") await refillRetries(tableClient);
  return World.enter(
    seed,
    async (world) => {
      table.restore(saved);
      const provider = openProvider(() => Date.now());
      const carrier = openCarrier(world);
      setServers({ provider, carrier });
      // Tax papers in two of three runs, of a registered seller and of another one.
      const mode = seller ?? gstModes[seed % 3] ?? "off";
      const gst = { ...offer.gst, mode, gstin: "27AAACF1234E1Z7", state: "27" };
      const rules = triedRules(plan.payments) ?? offer.payments;
      const site = openSite();
      startWithoutMemory();
      const configure = (mode: GstMode) =>
        configureShop({ provider: () => provider, mailer: carrier, gst: { ...gst, mode }, rules, site });
      configure(mode);
      const calls = openCalls(world, (name) => without.kills.includes(name));
      const stage: Stage = {
        ...{
          world,
          calls,
          provider,
          mails: carrier.mails,
          buyers: newBuyers(plan.buyers),
          handled: new Set(),
          told: [],
          sessions: [],
          licences: [],
        },
        site: site.now,
        configure,
        clearMails: carrier.clear,
        isFair: () => isProviderWell(world, provider.lines.outages),
      };
      runWebhooks(world, provider, calls);
      runSchedules(world, table, calls);
      runMailEvents(world, carrier, calls);
      runNights(world, table, calls, plan.lasts);
      world.weather = plan.weather;
      for (const move of plan.moves)
        world.outside(move.at, move.do, () => {
          world.note(`(${move.id}) ${JSON.stringify({ ...move, at: undefined, id: undefined })}`);
          carryOut(stage, move);
        });
      const fairFrom = plan.fairFrom ?? usual;
      world.outside(fairFrom, "fair weather", () => {
        world.weather = fair;
        world.note("the weather turns fair");
      });
      world.outside(fairFrom + 10 * minute, "nobody waits", () =>
        checkNoBuyerWaits(world, ({ processing }) => processing === true),
      );
      for (let moment = 1; moment <= 15; moment++) {
        await world.run((fairFrom * moment) / 15);
        await checkMeanwhile(world);
      }
      await world.run(plan.lasts);
      // What is left to do by itself is done, and slow payments are looked at.
      for (let more = 1; more <= 8 && (isSomethingDue() || waitingOrders().length > 0); more++)
        await world.run(world.now - world.start + 15 * minute);
      // Of what no message told, the file alone tells.
      if (plan.lasts > 60 * day && provider.untold.size === 0)
        await compareSettlements(world, companiesOf(plan));
      await checkAtRest(world, stage);
      const { events, trace } = world;
      return {
        seed,
        problems: [...world.problems],
        hash: world.hash(),
        events,
        trace,
        plan,
        killed: calls.killed,
      };
    },
    plan.start,
  );
}

function companiesOf({ payments }: Plan) {
  return payments === "both" ? (["stripe", "razorpay"] as const) : [payments];
}

function isProviderWell(world: World, outages: readonly (readonly [number, number])[]): boolean {
  const at = world.now - world.start;
  // A minute more: what was begun in an outage may still be asking.
  return !outages.some(([from, to]) => from <= at && at < to + minute);
}

function isSomethingDue(): boolean {
  const now = Date.now();
  return table.items().some(({ g2pk, dueAt }) => g2pk !== undefined && Number(dueAt) <= now);
}
