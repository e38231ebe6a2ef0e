import type { Extra } from "@store/contract/course-content";

export const upiFailures: Extra = {
  id: "upi-failures",
  title: "When a UPI payment fails: codes, causes, and what your page should say",
  summary: "The codes your payment company shows, in the buyer's words, with the next step for each.",
  minutes: 3,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "'Payment failed' is the worst sentence of a shop: the buyer does not know whether the money left. Say three things instead: **what happened, where the money is, what to do now.** The code comes with the failure; map it once.",
    },
    {
      type: "table",
      head: ["Code", "What it means", "Say this", "Then"],
      rows: [
        [
          "Z9",
          "Not enough money in the account",
          "Your bank did not find enough balance. Nothing was taken.",
          "Offer another account or card",
        ],
        ["ZM", "Wrong UPI PIN", "The PIN did not match. Nothing was taken.", "Try again, once"],
        [
          "Z6",
          "PIN tried too often",
          "Your bank has blocked UPI for now, often for a day.",
          "Card, another account, COD",
        ],
        [
          "Z7",
          "Too many payments in the period",
          "Your bank's number of UPI payments is used up.",
          "Card or net banking",
        ],
        [
          "Z8",
          "Above the limit per payment",
          "This is above your bank's UPI limit.",
          "Card, net banking or two orders",
        ],
        [
          "ZA",
          "Declined by the buyer",
          "You said no in the app. Nothing was taken.",
          "Keep the cart, offer help",
        ],
        [
          "U16",
          "Risk limit, common after a new set-up",
          "Your bank limits new UPI set-ups, often to ₹5,000 at first.",
          "Card, or a smaller sum",
        ],
        [
          "U30",
          "Debit failed at the bank",
          "Your bank is not taking payments just now.",
          "Another bank or card; look at your alarm",
        ],
        [
          "U69",
          "Request ran out",
          "The request ran out before it was confirmed.",
          "A new QR code or app link",
        ],
        [
          "RB, or 96 as 'deemed'",
          "Bank has not decided yet",
          "Your bank has not told us yet. Please do not pay again.",
          "Wait, ask the payment company, write by mail",
        ],
      ],
    },
    {
      type: "figure",
      title: "The screen after a failure",
      figure: {
        weak: {
          caption: "No word on the money, and the same method first.",
          alt: "A screen that says Payment failed, something went wrong, with a button Try again.",
          parts: [
            { part: "top", text: "Checkout" },
            { part: "note", text: "Payment failed. Something went wrong.", tone: "bad", mark: true },
            { part: "button", text: "Try again" },
          ],
        },
        good: {
          caption: "Cause, money, and another way on top. Address and cart are still there.",
          alt: "A screen that says: your bank is not taking UPI just now, nothing was taken. Choices: card first, another UPI account, cash on delivery. A button Pay 1,499 rupees by card.",
          parts: [
            { part: "top", text: "Checkout" },
            { part: "note", text: "Your bank is not taking UPI just now. Nothing was taken.", mark: true },
            {
              part: "choice",
              items: [{ text: "Card" }, { text: "UPI from another bank" }, { text: "Cash on delivery, ₹40" }],
              on: 0,
            },
            { part: "button", text: "Pay ₹1,499 by card" },
          ],
        },
      },
    },
    {
      type: "note",
      text: "If money left the buyer's account and you were not told: for payments to merchants the bank must put it back within **T+5 days** by itself and owes ₹100 for each day after that (RBI, 20 September 2019). Say that in your help text, with the day.",
    },
    {
      type: "list",
      items: [
        "Alarm: success by bank and UPI app falls by five points against the same hour of last week.",
        "On Android and desktop offer app links and QR codes; typed UPI IDs have been switched off there since the end of February 2026.",
        "Never open a second request while the first is pending. Ask the payment company for its state first.",
      ],
    },
  ],
  sources: [
    {
      title: "Juspay: NPCI response codes",
      url: "https://docs.juspay.io/upi-inapp/android/resources/response-codes.md",
    },
    {
      title: "M2P: NPCI error and response codes, V 2.5",
      url: "https://dev.m2p.app/docs/upi/npci-error-codes",
    },
    {
      title: "Arihant Plus: why a UPI payment fails (U16, U30, Z6, Z7)",
      url: "https://support.arihantplus.com/support/solutions/articles/33000296758-why-did-my-upi-transaction-fail-",
    },
    {
      title: "Zee News: RBI's times for failed payments",
      url: "https://zeenews.india.com/personal-finance/failed-upi-transactions-banks-to-pay-rs-100-per-day-penalty-for-delay-beyond-2-days-2352699.html",
    },
  ],
};
