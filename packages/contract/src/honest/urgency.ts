/**
 * How hard the shop presses. `observed`: a timer that restarts, invented buyers, struck prices and claims without proof.
 * `honest`: only what is true: an end that is one, buyers of the last days, claims with their proof, prices that were
 * asked. Without such claims and prices it shows none.
 */
export type Urgency = "observed" | "honest";

/** `npm start -- --urgency honest`: another mode than the brand's, to try it out. */
export function triedUrgency(choice: string | undefined): Urgency | undefined {
  return choice === "observed" || choice === "honest" ? choice : undefined;
}
