import type { Extra } from "@store/contract/course-content";

export const clickToWhatsapp: Extra = {
  id: "click-to-whatsapp",
  title: "Click-to-WhatsApp ads",
  summary:
    "For goods that are sold by talking. How to set them up, answer them and count what they really sold.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "The button opens a chat instead of a page. It fits goods above about ₹2,000, made-to-order work, clinics, property and everything bought after a question. It does **not** fit a ₹399 product: a person answering costs more than the margin.",
    },
    {
      type: "steps",
      items: [
        "Connect the WhatsApp Business number to the Page in Business settings, under the same business portfolio as the ad account.",
        "Campaign objective: Engagement or Leads to collect chats, Sales if purchases are sent back to Meta. Conversion location: Messaging apps, WhatsApp.",
        "Write the greeting and three ready questions: price, delivery to my PIN code, see more photos. One tap must be enough to begin.",
        "Put the price or 'from' price in the ad. A chat that begins with 'Price?' and ends there has cost you the click and four minutes.",
        "Answer within five minutes in working hours, and say in the greeting when those are.",
        "Label each chat in the WhatsApp app: new, price given, order, lost and why. Read the lost ones on Friday.",
        "Send the outcome back: through your chat tool's Meta connection, or by marking orders as a purchase. Otherwise Meta looks for talkers, not buyers.",
      ],
    },
    {
      type: "figure",
      title: "The first three messages decide",
      figure: {
        weak: {
          caption: "The ad gave no price, the answer asks for patience. Most chats end here.",
          alt: "A chat. Customer: Hi. Shop: Hello, how can I help. Customer: Price? Shop, four hours later: Please share your number, our team will call you.",
          parts: [
            { part: "top", text: "Teak House" },
            { part: "chat", text: "Hi" },
            { part: "chat", text: "Hello, how can we help you?", ours: true },
            { part: "chat", text: "Price?" },
            {
              part: "chat",
              text: "Please share your number, our team will call you. (4 hours later)",
              ours: true,
              mark: true,
            },
          ],
        },
        good: {
          caption: "Product, price, delivery and one question back, in one message.",
          alt: "A chat. Customer taps the ready question about delivery to a PIN code. Shop: teak shelf, 4 feet, 8,450 rupees, to 411038 in 9 days, delivery free. Which wall is it for? Send a photo.",
          parts: [
            { part: "top", text: "Teak House" },
            { part: "chips", items: ["Price", "To my PIN", "Photos"], on: [1] },
            { part: "chat", text: "Teak shelf, 411038" },
            {
              part: "chat",
              text: "4 ft teak shelf: ₹8,450. To 411038 in 9 days, delivery free. Which wall is it for? Send a photo.",
              ours: true,
              mark: true,
            },
            { part: "chat", text: "Kitchen, sending now" },
          ],
        },
      },
    },
    {
      type: "example",
      title: "What an order from a chat costs",
      text: "In a week 240 chats came for ₹16,800. A person who answers costs ₹4,200 a week. 18 people ordered.",
      figures: [
        ["Ads and answering", "₹16,800 + ₹4,200 = ₹21,000"],
        ["Per order", "₹21,000 ÷ 18 = ₹1,167"],
        ["Per chat, which the ad account shows", "₹16,800 ÷ 240 = ₹70"],
      ],
    },
    {
      type: "note",
      text: "Messages: if you answer within 24 hours of the first message from such an ad, a free window of **72 hours** opens from your answer, in which also template messages cost nothing. Free text still needs a message from the customer in the last 24 hours. After that each template is charged by its kind. A chat is no permission for offers next month: ask for it in the chat and keep the answer.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Reporting 'cost per conversation' to the owner.",
          instead: "Report cost per order, with the wages of whoever answers.",
        },
        {
          mistake: "One person's private phone as the shop's number.",
          instead: "A business number with two people, labels and a file of answers.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "DoubleTick: the 72-hour free window for chats from ads",
      url: "https://learn.doubletick.io/click-to-whatsapp-ctwa/understanding-the-72-hour-free-messaging-window-for-ctwa-leads",
    },
    {
      title: "Meta: getting opt-in for WhatsApp",
      url: "https://developers.facebook.com/docs/whatsapp/overview/getting-opt-in",
    },
  ],
};
