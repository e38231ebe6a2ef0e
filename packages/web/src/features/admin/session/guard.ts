// Who may see the admin area (docs/product.md section 4): no session, or a session without the admin role, leads to the login.
// The server asks the same on every call; this only spares people a page that would stay empty.
import type { AdminPerson } from "@store/contract/admin-rows";
import { queryOptions } from "@tanstack/react-query";
import { redirect } from "react-router-dom";
import { queryClient } from "../../../lib/query-client.ts";
import { must } from "../answers.ts";
import { callAdmin } from "./admin-call.ts";
import { startAuth } from "./auth.ts";
import { notePlace } from "./departure.ts";
import { readSession } from "./stored-session.ts";

/** Who is signed in. Asked once per session: a removed admin is found out by the next call of any kind. */
export function meQuery() {
  return queryOptions({
    queryKey: ["admin", "me"],
    queryFn: async (): Promise<AdminPerson> => must(await callAdmin("admin-people", "me", {})).admin,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Who is signed in, or the refusal as an error (`missingOf`). */
export function askWhoIsIn(): Promise<AdminPerson> {
  return queryClient.fetchQuery(meQuery());
}

/** What a sign-in still lacks: a code, or an app that makes one. */
export type Missing = "code" | "setup";

/** What the refusal of `meQuery` says that is missing; undefined when it says something else. */
export function missingOf(error: unknown): Missing | undefined {
  const { code } = ((error as Error | undefined)?.cause ?? {}) as { code?: string };
  if (code === "admin.code_needed") return "code";
  return code === "admin.code_missing" ? "setup" : undefined;
}

/** Loader around all pages of the admin area. */
export async function adminLoader({ request }: { request: Request }): Promise<null> {
  startAuth();
  const { pathname, search } = new URL(request.url);
  if (readSession()) {
    // Without an answer the page opens and says itself what it could not load.
    const missing = await askWhoIsIn().then(() => undefined, missingOf);
    if (readSession() && !missing) return null;
  }
  notePlace(pathname + search);
  throw redirect("/admin/login");
}

/** Loader of the login: an admin who is signed in already is sent on, or asked for what is missing. */
export async function loginLoader(): Promise<Missing | null> {
  startAuth();
  if (!readSession()) return null;
  const missing = await askWhoIsIn().then(() => undefined, missingOf);
  if (missing) return missing;
  if (readSession()) throw redirect("/admin/dashboard");
  return null;
}

/** Nothing of the last session may be seen in the next one. */
export function clearAdminCache(): void {
  queryClient.removeQueries({ queryKey: ["admin"] });
}
