import type { Extra } from "@store/contract/course-content";

export const valueRules: Extra = {
  id: "value-rules",
  title: "Value rules: paying more for some people, without excluding others",
  summary: "When your own order book says that one group is worth more, tell the auction so.",
  minutes: 3,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "Meta looks for the cheapest result. Your books may know better: orders from Pune are returned half as often, iPhone owners buy the set. A **value rule** raises or lowers the bid for such a group by a percentage. Nobody is shut out, and the ad sets stay whole.",
    },
    {
      type: "table",
      head: ["You want to", "Use"],
      rows: [
        ["Obey a law (age, a state you may not sell to)", "Audience controls"],
        ["Pay more or less for a group", "Value rules"],
        ["Give delivery a hint where to begin", "Audience suggestions"],
      ],
    },
    {
      type: "steps",
      items: [
        "Take 90 days of orders. For each group (state, age, sex, phone, placement) work out contribution per order **after** returns. A group under 100 orders says nothing.",
        "Look for a difference of a third or more. Below that leave it alone.",
        "In Ads Manager open Advertising settings, Value rules, and create a rule set. A set holds up to ten rules; criteria include age, gender, location, operating system, device and some placements.",
        "Put the most important rule first: where two rules fit one person, only the first counts.",
        "Attach the set to one campaign and leave a like campaign without it. Compare **contribution**, not cost per result: Meta itself says that the cost per result may rise.",
        "After four weeks keep it or remove it. Work the figures out again each season.",
      ],
    },
    {
      type: "example",
      title: "How much is right?",
      text: "An order from Maharashtra and Gujarat leaves ₹420 after returns, one from elsewhere ₹300.",
      figures: [
        ["Worth more by", "₹420 ÷ ₹300 = 1.4"],
        ["The most you can add", "1.4 − 1 = 40%"],
        ["Begin with half of it", "40% ÷ 2 = 20%"],
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "A rule by feeling: 'our buyers are women'.",
          instead: "If 15% of the orders come from men at the same contribution, there is nothing to adjust.",
        },
        { mistake: "Ten rules at once.", instead: "One rule, one comparison. Then the next." },
      ],
    },
  ],
  sources: [
    {
      title: "Meta for developers: value rules",
      url: "https://developers.facebook.com/documentation/ads-commerce/marketing-api/bidding/value-rules",
    },
    { title: "Jon Loomer: value rules", url: "https://www.jonloomer.com/value-rules/" },
  ],
};
