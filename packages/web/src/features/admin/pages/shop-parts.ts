// The parts of the screen Pages that every page speaks of: who sells, what is promised, and how it is paid.
import { states } from "@store/contract/gst/states";
import type { FieldSpec, Part } from "./parts.ts";

const switches = (path: string, label: string, hint: string): FieldSpec => ({
  ...{ path, label, hint },
  kind: "switch",
});

export const shopParts: readonly Part[] = [
  {
    id: "company",
    label: "Company",
    page: "/contact",
    facts: ["supportEmail", "address", "phone", "cin", "contactPerson", "grievanceOfficer"],
    about: "Who sells. Buyers read it on every page, in mails and on invoices; Indian rules want all of it.",
    fields: [
      { path: "name", label: "Name of the shop" },
      { path: "legalName", label: "Legal name" },
      {
        path: "cin",
        label: "CIN (optional)",
        optional: true,
        hint: "Empty for a seller that is no company.",
      },
      { path: "address", label: "Registered address" },
      { path: "city", label: "City" },
      { path: "supportEmail", label: "Mail for buyers" },
      { path: "phone", label: "Phone of customer care" },
      { path: "contactPerson", label: "Who answers for the company" },
      { path: "grievanceOfficer.name", label: "Grievance officer" },
      { path: "grievanceOfficer.designation", label: "Their designation" },
      { path: "grievanceOfficer.email", label: "Their mail" },
      { path: "grievanceOfficer.phone", label: "Their phone" },
    ],
  },
  {
    id: "promises",
    label: "Promises",
    page: "/refund-policy",
    facts: ["urgency", "refundReading", "designToolUrl", "community", "reminderConsent"],
    fields: [
      {
        path: "refundReading",
        label: "Money back",
        kind: "choice",
        choices: [
          { value: "guarantee", label: "30 days, whatever the reason" },
          { value: "strict", label: "Only for what went wrong" },
          { value: "both", label: "Both, as observed: a sample alone" },
        ],
      },
      {
        path: "guaranteeButton",
        label: "Money back by a button in the account",
        kind: "choice",
        choices: [
          { value: "off", label: "No button: buyers write to us" },
          { value: "ask", label: "Asks us: we decide, order by order" },
          { value: "auto", label: "At once, once for each person and product" },
        ],
        hint: "Only where 30 days are promised.",
      },
      {
        path: "urgency",
        label: "How the pages press",
        kind: "choice",
        choices: [
          { value: "honest", label: "Only with what is true" },
          { value: "observed", label: "With a timer, invented buyers and prices never asked" },
        ],
        hint: "The second only in a shop that was deployed with it.",
      },
      {
        path: "community",
        label: "Address of the community (optional)",
        optional: true,
        hint: "https://... Buyers are shown it. Empty: none is promised.",
      },
      {
        path: "designToolUrl",
        label: "Share link of the designs (optional)",
        optional: true,
        hint: "Where the buttons on the ads lead. Empty: to the files themselves.",
      },
      switches(
        "acceptDarkPatterns",
        "I answer for the pressing pages",
        "For the second way to press: most of it is on India's list of dark patterns.",
      ),
    ],
  },
  {
    id: "mails",
    label: "Mails",
    page: "/checkout",
    facts: ["reminderConsent"],
    about: "The checkout says which of these a buyer may get.",
    fields: [
      {
        path: "cartMails",
        label: "Reminders of a cart that was left",
        kind: "choice",
        choices: [
          { value: 1, label: "One" },
          { value: 2, label: "Two: another after a day" },
          { value: 3, label: "Three: the last after three days" },
        ],
      },
      switches("cartMailsAfterFailedPayment", "Also after a payment that failed", "It is a cart as well."),
      switches("startMails", "Mails on how to begin", "Three: after one, three and seven days."),
      switches("newsMails", "Mails when templates change", "Only to those who read of it at the checkout."),
    ],
  },
  {
    id: "payments",
    label: "Payments",
    page: "/checkout",
    anchor: "footer",
    facts: ["payments"],
    about:
      "Who takes the money, and what is switched on in that account: the badges under the pay button. The keys are a deploy's; npm run doctor tells whether they work.",
  },
  {
    id: "tax",
    label: "Tax",
    page: "/",
    anchor: "footer",
    facts: ["gst"],
    about:
      "Have an accountant confirm all of it. Tax invoices begin with a deploy, since the checkout's script is built for them.",
    fields: [
      {
        path: "gst.mode",
        label: "Tax papers",
        kind: "choice",
        choices: [
          { value: "off", label: "None: no tax is named" },
          { value: "unregistered", label: "Plain receipts: not registered for GST" },
          { value: "regular", label: "Tax invoices: registered for GST" },
        ],
      },
      { path: "gst.gstin", label: "GSTIN (optional)", optional: true, hint: "Only of a registered seller." },
      {
        path: "gst.state",
        label: "State",
        kind: "choice",
        choices: Object.entries(states)
          .map(([value, label]) => ({ value, label: `${label} (${value})` }))
          .sort((one, other) => one.label.localeCompare(other.label)),
      },
      { path: "gst.rate", label: "Rate in percent", kind: "number" },
      { path: "gst.code", label: "Service code", hint: "Six digits, as 998439." },
      { path: "gst.series.sale", label: "Letters of invoices" },
      { path: "gst.series.credit", label: "Letters of credit notes" },
      {
        path: "gst.export",
        label: "Buyers abroad",
        kind: "choice",
        choices: [
          { value: "igst", label: "Pay the tax as everybody" },
          { value: "lut", label: "Pay none, under a letter of undertaking" },
        ],
      },
      { path: "gst.lutArn", label: "ARN of that letter (optional)", optional: true },
    ],
  },
  {
    id: "tracking",
    label: "Tracking",
    page: "/",
    about:
      "A pixel's id is a deploy's, since the content policy of every page has to let its host in. Without one nobody is asked for anything.",
    fields: [
      {
        path: "trackedPurchaseValue",
        label: "What a purchase is reported as",
        kind: "choice",
        choices: [
          { value: "total", label: "What was paid" },
          { value: 4499, label: "₹4,499 whatever was paid, as observed" },
        ],
      },
    ],
  },
];
