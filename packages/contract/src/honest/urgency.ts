/**
 * How hard the shop presses. `observed`: a timer that restarts, invented buyers, struck prices and claims without proof.
 * `honest`: only what is true: an end that is one, buyers of the last days, claims with their proof, prices that were
 * asked. `off`: none of it.
 */
export type Urgency = "observed" | "honest" | "off";

/** `npm start -- --urgency honest`: another mode than the brand's, to try it out. */
export function triedUrgency(choice: string | undefined): Urgency | undefined {
  return choice === "observed" || choice === "honest" || choice === "off" ? choice : undefined;
}
