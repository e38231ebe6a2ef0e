// Why somebody found themselves at the admin login, and where they were: told there once.

/** `ended`: the session is over. `refused`: this is no admin, or not any more. */
type Departure = "ended" | "refused";

let reason: Departure | undefined;
let place: string | undefined;

export function noteDeparture(why: Departure): void {
  reason = why;
}

/** The page that was asked for, so that logging in leads back to it. */
export function notePlace(path: string): void {
  place = path;
}

/** Anybody who leaves of their own will is told nothing and starts at the beginning next time. */
export function clearDeparture(): void {
  reason = undefined;
  place = undefined;
}

export function departure(): Departure | undefined {
  return reason;
}

/** Where a login leads. */
export function wayBack(): string {
  return place ?? "/admin/dashboard";
}
