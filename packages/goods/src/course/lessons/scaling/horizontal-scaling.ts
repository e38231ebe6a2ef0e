import type { Lesson } from "@store/contract/course-content";

export const horizontalScaling: Lesson = {
  id: "horizontal-scaling",
  title: "Horizontal scaling",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "When the next rupee in the old place earns nothing, open a new place. In 2018 that meant forty copies of an ad set with other interests. Today copies mostly chase the same people. **New means: a person who would not have bought from the old ad.** First find out whether you are running out of people, or only out of patience.",
    },
    { type: "heading", text: "How many new people does a week buy?" },
    {
      type: "example",
      title: "The well runs dry",
      text: "A saree shop has spent ₹35,000 a week on the same Hindi ads for two months. Each week its report shows a healthy reach of over 2 lakh. But are they new? Set the date range to the whole period, note reach, add one week, and note it again. The difference is the people met for the first time.",
      figures: [
        ["Week 1: price of 1,000 new people", "₹35,000 ÷ 2,30,000 × 1,000 = ₹152"],
        ["Reach gained in week 8", "6,58,000 − 6,10,000 = 48,000"],
        ["Week 8: price of 1,000 new people", "₹35,000 ÷ 48,000 × 1,000 = ₹729"],
        ["Costlier by a factor of", "₹729 ÷ ₹152 = 4.8"],
      ],
    },
    {
      type: "chart",
      title: "Price of 1,000 new people",
      caption: "The same ads, the same ₹35,000 a week. What has run out is people who had not seen them.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Week 1", value: 152, text: "₹152", tone: "good" },
          { label: "Week 8", value: 729, text: "₹729", tone: "bad" },
        ],
      },
    },
    {
      type: "text",
      text: "Impressions cost what they did; new people cost nearly five times as much. More budget would buy the same faces again. India has no shortage of saree buyers, so these ads have run out of **the people they speak to**.",
    },
    {
      type: "table",
      head: ["Direction", "Example", "What it costs", "Try"],
      rows: [
        ["Angle", "From 'soft' to 'does not shrink'", "One shoot", "First"],
        [
          "Format",
          "Catalogue beside films, a creator's post as partnership ad",
          "A clean feed, a contract",
          "Second",
        ],
        ["Language", "Tamil film, page and phone support", "A speaker, not a translator", "Third"],
        ["Product", "The belt to the bag", "Stock", "Fourth"],
        ["Way to order", "WhatsApp for those who distrust forms", "Someone who answers", "Fifth"],
        ["Country", "UAE, Singapore", "Freight, duty, returns", "Last"],
      ],
    },
    {
      type: "steps",
      items: [
        "Compute the price of 1,000 new people for the last four weeks. If it is flat, stay with vertical steps.",
        "Ask ten recent buyers by phone what nearly stopped them, and ten who left a cart. Every answer is an angle.",
        "Choose one direction, and write down what must be true after four weeks for it to stay.",
        "Another language, page or country gets a campaign of its own. A new angle goes into the existing ad set, where delivery finds its people.",
        "Fund it for 25 to 50 conversions out of the growing drawer, never out of the proven one.",
        "Count total orders of the shop in that state or language before and after, whoever claims them.",
        "Keep, improve once, or close. Only then the next direction.",
      ],
    },
    {
      type: "example",
      title: "The shop learns Tamil",
      text: "A Tamil film costs ₹8,000, and ₹1,500 a day goes behind it in Tamil Nadu, where 6 orders a week came by themselves before. Contribution is ₹560 per order. After two weeks the report counts 54 orders and says that it paid. It has not, yet.",
      figures: [
        ["Two weeks with the film", "₹1,500 × 14 + ₹8,000 = ₹29,000"],
        ["By the report", "54 × ₹560 − ₹29,000 = ₹1,240"],
        ["Truly new orders", "54 − 2 × 6 = 42"],
        ["By the truly new", "42 × ₹560 − ₹29,000 = −₹5,480"],
        ["Each further week: 28 orders, 22 new", "22 × ₹560 − ₹1,500 × 7 = ₹1,820"],
        ["Weeks until the film is paid for", "₹5,480 ÷ ₹1,820 = 3"],
      ],
    },
    {
      type: "text",
      text: "So Tamil pays from the sixth week on, at ₹1,820 a week less whoever answers the phone in Tamil. That is still worth doing for a shop that means to stay. It would not be for a festival fortnight, and the 54 would have hidden it.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Duplicating the best ad set five times.",
          instead:
            "Meta keeps your ads out of each other's auctions: it enters the strongest and holds the rest back. Five beginners then share one expert's people. Merge them.",
        },
        {
          mistake: "Machine-translated copy in nine languages.",
          instead:
            "One language, done by a person who shops in it. Customers hear the difference before they read the price.",
        },
        {
          mistake: "Abroad on Indian assumptions.",
          instead: "Landed price, duty, delivery days and a return address come first. Then advertise.",
        },
        {
          mistake: "Three directions in the same fortnight.",
          instead: "You will not know which one worked. One at a time, with its own line in the sheet.",
        },
      ],
    },
    {
      type: "checklist",
      items: [
        "The price of 1,000 new people is tracked by week",
        "The direction speaks to people the old ads left cold",
        "Its condition for staying was written beforehand",
        "Creative and set-up costs are inside the result",
        "Total orders rose, not just one campaign's",
      ],
    },
  ],
};
