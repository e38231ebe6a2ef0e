import type { CallInput } from "@store/contract/calls";
import type { Area } from "./areas.ts";

/** What is asked of the server: a login of this area, or of the account. */
export function loginInput(
  { id }: Pick<Area, "id">,
  typed: { username: string; password: string },
): CallInput<"validate-login"> {
  return id === "account" ? typed : { ...typed, resourceType: id };
}
