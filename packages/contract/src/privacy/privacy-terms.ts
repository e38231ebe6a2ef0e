// What holds for everybody who asks about their own data: how long things take, and what they are called.

/** How long a mailed link, and what it opens, are good. Minutes. */
export const privacyMinutes = 30;

/** How long an erasure can be taken back. Days. */
export const coolingDays = 7;

/** When a complaint must have been acknowledged and settled, and from when the Board may be asked. */
export const clocks = { acknowledgeHours: 48, settleDays: 30, boardDays: 90 } as const;

export const consentChannels = ["checkout", "centre", "mail-link"] as const;

export const requestKinds = ["erasure", "complaint"] as const;
/** Of an erasure `cooling` to `done`, or `undone`; of a complaint the last three. */
export const requestStates = [
  "cooling",
  "found",
  "blocked",
  "sealed",
  "scrubbed",
  "done",
  "undone",
  "open",
  "answered",
  "closed",
] as const;
