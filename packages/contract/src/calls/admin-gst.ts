import type { Call } from "../call.ts";
import { gstActions } from "../gst/admin-gst.ts";

export const adminGstCall = { who: "admin", actions: gstActions } as const satisfies Call;
