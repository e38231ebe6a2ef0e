import { adminGstCall } from "@store/contract/calls/admin-gst";
import { adminGst } from "@store/core/invoices/admin-gst";
import { asAdmin } from "./lib/as-admin.ts";
import { handleActions } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handleActions("admin-gst", adminGstCall, adminGst, asAdmin);
