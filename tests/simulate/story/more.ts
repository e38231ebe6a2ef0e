// What a small shop lives through beside its sales, in a part of the runs: each noun has its acts in a file of its own.
import { Chance } from "../world/chance.ts";
import { claimActs } from "./claims.ts";
import { couponActs, drawCoupons } from "./coupons.ts";
import { deployActs, drawDeploys } from "./deploys.ts";
import { ownerActs } from "./owners.ts";
import { drawPrices, priceActs } from "./prices.ts";
import { privacyActs } from "./privacy.ts";
import { drawTwoRefunds, refundActs } from "./refunds.ts";
import { restoreActs } from "./restore.ts";
import type { Stage } from "./stage.ts";
import { strayActs } from "./stray.ts";
import { minute } from "./times.ts";
import { drawWaiting, waitingActs } from "./waiting.ts";
import { wayInActs } from "./ways-in.ts";

const acts = {
  ...priceActs,
  ...couponActs,
  ...ownerActs,
  ...claimActs,
  ...refundActs,
  ...strayActs,
  ...privacyActs,
  ...restoreActs,
  ...deployActs,
  ...waitingActs,
  ...wayInActs,
};
type Acts = typeof acts;

export type MoreAct = { [Name in keyof Acts]: Parameters<Acts[Name]>[1] & { do: Name } }[keyof Acts];

export function isMore(act: { do: string }): act is MoreAct {
  return act.do in acts;
}

export function carryOutMore(stage: Stage, act: MoreAct): void {
  (acts[act.do] as (stage: Stage, act: MoreAct) => void)(stage, act);
}

/** Admins at work in the first `within` milliseconds. */
export function drawAdmins(chance: Chance, within: number, odds = 0.5) {
  return [
    ...(chance.strikes(odds) ? drawPrices(chance, within) : []),
    ...(chance.strikes(odds) ? drawCoupons(chance, within) : []),
  ];
}

/** An offer that waits, in a part of the runs: of chances of its own, so that it moves nothing else. */
export function drawTimes(seed: number, buyers: number, odds: number) {
  const chance = new Chance(seed, "waiting");
  return chance.strikes(odds) ? drawWaiting(chance, buyers, 40 * minute) : [];
}

/** A third of the runs has an admin who changes what is sold, and an owner who comes back for more. */
export function drawMore(seed: number, buyers: number) {
  const chance = new Chance(seed, "more");
  if (!chance.strikes(0.35)) return undefined;
  const twoAdmins = chance.strikes(0.3)
    ? [drawTwoRefunds(chance, buyers, chance.between(2, 70) * minute)]
    : [];
  return {
    admins: [
      ...drawAdmins(chance, 40 * minute),
      ...twoAdmins,
      ...drawDeploys(chance, 40 * minute),
      ...drawTimes(seed, buyers, 0.4),
    ],
    comesBack: chance.strikes(0.6),
    chance,
  };
}
