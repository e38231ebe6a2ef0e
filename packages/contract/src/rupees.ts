/** `1598.00`, from paise and never from a fraction. */
export function rupees(paise: number): string {
  const whole = Math.abs(paise);
  return `${paise < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
