import type { Call } from "../call.ts";
import { adminPrivacyActions } from "../privacy/privacy-calls.ts";

export const adminPrivacyCall = { who: "admin", actions: adminPrivacyActions } as const satisfies Call;
