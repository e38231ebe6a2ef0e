// Reading the login form: the first issue of each field, in the order they are asked for. Pure. It comes when somebody
// types, with the schemas that it reads by.
import { LoginForm } from "@store/contract/schemas";

export type LoginField = "username" | "password";

type CheckedLogin =
  | { ok: true; login: { username: string; password: string } }
  | { ok: false; first: { field: LoginField; issue: string }; issues: Partial<Record<LoginField, string>> };

/** Parses what was typed. The first issue goes into the toast, each field shows its own (docs/product.md section 5). */
export function checkLogin(typed: { username: string; password: string }): CheckedLogin {
  const parsed = LoginForm.safeParse(typed);
  if (parsed.success) return { ok: true, login: parsed.data };
  const issues: Partial<Record<LoginField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] === "password" ? "password" : "username";
    issues[field] ??= message;
  }
  const field = issues.username === undefined ? "password" : "username";
  return { ok: false, first: { field, issue: issues[field] ?? "" }, issues };
}
