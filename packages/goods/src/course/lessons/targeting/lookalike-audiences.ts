import type { Lesson } from "@store/contract/course-content";

export const lookalikeAudiences: Lesson = {
  id: "lookalike-audiences",
  title: "Lookalike audiences",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "You hand Meta a source, say 3,000 good customers, and it ranks everybody in a country by likeness. A **1% lookalike** is the nearest hundredth of the people it can reach there, a **10%** the nearest tenth. Smaller is more alike, larger is more people. That is the whole mechanism, and the source is nine tenths of it.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Using all website visitors as the source.",
          instead:
            "They include competitors, job seekers and thumbs that slipped. Use paying, delivered customers.",
        },
        {
          mistake: "Building 1%, 2%, 3%, 4% and 5% as five ad sets.",
          instead: "They are rings of one onion. One range per test, with enough money for it to learn.",
        },
        {
          mistake: "Believing that the boundary holds.",
          instead:
            "With Advantage+ audience a lookalike is a suggestion, and for most conversion goals Meta may look past it on its own.",
        },
        {
          mistake: "Never renewing a list-based source.",
          instead:
            "An event-based source renews itself; an uploaded one freezes your customers as they were that day.",
        },
      ],
    },
    { type: "heading", text: "Is it still worth it?" },
    {
      type: "text",
      text: "Sometimes. In a mature account with hundreds of purchases a week, broad delivery usually knows more than any list you can upload. Lookalikes earn their keep in four cases: a new dataset with an old customer book; a product few people need, such as dental chairs; a source that knows something the pixel does not, like profit or returns; and a country you enter with customers from elsewhere.",
    },
    {
      type: "table",
      head: ["Size", "Suppose 40 crore reachable adults", "Try it when"],
      rows: [
        ["1%", "About 40 lakh people", "Budget under ₹5,000 a day, niche product"],
        ["1% to 3%", "About 1.2 crore", "The first one works and frequency climbs"],
        ["5%", "About 2 crore", "Mass product, national delivery"],
        ["10%", "About 4 crore", "You are nearly broad; test against broad"],
      ],
    },
    {
      type: "steps",
      items: [
        "Make a source of 1,000 to 5,000 people. The minimum is 100 from one country, which is too few to show a pattern.",
        "Clean it: delivered orders only, no staff, no resellers, no refunds. For a coach, take those who finished the course.",
        "Add a value column, such as profit over twelve months, and create the value-based kind. Never send negative numbers.",
        "In Audiences choose to create a lookalike, pick the source, India, and the size.",
        "Wait until it is ready, usually within a day. It stays fresh while an active ad set uses it.",
        "Test it against broad: same ads, same event, same budget, as an A/B test, for two weeks.",
        "Keep whichever wins on delivered orders. On a draw keep broad, because it has less to maintain.",
      ],
    },
    {
      type: "example",
      title: "A draw is an answer",
      text: "A honey brand from Dehradun gave three ad sets ₹21,000 each. The closer audience cost more per thousand impressions and bought better; broad was cheaper and bought a little worse. In the end the prices met.",
      figures: [
        ["1%: impressions at ₹210 per thousand", "₹21,000 ÷ ₹210 × 1,000 = 1,00,000"],
        ["1%: cost per order", "₹21,000 ÷ 60 = ₹350"],
        ["5%: impressions at ₹168", "₹21,000 ÷ ₹168 × 1,000 = 1,25,000"],
        ["5%: cost per order", "₹21,000 ÷ 56 = ₹375"],
        ["Broad: impressions at ₹140", "₹21,000 ÷ ₹140 × 1,000 = 1,50,000"],
        ["Broad: cost per order", "₹21,000 ÷ 60 = ₹350"],
      ],
    },
    {
      type: "text",
      text: "Four orders between the best and the worst is noise. The brand closed two ad sets, put ₹63,000 into one, and spent its attention on better photographs.",
    },
    {
      type: "heading",
      text: "The source that paid for itself",
    },
    {
      type: "text",
      text: "The pixel sees an order; your books see what became of it. If a third of cash-on-delivery parcels return, then a source of **delivered and kept** orders carries news that Meta does not have. Upload it monthly with consent, compare it with broad, and look at the return rate of each, not only the cost per order. The cost per order may rise while the month gets better; that is the trade to look for.",
    },
    {
      type: "note",
      text: "Lookalikes are limited or unavailable for housing, jobs, credit and financial products in some countries. The ad set greys them out where that applies.",
    },
    {
      type: "checklist",
      items: [
        "Source holds at least 1,000 real, recent, delivered customers",
        "Value column filled where order sizes differ",
        "Size chosen between 1% and 10% for a reason of budget",
        "Tested against broad with equal money for two weeks",
        "Returns and refunds were part of the verdict",
      ],
    },
  ],
};
