// What an order and a customer can be: the lists that rows, calls and screens share.

export const orderStatuses = ["pending", "failed", "completed", "refunded"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What an admin may set. */
export const manualStatuses = ["pending", "completed", "failed"] as const satisfies readonly OrderStatus[];
export type ManualStatus = (typeof manualStatuses)[number];

/** `free`: a coupon took the whole price. `gift`: given by an admin. */
export const orderSources = ["paid", "free", "gift"] as const;

/** `reserved`: signed up, has not paid. `merged`: its order joined another account. */
export const customerStates = ["reserved", "member", "merged", "deleted"] as const;
