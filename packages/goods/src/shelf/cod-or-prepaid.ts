import type { Extra } from "@store/contract/course-content";

export const codOrPrepaid: Extra = {
  id: "cod-or-prepaid",
  title: "Cash on delivery or prepaid: what to offer to whom",
  summary: "A tree for each order, and the sum that shows what a COD order really leaves.",
  minutes: 3,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "COD brings first orders and sends many of them back. Ask the question per order, not for the whole shop: the same product is safe in one PIN code and a loss in the next.",
    },
    {
      type: "tree",
      title: "What does this order get?",
      root: {
        text: "Has this phone number received and paid for a parcel from you before?",
        branches: [
          {
            answer: "Yes",
            next: { text: "Offer both. COD without a fee, UPI first in the list." },
          },
          {
            answer: "It refused one",
            next: {
              text: "Prepaid only, with the reason in one line: 'A parcel came back last time. Please pay online, or ₹99 now and the rest at the door.'",
            },
          },
          {
            answer: "New buyer",
            next: {
              text: "What came back from this PIN code in the last 90 days (20 parcels or more)?",
              branches: [
                {
                  answer: "Over 35%",
                  next: { text: "Prepaid, or an advance of ₹99 to ₹199 by UPI and the rest at the door." },
                },
                {
                  answer: "15% to 35%, or too few parcels",
                  next: {
                    text: "Is the order above your COD limit, or made to order?",
                    branches: [
                      {
                        answer: "Yes",
                        next: {
                          text: "Advance or prepaid. The limit stands on the product page, not only in the checkout.",
                        },
                      },
                      {
                        answer: "No",
                        next: {
                          text: "COD with a fee that is shown, confirmed by WhatsApp or OTP before packing. Prepaid is ₹50 cheaper.",
                        },
                      },
                    ],
                  },
                },
                {
                  answer: "Under 15%",
                  next: { text: "Offer both, the COD fee included. Confirm the address only." },
                },
              ],
            },
          },
        ],
      },
    },
    {
      type: "example",
      title: "What 100 COD orders leave",
      text: "Order value ₹899 without GST, goods ₹380, courier out ₹70, courier back ₹60, ad ₹180. Of 100 orders 26 come back, goods undamaged.",
      figures: [
        ["One delivered order leaves", "₹899 − ₹380 − ₹70 − ₹180 = ₹269"],
        ["74 of them", "74 × ₹269 = ₹19,906"],
        ["One returned order costs", "₹70 + ₹60 + ₹180 = ₹310"],
        ["26 of them", "26 × ₹310 = ₹8,060"],
        ["Left of 100 orders", "₹19,906 − ₹8,060 = ₹11,846"],
        ["At 16 returned instead of 26", "84 × ₹269 − 16 × ₹310 = ₹17,636"],
      ],
    },
    {
      type: "note",
      text: "Published figures for COD returns in India lie between about 20% and 30%, for prepaid under 5%. They come from firms that sell a remedy. Count your own by PIN code.",
    },
  ],
  sources: [
    {
      title: "FindThatSoftware: COD and prepaid return rates (2026)",
      url: "https://findthatsoftware.com/blog/how-to-reduce-rto-for-your-online-store-india",
    },
    {
      title: "OrderZup: cost of a returned order (2025)",
      url: "https://orderzup.com/how-to-reduce-rto-for-cod-orders-in-india-actionable-2025-playbook",
    },
  ],
};
