import { useCase } from "../lib/use-case.ts";
import { requireSession } from "./session.ts";

/** Succeeds only if session, customer and grant are good now. */
export const verifyResourceToken = useCase(
  "verify-resource-token",
  async ({ sessionToken, resourceType }) => {
    await requireSession(sessionToken, resourceType);
    return {};
  },
);
