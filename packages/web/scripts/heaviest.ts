// The largest files of the site as they travel, in kilobytes: what a download costs at the most. budgets.ts fails
// when the built site has a larger one.
export const heaviest = { film: 1650, heavy: 390, picture: 105, other: 78 } as const;
