import type { Lesson } from "@store/contract/course-content";

export const copyFormulas: Lesson = {
  id: "copy-formulas",
  title: "Copy formulas",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Formulas do not write copy. They stop you from forgetting a part. Every text that sells contains four answers: what it is, what it does for me, why I should believe you, what happens if I press. The formulas below are four orders of those answers.",
    },
    {
      type: "table",
      head: ["Formula", "Order", "Suits"],
      rows: [
        ["PAS", "Problem, why it stays, solution", "Things that end an annoyance"],
        ["AIDA", "Attention, interest, desire, action", "Courses, gifts, travel"],
        ["Offer, proof, risk", "What and how much, who says so, what if not", "Known products, retargeting"],
        ["Specs first", "Size, weight, material, price", "Buyers who compare: steel, fabric, electronics"],
      ],
    },
    { type: "heading", text: "The same coffee, four times" },
    {
      type: "list",
      items: [
        "**PAS:** Instant tastes of the jar. A machine costs ₹12,000. Our drip bags need a cup and hot water: 36 cups from a Chikmagalur estate, ₹540.",
        "**AIDA:** 4.40 pm, the office pantry, again. Twelve grams, roasted on Tuesday, ground on Wednesday. By Friday your colleagues ask. Order by noon, it ships today.",
        "**Offer, proof, risk:** 36 cups for ₹540, delivered. 1,900 people have reordered. Not your taste? Write to us within ten days, keep the bags, get the money.",
        "**Specs first:** 100% Arabica, 1,100 m, medium roast, 12 g bags, nitrogen packed, best within 120 days. ₹15 a cup.",
      ],
    },
    {
      type: "text",
      text: "Such lines need facts behind them. If 1,900 people have not reordered, write the number that have, or use another proof.",
    },
    {
      type: "example",
      title: "Arithmetic as a headline",
      text: "Break a price down only to a unit people already buy. Nobody counts money per gram of coffee, everybody knows a cup. Check the sum, because a customer will.",
      figures: [
        ["Per cup at home", "₹540 ÷ 36 = ₹15"],
        ["Café cup, twice a week for a year", "₹180 × 104 = ₹18,720"],
        ["Same cups at home", "₹15 × 104 = ₹1,560"],
        ["What stays in the pocket", "₹18,720 − ₹1,560 = ₹17,160"],
      ],
    },
    {
      type: "heading",
      text: "Lines that get ads rejected or fined",
    },
    {
      type: "text",
      text: "Meta forbids texts that claim to know a personal attribute. 'Are you diabetic?' falls; 'Snacks without added sugar' stands. So do 'for people who count sugar' and a customer's own story. Then there is Indian law: the Drugs and Magic Remedies Act forbids advertising cures for a list of diseases, food may not promise treatment, and since 2023 the guidelines on dark patterns name **false urgency** as one. A sale that ends tonight must end tonight.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Earnings as bait: 'Make ₹1 lakh a month with my course.'",
          instead:
            "Say what is taught, to whom, in how many hours, and what a typical student delivers at the end.",
        },
        {
          mistake: "Three offers in one ad: 20% off, free gift, second at half.",
          instead: "One offer, with its condition in the same sentence. Test the others as separate ads.",
        },
        {
          mistake: "Strike prices nobody ever paid.",
          instead:
            "Show a former price only if you charged it, and keep the invoice. MRP is not a former price.",
        },
        {
          mistake: "English copy under a Marathi film.",
          instead:
            "Match text, film, page and support. Mixed Hindi and English is fine if customers write that way.",
        },
      ],
    },
    {
      type: "steps",
      items: [
        "Read 50 reviews and chats of your own and 50 of competitors. Copy out the phrases that recur.",
        "Pick one doubt and one formula. Write the ad as if answering that person on WhatsApp.",
        "Put the reason to care into the first 125 characters. The rest may hide behind 'See more'.",
        "Headline: the thing and its price or its promise, up to about 40 characters. Leave the description empty if it adds nothing.",
        "Delete every word a rival could also print: premium, best, quality, ultimate.",
        "Read it aloud in the language you sell in. If you would not say it across a counter, it is not finished.",
        "Give each ad two or three text variants that differ in argument, so the system has something to choose between.",
      ],
    },
    {
      type: "note",
      text: "Text suggestions that Ads Manager offers are drafts by a machine that has not tasted the coffee. Approve them line by line or turn them off: you answer for every word, also for those you did not write.",
    },
    {
      type: "checklist",
      items: [
        "One doubt, one formula, one offer",
        "The first 125 characters stand alone",
        "Every number can be shown to an inspector",
        "No personal attribute, no cure, no invented deadline",
        "Two or three variants differ in argument, not in commas",
      ],
    },
  ],
};
