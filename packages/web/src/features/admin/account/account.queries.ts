// The account of the one who is signed in: it lives at the sign-in service, not in the shop.
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { accessToken, loadService } from "../session/auth.ts";
import { tellAuth } from "../session/auth-events.ts";
import type { SignInService } from "../session/cognito.ts";
import { readSession } from "../session/stored-session.ts";

/** Whether a code from an app is asked for at login. */
export function codeQuery() {
  return queryOptions({
    queryKey: ["admin", "account", "code"],
    queryFn: () => asMe((service, token) => service.hasCode(token)),
    retry: false,
  });
}

/** Does something at the sign-in service in the name of the one who is signed in. */
export async function asMe<T>(work: (service: SignInService, token: string) => Promise<T>): Promise<T> {
  const [service, token] = await Promise.all([loadService(), accessToken()]);
  if (!token) throw new Error("Your session has ended. Please log in again.");
  return work(service, token);
}

/** Notes that the code was switched on or off. */
export function keepCode(on: boolean): void {
  queryClient.setQueryData(codeQuery().queryKey, on);
  tellAuth("USER_UPDATED", readSession());
}
