// Expected failures of what admins alone do: themselves, set-up, customers, coupons, files and the offer.
import type { ErrorEntry } from "./error-entry.ts";

export const adminErrors = {
  "admin.refused": { status: 403, message: "You are not an admin of this shop. Please log in again." },
  "admin.code_needed": { status: 403, message: "This needs a new code from your authenticator app." },
  "admin.code_missing": { status: 403, message: "Set up your authenticator app first: log in once more." },
  "admin.code_wrong": {
    status: 400,
    message: "That code is not right, or has been used. Wait for the next one and try again.",
  },
  "admin.app_unreadable": {
    status: 409,
    message: "The key of your app can no longer be read. Use a recovery code, then set up the app once more.",
  },
  "admin.code_required": { status: 409, message: "In this shop every admin has a login code." },
  "admin.setup_over": { status: 409, message: "This set-up is over. Please begin again." },
  "admin.no_code": { status: 409, message: "This admin has no login code to reset." },
  "admin.own_code": {
    status: 409,
    message: "Your own login code is not reset here. Move it to another device on your account page.",
  },
  "setup.closed": {
    status: 403,
    message: "The admin account has already been created. Please log in, or ask an admin to invite you.",
  },
  "setup.refused": {
    status: 403,
    message: "The setup code is not right. It was given when the shop was started.",
  },
  "setup.busy": {
    status: 409,
    message: "The admin account is being created right now. Please try again shortly.",
  },
  "admin.exists": { status: 409, message: "This person is an admin already." },
  "admin.not_found": { status: 404, message: "We cannot find this admin." },
  "admin.last": { status: 409, message: "The last admin cannot be removed. Invite somebody else first." },
  "cursor.invalid": { status: 400, message: "This list has moved on. Please load it again." },
  "customer.changed": {
    status: 409,
    message: "This customer has just been changed by somebody else. Please reload them.",
  },
  "customer.email_taken": { status: 409, message: "Another customer has this email address." },
  "coupon.exists": { status: 409, message: "There is a coupon with this code already." },
  "coupon.not_found": { status: 404, message: "We cannot find this coupon." },
  "coupon.changed": {
    status: 409,
    message: "This coupon has just been changed by somebody else. Please reload it.",
  },
  "coupon.limit_too_low": {
    status: 409,
    message: "The coupon has been used or reserved {uses} times. The limit cannot be lower.",
  },
  "content.not_found": { status: 404, message: "We cannot find this file. Please reload the list." },
  "content.too_many": {
    status: 429,
    message:
      "You have saved {most} files today, which is what one login may. Go on in {hours}, or write to us if you need them sooner.",
  },
  "content.missing": {
    status: 500,
    message:
      "This file is yours, but we cannot find it in our store. We have been told, and are putting it back. Please try again later.",
  },
  "content.refused": { status: 400, message: "{issue}" },
  "content.exists": {
    status: 409,
    message: "Another file of this product has the name “{name}”. Rename this one, or remove the other.",
  },
  "content.same": {
    status: 409,
    message: "Buyers have this very “{name}” already: nothing in it is different.",
  },
  "content.busy": {
    status: 409,
    message: "Another version of “{name}” waits already. Publish or discard it first.",
  },
  "content.full": { status: 409, message: "A product has at most {most} files. Put some into a ZIP." },
  "content.parts_missing": {
    status: 409,
    message: "{missing} of {parts} parts of this file have not arrived. Go on with its upload.",
  },
  "content.upload_over": {
    status: 409,
    message: "This upload broke off too long ago. Discard it, and add the file again.",
  },
  "content.difference": { status: 400, message: "Say what is different in “{name}”: its buyers read it." },
  "content.changed": {
    status: 409,
    message: "Somebody else has changed these files meanwhile. Please look at them again.",
  },
  "offer.changed": {
    status: 409,
    message: "Somebody else has changed the offer meanwhile. Look at both versions before you publish yours.",
  },
  "offer.refused": { status: 400, message: "{issue}" },
  "offer.no_draft": { status: 409, message: "There is no draft to publish." },
  "offer.not_found": { status: 404, message: "We cannot find this revision." },
  "offer.busy": {
    status: 409,
    message: "Another revision is being published right now. Please try again shortly.",
  },
  "offer.waiting": {
    status: 409,
    message: "Revision {rev} waits until {at}. Call it off first, or publish when it holds.",
  },
  "offer.time": { status: 400, message: "Choose a time between 2 minutes and 28 days from now." },
  "offer.too_late": {
    status: 409,
    message:
      "It begins within half a minute, so it cannot be called off any more. Go back to the revision before afterwards.",
  },
  "offer.not_rendered": {
    status: 500,
    message: "The pages could not be made, so nothing was published. Please try again.",
  },
} as const satisfies Record<string, ErrorEntry>;
