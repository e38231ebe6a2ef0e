// The rules by which an ad is judged once a week. The lesson "Scale, kill, optimize" prints them as its table, the tree of
// "Two decisions" asks them as questions, and the account audit applies them: a test holds all three against this list.

export type AdVerdict = "Scale" | "Leave" | "Optimise" | "Kill" | "Wait";

/** Shares are of the target cost per order, `spent` in targets. */
export const adThresholds = {
  /** So far below the target money is added; within as much of it nothing is done. */
  near: 0.15,
  far: 0.5,
  ordersToScale: 10,
  ordersToOptimise: 5,
  ordersToKill: 10,
  targetsToWait: 2,
  targetsToKill: 3,
  /** An ad with few orders is condemned by what they cost, once so much was spent. */
  dear: 2,
  targetsToKillDear: 6,
  raise: 0.2,
  /** Closed days that a verdict looks at. */
  days: 7,
  /** Results of an ad set in a week, about, at which its costs settle. */
  settled: 50,
} as const;

export interface JudgedAd {
  spent: number;
  orders: number;
}

export interface AdRule {
  /** What is seen, as the lesson prints it. */
  sees: string;
  verdict: AdVerdict;
  action: string;
  /** `cost` is the cost per order as a share of the target, `targets` what was spent in targets. */
  holds: (ad: { cost: number; orders: number; targets: number }) => boolean;
}

const { near, far, dear, ordersToScale, ordersToOptimise, ordersToKill, raise } = adThresholds;
const { targetsToWait, targetsToKill, targetsToKillDear } = adThresholds;
const percent = (share: number) => `${Math.round(share * 100)}%`;
/** Shares come of divisions: a cost of exactly 115% stays within 15%. */
const grain = 1e-9;

/** In the order of the lesson's table; the first that holds counts. */
export const adRules: readonly AdRule[] = [
  {
    sees: `Cost per order ${percent(near)} or more below target, ${ordersToScale}+ orders`,
    verdict: "Scale",
    action: `Raise by at most ${percent(raise)}, wait 3 days`,
    holds: ({ cost, orders }) => orders >= ordersToScale && cost <= 1 - near + grain,
  },
  {
    sees: `Within ${percent(near)} of target`,
    verdict: "Leave",
    action: "Prepare the next creative",
    holds: ({ cost, orders }) => orders > 0 && cost > 1 - near + grain && cost <= 1 + near + grain,
  },
  {
    sees: `Up to ${percent(far)} above target, ${ordersToOptimise}+ orders`,
    verdict: "Optimise",
    action: "Find the weak link, change one thing",
    holds: ({ cost, orders }) =>
      orders >= ordersToOptimise && cost > 1 + near + grain && cost <= 1 + far + grain,
  },
  {
    sees: `More than ${percent(far)} above, ${ordersToKill}+ orders`,
    verdict: "Kill",
    action: "Pause, note the reason",
    holds: ({ cost, orders }) => orders >= ordersToKill && cost > 1 + far + grain,
  },
  {
    sees: `Twice the target or more, ${targetsToKillDear} targets spent`,
    verdict: "Kill",
    action: "Pause, note the reason",
    holds: ({ cost, orders, targets }) =>
      orders > 0 && cost >= dear - grain && targets >= targetsToKillDear - grain,
  },
  {
    sees: `No order, less than ${targetsToWait} targets spent`,
    verdict: "Wait",
    action: "It has not had its chance",
    holds: ({ orders, targets }) => orders === 0 && targets < targetsToWait,
  },
  {
    sees: `No order, ${targetsToKill} targets spent`,
    verdict: "Kill",
    action: "Luck no longer explains it",
    holds: ({ orders, targets }) => orders === 0 && targets >= targetsToKill - grain,
  },
  {
    sees: "Anything in between",
    verdict: "Leave",
    action: "Too few orders to say; look next week",
    holds: () => true,
  },
];

/** The rule that holds for an ad. `target` is the cost per order that the shop set itself, above 0. */
export function ruleFor({ spent, orders }: JudgedAd, target: number): AdRule {
  const facts = {
    orders,
    cost: orders > 0 ? spent / orders / target : Number.POSITIVE_INFINITY,
    targets: spent / target,
  };
  const rule = adRules.find(({ holds }) => holds(facts));
  if (!rule) throw new Error("The last rule holds for every ad");
  return rule;
}
