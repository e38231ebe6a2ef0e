/** What a price is below a struck one, in whole percent. */
export function percentOff(price: number, struck: number): number {
  return Math.round(((struck - price) / struck) * 100);
}
