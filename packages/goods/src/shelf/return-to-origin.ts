import type { Extra } from "@store/contract/course-content";

export const returnToOrigin: Extra = {
  id: "return-to-origin",
  title: "Return-to-origin playbook",
  summary:
    "Six points at which a parcel can be saved, from the product page to the second attempt at the door.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "A parcel that comes back has usually been lost before it left. Work through the six points in this order: the first ones cost nothing, the last one costs a courier.",
    },
    {
      type: "table",
      head: ["Point", "What goes wrong", "What to do", "Figure to watch"],
      rows: [
        [
          "Product page",
          "Smaller, darker or later than thought",
          "One picture in a hand, size in cm, delivery date for the PIN code",
          "Returns with the reason 'not as expected'",
        ],
        [
          "Checkout",
          "Wrong phone, half an address",
          "PIN code fills city and state; ask for house number and landmark in their own fields; OTP on the phone for COD",
          "Parcels returned 'address incomplete'",
        ],
        [
          "First ten minutes",
          "A quick order, regretted",
          "WhatsApp: confirm, correct the address, cancel, pay now and save ₹50. Four buttons",
          "Share answered; share moved to prepaid",
        ],
        [
          "Before packing",
          "No answer to the message",
          "One call. Still nothing: hold for 24 hours, ask once more, then cancel",
          "Orders cancelled before dispatch",
        ],
        [
          "On the way",
          "Nobody expects the parcel",
          "A message on the morning of delivery with the sum to pay, and a link for UPI at the door",
          "First-attempt deliveries",
        ],
        [
          "Failed attempt",
          "'Customer not available', sometimes untrue",
          "Within two hours ask the customer for a day and time, and give it to the courier the same day",
          "Parcels saved after a failed attempt",
        ],
      ],
    },
    {
      type: "swipe",
      title: "Message after a COD order (utility template)",
      items: [
        "Hello {{1}}, your order {{2}} from [shop]: {{3}}, ₹{{4}} in cash on delivery. It goes to {{5}}. Is that right?",
        "Buttons: Yes, send it · Change address · Pay now, save ₹50 · Cancel",
      ],
    },
    {
      type: "swipe",
      title: "The same in Hinglish",
      lang: "hi-Latn",
      items: [
        "Namaste {{1}}, aapka order {{2}}: {{3}}, delivery par ₹{{4}} cash. Address: {{5}}. Sab sahi hai?",
        "Buttons: Haan, bhej dijiye · Address badalna hai · Abhi pay karein, ₹50 bachayein · Cancel",
      ],
    },
    {
      type: "swipe",
      title: "After a failed attempt",
      items: [
        "Hello {{1}}, the courier says nobody was at home today for order {{2}}. Did somebody call you? Choose: Tomorrow · Day after · Other address · I do not want it any more",
      ],
    },
    {
      type: "example",
      title: "What the confirmation is worth",
      text: "400 COD orders a month. Before: 28% came back. With confirmation 24 orders were cancelled before packing, 60 moved to prepaid, and of the other 316 there came back 57. A returned parcel costs ₹130 in freight.",
      figures: [
        ["Before", "400 × 28% = 112"],
        ["Orders that stay on COD", "400 − 24 − 60 = 316"],
        ["Fewer parcels back", "112 − 57 = 55"],
        ["Freight saved", "55 × ₹130 = ₹7,150"],
      ],
    },
    {
      type: "checklist",
      items: [
        "Returns are counted by PIN code, courier and product, each week",
        "The confirmation goes out within ten minutes, day and night",
        "Somebody owns failed attempts and answers them the same day",
      ],
    },
  ],
  sources: [
    {
      title: "Skyfleet: confirming COD orders on WhatsApp",
      url: "https://www.skyfleetnow.com/blog/whatsapp-order-confirmation-rto",
    },
    {
      title: "HeadlineHQ: risk per order and PIN code (2 May 2026)",
      url: "https://www.headlinehq.in/blog/reduce-rto-cod-orders-indian-d2c-playbook",
    },
  ],
};
