// What a shift is told: shift.ts.

export interface ShiftInputs {
  region: string;
  /** Each function, with the version that was just published. */
  functions: { name: string; version: string }[];
  /** Those that say that a release does harm. */
  alarms: string[];
  /** Of a hundred calls. */
  percent: number;
  seconds: number;
  /** As whom AWS takes the part back when nobody else does. */
  backRole: string;
  /** Where it says that it could not. */
  deadLetters: string;
  /** What a release shares with the one before it: with another table or other keys, two cannot serve side by side. */
  shared: string;
  /** Without looking at alarms: for a repair, while one is on. */
  atOnce: boolean;
}
