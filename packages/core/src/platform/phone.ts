/** A phone number without its country and its spelling: the last ten digits. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-10);
}
