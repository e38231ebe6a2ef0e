import type { Lesson } from "@store/contract/course-content";

export const adAccount: Lesson = {
  id: "ad-account",
  title: "Ad Account",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "The ad account is the billing meter. Campaigns hang from it, invoices come out of it, and three of its settings are made once and then set like cement: **country, currency and time zone**. Choose India, Indian rupee and Asia/Kolkata. Changing currency or time zone later closes the account and opens an empty one.",
    },
    {
      type: "steps",
      items: [
        "In portfolio Settings, open Accounts, then Ad accounts, and choose to create a new one. Name it after the brand and market, such as 'Pahadi Pantry IN'.",
        "Set time zone (GMT+05:30) and INR. Say that it is for your own business, not a client's.",
        "Give yourself full control and each buyer 'Manage campaigns'. Your accountant needs finance access only.",
        "Open Billing and payments. Enter legal name, address and **GSTIN** exactly as on the certificate before the first rupee is charged. Tax invoices already issued are hard to correct.",
        "Add the payment method, and a second one behind it if the account allows.",
        "Set an **account spending limit** in the payment settings: the sum at which all ads stop until you raise or reset it.",
        "Charge a small first amount, download the tax invoice and show it to your accountant before you scale. New accounts may also carry a daily limit set by Meta, which rises as payments go through.",
      ],
    },
    {
      type: "table",
      head: ["Way of paying", "Good for", "Watch out for"],
      rows: [
        [
          "Prepaid funds by UPI or net banking",
          "First months, tight cash",
          "Ads stop when the balance is gone, often at night",
        ],
        [
          "Card, charged at a threshold",
          "Steady spend",
          "RBI rules ask for a mandate, and an OTP above the limit",
        ],
        ["Monthly invoicing", "Large, old accounts", "By approval; ask your Meta representative"],
      ],
    },
    {
      type: "text",
      text: "Whether an account is prepaid or automatic is decided early, and not every account may switch later. What the payment screen offers you today counts more than any list, this one included.",
    },
    { type: "heading", text: "GST, TDS and the true price of a rupee" },
    {
      type: "example",
      title: "A ₹60,000 month at Pahadi Pantry",
      text: "Figures in Ads Manager are before tax. The bank sees more. A registered business can claim the GST as input credit; an unregistered coach cannot, and must sell more to stand still. Suppose each order leaves ₹400 after product and freight.",
      figures: [
        ["Ad spend", "₹60,000"],
        ["GST at 18%", "₹60,000 × 18% = ₹10,800"],
        ["Leaves the bank", "₹60,000 + ₹10,800 = ₹70,800"],
        ["Orders to break even, with input credit", "₹60,000 ÷ ₹400 = 150"],
        ["Orders to break even, without", "₹70,800 ÷ ₹400 = 177"],
        ["TDS at 2%, if it applies to you", "₹60,000 × 2% = ₹1,200"],
      ],
    },
    {
      type: "chart",
      title: "What ₹60,000 of ads takes from the bank",
      caption:
        "GST comes on top of what Ads Manager shows. Registered shops get it back as input credit; others pay it.",
      chart: {
        kind: "split",
        total: { label: "Leaves the bank", text: "₹70,800" },
        rows: [
          { label: "Ads", value: 60000, text: "₹60,000" },
          { label: "GST at 18%", value: 10800, text: "₹10,800" },
        ],
      },
    },
    {
      type: "text",
      text: "TDS on advertising used to be called 194C and sits in section 393 of the new Income-tax Act since April 2026. Meta takes its full amount; whoever must deduct deposits the 2% separately and claims it back from Meta against the certificate. Thresholds and forms change, so let a chartered accountant decide whether you are in.",
    },
    {
      type: "note",
      text: "With prepaid funds, read the confirmation screen: it says whether GST is added on top or taken out of what you pay in. If it is taken out, ₹70,800 buys ₹70,800 ÷ 1.18 = ₹60,000 of advertising.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Running the business through the personal ad account behind the Boost button.",
          instead: "Keep that one unused. It cannot be handed over and its invoices carry your own name.",
        },
        {
          mistake: "Adding the GSTIN after six months.",
          instead: "Enter it first. Credit on invoices without your number is usually lost.",
        },
        {
          mistake: "Opening a new account whenever results dip.",
          instead:
            "Keep one account per brand and country. History, payment record and learned delivery live in it.",
        },
        {
          mistake: "Treating the spending limit as a monthly budget.",
          instead:
            "It is a fuse that counts since its last reset. Reset it by calendar, or ads go dark on a festival evening.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "India, INR and Asia/Kolkata are set",
        "Legal name, address and GSTIN match the GST certificate",
        "A first tax invoice has been seen by the accountant",
        "Primary and backup payment are in place, with mandates approved",
        "The account spending limit stands at what we could afford to lose to a mistake",
        "A reminder exists for topping up prepaid funds before weekends",
      ],
    },
  ],
};
