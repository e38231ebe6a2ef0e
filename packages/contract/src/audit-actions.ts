// What an admin can have done, as the audit and the stories say it after their name.

export const auditActions = {
  "admin.create": "set up the first admin",
  "admin.invite": "invited an admin",
  "admin.remove": "removed an admin",
  "admin.sign-out": "ended all sessions of an admin",
  "admin.code-on": "switched the login code on",
  "admin.code-replaced": "moved the login code to another app",
  "admin.code-off": "switched the login code off",
  "admin.code-reset": "took the login code off an admin",
  "admin.recovery-code": "used a recovery code",
  "admin.recovery-codes": "made new recovery codes",
  "orders.export": "exported orders",
  "users.export": "exported users",
  "settlement.export": "exported what a payment company paid out",
  "gst.place": "said where the buyer is, for the return",
  "gst.export": "exported a month of tax papers",
  "customer.update": "changed a user's details",
  "customer.password": "set a user's password",
  "customer.resend-access": "sent a user their access again",
  "customer.block": "blocked a user",
  "customer.unblock": "unblocked a user",
  "customer.delete": "deleted a user",
  "access.grant": "let in somebody who had paid",
  "access.dismiss": "took a request for access off the list",
  "order.override": "set the status of an order",
  "order.delete": "deleted an order",
  "order.refund": "refunded an order",
  "order.duplicate": "sent a second payment back",
  "order.resend-invoices": "sent the tax papers again",
  "notice.close": "took a notice off the list",
  "payment.attach": "attached a payment to an order",
  "payment.dismiss": "took a payment off the list",
  "payment.refund": "refunded a payment without an order",
  "coupon.create": "created a coupon",
  "coupon.update": "changed a coupon",
  "coupon.on": "switched a coupon on",
  "coupon.off": "switched a coupon off",
  "coupon.delete": "deleted a coupon",
  "content.publish": "published files",
  "content.remove": "removed a file",
  "offer.publish": "published an offer",
  "offer.back": "went back to an earlier offer",
  "privacy.answer": "answered a complaint about data",
  "privacy.held": "opened what is kept of an erased order",
  "mail.test": "sent a test mail",
} as const;
export type AuditAction = keyof typeof auditActions;

/** `invited an admin`; an action of an older shop by its own words. */
export function auditPhrase(action: string): string {
  return auditActions[action as AuditAction] ?? action.replace(/[.-]/g, " ");
}
