// How to use each ad: what stands in no picture and is only told to who bought it.
import type { AdCreative } from "@store/contract/ad-content";

export type AdNotes = Pick<AdCreative, "purpose" | "below" | "action" | "alternatives" | "notes">;

/** By the design's slug. */
export const notes: Readonly<Record<string, AdNotes>> = {
  "small-batch": {
    purpose: "One physical product in a limited run. Sends people to a product page, not to a shop's front.",
    below: "Mango pickle, 400 g, ₹349",
    action: "Shop now",
    alternatives: ["Two hundred jars. Yours has a number.", "We cook again in June."],
    notes: [
      "Change the three jar labels, the weight, the price and the month. Keep three products at most: with four nobody chooses.",
      "The batch must really be limited. Write the true number, and stop the ad set on the day it is gone.",
      "Say the price on the picture. The clicks get fewer and the buyers stay, so judge it by cost per purchase.",
    ],
  },
  agency: {
    purpose:
      "A service for businesses that already pay for ads. Works on people who visited your site, and on owners of small pages.",
    below: "One page, 48 hours, ₹24,000",
    action: "Learn more",
    alternatives: ["You pay for the click. Then what?", "Your page takes 9 seconds to say what you sell."],
    notes: [
      "Put a fixed price and a fixed time on it. Without them it is one more agency that wants a call.",
      "Send the click to a page with one before-and-after, the price again, and a form of three fields.",
      "Do not name the reader's figures (“your 0.8% rate”): the platform forbids claims about the person it shows an ad to.",
    ],
  },
  course: {
    purpose: "A short course with a clear end. Best on people who watched at least half of a free lesson.",
    below: "7 nights, 7 lessons, ₹1,499",
    action: "Sign up",
    alternatives: ["One lesson a night. One film on Sunday.", "Seven evenings from now you have cut a film."],
    notes: [
      "The seven boxes are lessons. Draw as many as you really have, and colour the free ones.",
      "Promise what people will have made, not what they will earn. Income claims get ads refused.",
      "Run it from Thursday to Sunday: who buys on a Sunday starts on a Monday.",
    ],
  },
  restaurant: {
    purpose: "One dish on one weekday, within the distance you deliver to. A small daily budget is enough.",
    below: "Paneer thali, ₹149, by 8",
    action: "Order now",
    alternatives: ["It is Tuesday. Put the pan away.", "Six bowls. No washing up."],
    notes: [
      "Set the audience to people within 5 km of the kitchen, and the schedule to Tuesday from 3 to 8 in the evening.",
      "Colour the bowls as your own dish looks. A photograph of the real plate in the circle does better still.",
      "Name one price with the delivery in it. A fee that appears later loses the order.",
    ],
  },
  astrology: {
    purpose:
      "A personal reading with a fixed length and price. For people who already follow you or your free chart.",
    below: "40 minutes, recorded, ₹1,100",
    action: "Book now",
    alternatives: ["No gemstones. No fear. Forty minutes.", "Bring a question, take home a recording."],
    notes: [
      "Say what it costs and how long it takes. In this trade that alone sets you apart.",
      "Leave out promises about health, money and marriage: they are refused, and they draw the wrong people.",
      "Ask for date, place and hour of birth after the payment, not in the form before it.",
    ],
  },
  "real-estate": {
    purpose: "Visits to one project, on one day. A lead form with three questions, or a click to WhatsApp.",
    below: "2 BHK from ₹78 lakh, see it Saturday",
    action: "Get directions",
    alternatives: ["We timed it: 12 minutes on foot.", "Walk from the metro with us on Saturday."],
    notes: [
      "Fill in the possession date and the RERA number; both belong on the picture, not only in the text.",
      "Really walk the distance and write your own minutes. It is the whole ad, and the first thing that people check.",
      "Housing has limited targeting on several platforms: choose the place, and leave age and gender open.",
    ],
  },
  health: {
    purpose:
      "A first try of something people use up and order again. The first order may cost you money, the second must not.",
    below: "First week free, you pay postage",
    action: "Get offer",
    alternatives: ["One cup, an hour before bed.", "Sleep tea. No caffeine, no sugar."],
    notes: [
      "Describe the habit, not an illness. “Cures insomnia” is refused, and in India unlawful for a food.",
      "Say the postage beside “free” on the page it leads to, in the same size.",
      "Change the leaf and the cup for your own product, and keep the large empty corner: the eye rests there.",
    ],
  },
  gym: {
    purpose:
      "First visits within a short drive. Run it in the first week of a month and after long holidays.",
    below: "First class free, bring a towel",
    action: "Book now",
    alternatives: ["Two hours is too long. So is never.", "42 minutes, and somebody who counts for you."],
    notes: [
      "The ring shows your number as a share of an hour: 42 of 60 minutes. For 30, let it end at the bottom.",
      "Fill in your street. People choose a gym by the way home, not by its machines.",
      "No before-and-after bodies and no “tired of being...”: both are refused.",
    ],
  },
  trading: {
    purpose:
      "A course about reading charts, taught on prices at least 30 days old. For followers of your free classes first.",
    below: "Charts at least 30 days old",
    action: "Learn more",
    alternatives: ["We also say when we were wrong.", "Last month’s chart, read without hurry."],
    notes: [
      "Keep the two lines of small print. Advice needs a SEBI registration: print your number. Who only teaches may not name or show a security with prices from the last 30 days (SEBI circular of 8 May 2026, in force since 1 July).",
      "No profit screenshots, no returns, no “sure shot”. Platforms refuse them and the regulator fines them.",
      "Let the page show one recorded class in full, made with old charts. No live room, no screen share of a running market, no code names for shares: all three count as naming them.",
    ],
  },
  vastu: {
    purpose: "A consultation at a distance, with something in hand at the end: a marked floor plan.",
    below: "Your plan back in 3 days",
    action: "Send message",
    alternatives: ["Before the first wall is built.", "Three changes, the cheapest first."],
    notes: [
      "Redraw the plan with the number of rooms your clients have; 2 BHK is right for most cities.",
      "“Send your floor plan” asks for a click to WhatsApp: choose that as the destination, so that people can send the picture.",
      "Promise the days you keep even in a busy month.",
    ],
  },
};
