import type { Lesson } from "@store/contract/course-content";

export const pixel: Lesson = {
  id: "pixel",
  title: "Pixel",
  minutes: 4,
  body: [
    {
      type: "example",
      title: "The thank-you page that lied",
      text: "A brass lamp store in Moradabad sold 40 lamps at ₹1,250 in a week. Customers kept the thank-you page open to show the family and reloaded it; the pixel fired a purchase each time and counted 56. The owner needs a return of 2.8 to earn anything. He believed the screen and doubled the budget.",
      figures: [
        ["Spend", "₹20,000"],
        ["Real revenue", "40 × ₹1,250 = ₹50,000"],
        ["Real return", "₹50,000 ÷ ₹20,000 = 2.5"],
        ["Reported revenue", "56 × ₹1,250 = ₹70,000"],
        ["Reported return", "₹70,000 ÷ ₹20,000 = 3.5"],
      ],
    },
    {
      type: "chart",
      title: "What was true, and what the screen said",
      caption: "The shop needs 2.8 to earn. The report is above the line, the shop below it.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Real return", value: 2.5, text: "2.5", tone: "bad" },
          { label: "Reported return", value: 3.5, text: "3.5", tone: "good" },
        ],
        mark: { value: 2.8, text: "needed: 2.8" },
      },
    },
    {
      type: "text",
      text: "A pixel is a short script on your site. It tells Meta: this browser looked at this lamp, put it in the cart, paid this much. In Events Manager it lives inside a **dataset**, which also collects what your server, shop or app sends. You buy delivery on these messages. If they are wrong, Meta works hard at the wrong job.",
    },
    { type: "heading", text: "Six events carry a shop" },
    {
      type: "table",
      head: ["Event", "Fires when", "Must carry"],
      rows: [
        ["PageView", "Any page opens", "Nothing"],
        ["ViewContent", "A product page opens", "content_ids, value, currency"],
        ["AddToCart", "The button is pressed", "content_ids, value, currency"],
        ["InitiateCheckout", "Checkout opens", "value, currency, num_items"],
        ["Purchase", "The order is confirmed, once", "value, currency INR, event ID"],
        ["Lead", "A form is accepted, for coaches and clinics", "value if you know one"],
      ],
    },
    {
      type: "steps",
      items: [
        "In Events Manager choose Connect data, then Web, and create one dataset per brand. Link it to the ad account in portfolio settings.",
        "On Shopify or WooCommerce use Meta's own channel or plugin; elsewhere paste the base code into the head of every page, or load it through Google Tag Manager. One way only.",
        "Turn on automatic advanced matching if your privacy notice and consent cover it. It hashes email and phone in the browser before they are sent.",
        "Fire Purchase from the order confirmation with the order number as event ID, and let the page remember that it has fired.",
        "Send the value the customer pays. Decide once whether GST and shipping are inside it, and write the answer down.",
        "Open Test events, buy your cheapest product with a real UPI payment and watch all five shop events arrive in order.",
        "Repeat with cash on delivery, in the in-app browser of Instagram on a mid-range Android phone.",
      ],
    },
    {
      type: "text",
      text: "**Consent.** India's Digital Personal Data Protection Act asks for a clear notice and a free, specific yes before you process personal data on that basis, and lets people withdraw it as easily. The rules were notified in November 2025 and the main duties bind after eighteen months, in May 2027. Build for it now: hold the script until the visitor agrees (the pixel has a consent call for revoke and grant), keep a record, and never track on pages meant for under-18s.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Two plugins and a pasted snippet, all with the same pixel ID.",
          instead: "Check with the Meta Pixel Helper extension. One PageView per page, no more.",
        },
        {
          mistake: "Sending value 0, or no currency.",
          instead: "A Purchase without INR and an amount is useless for return figures and value bidding.",
        },
        {
          mistake: "Counting a payment attempt as a purchase.",
          instead: "Fire after the gateway or the cash-on-delivery confirmation answers, not on the button.",
        },
        {
          mistake: "Passing names, phone numbers or illnesses in page addresses.",
          instead: "Clean the URL. Meta filters such data and may restrict the dataset.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "One dataset per brand, owned by our portfolio and linked to the ad account",
        "Test events shows each event exactly once",
        "Purchase carries INR, the paid amount and the order number as event ID",
        "A reload of the thank-you page sends nothing",
        "Yesterday's Purchase count is within a few orders of the shop's own list",
        "The script waits for consent, and refusal is respected",
      ],
    },
  ],
};
