// Expected failures of what admins alone do: themselves, set-up, customers, coupons, files and the offer.
import { withStatus } from "./error-entry.ts";

export const adminErrors = {
  ...withStatus(400, {
    "admin.code_wrong": "That code is not right, or has been used. Wait for the next one and try again.",
    "cursor.invalid": "This list has moved on. Please load it again.",
    "content.refused": "{issue}",
    "content.difference": "Say what is different in “{name}”: its buyers read it.",
    "offer.refused": "{issue}",
    "offer.time": "Choose a time between 2 minutes and 28 days from now.",
  }),
  ...withStatus(403, {
    "admin.refused": "You are not an admin of this shop. Please log in again.",
    "admin.code_needed": "This needs a new code from your authenticator app.",
    "admin.code_missing": "Set up your authenticator app first: log in once more.",
    "setup.closed":
      "The admin account has already been created. Please log in, or ask an admin to invite you.",
    "setup.refused": "The setup code is not right. It was given when the shop was started.",
  }),
  ...withStatus(404, {
    "admin.not_found": "We cannot find this admin.",
    "coupon.not_found": "We cannot find this coupon.",
    "content.not_found": "We cannot find this file. Please reload the list.",
    "offer.not_found": "We cannot find this revision.",
  }),
  ...withStatus(409, {
    "admin.app_unreadable":
      "The key of your app can no longer be read. Use a recovery code, then set up the app once more.",
    "admin.code_required": "In this shop every admin has a login code.",
    "admin.setup_over": "This set-up is over. Please begin again.",
    "admin.no_code": "This admin has no login code to reset.",
    "admin.own_code":
      "Your own login code is not reset here. Move it to another device on your account page.",
    "setup.busy": "The admin account is being created right now. Please try again shortly.",
    "admin.exists": "This person is an admin already.",
    "admin.last": "The last admin cannot be removed. Invite somebody else first.",
    "customer.changed": "This customer has just been changed by somebody else. Please reload them.",
    "customer.email_taken": "Another customer has this email address.",
    "coupon.exists": "There is a coupon with this code already.",
    "coupon.changed": "This coupon has just been changed by somebody else. Please reload it.",
    "coupon.limit_too_low": "The coupon has been used or reserved {uses} times. The limit cannot be lower.",
    "content.exists":
      "Another file of this product has the name “{name}”. Rename this one, or remove the other.",
    "content.same": "Buyers have this very “{name}” already: nothing in it is different.",
    "content.busy": "Another version of “{name}” waits already. Publish or discard it first.",
    "content.full": "A product has at most {most} files. Put some into a ZIP.",
    "content.parts_missing":
      "{missing} of {parts} parts of this file have not arrived. Go on with its upload.",
    "content.upload_over": "This upload broke off too long ago. Discard it, and add the file again.",
    "content.changed": "Somebody else has changed these files meanwhile. Please look at them again.",
    "offer.changed":
      "Somebody else has changed the offer meanwhile. Look at both versions before you publish yours.",
    "offer.no_draft": "There is no draft to publish.",
    "offer.busy": "Another revision is being published right now. Please try again shortly.",
    "offer.waiting": "Revision {rev} waits until {at}. Call it off first, or publish when it holds.",
    "offer.too_late":
      "It begins within half a minute, so it cannot be called off any more. Go back to the revision before afterwards.",
  }),
  ...withStatus(429, {
    "content.too_many":
      "You have saved {most} files today, which is what one login may. Go on in {hours}, or write to us if you need them sooner.",
  }),
  ...withStatus(500, {
    "content.missing":
      "This file is yours, but we cannot find it in our store. We have been told, and are putting it back. Please try again later.",
    "offer.not_rendered": "The pages could not be made, so nothing was published. Please try again.",
  }),
};
