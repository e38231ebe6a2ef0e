import type { Lesson } from "@store/contract/course-content";

export const objectives: Lesson = {
  id: "objectives",
  title: "Objectives",
  minutes: 4,
  body: [
    {
      type: "example",
      title: "₹10,000, twice",
      text: "A shop in Surat sells sarees. Half of its trial goes to Traffic, half to Sales, with the same ads. The click prices and buying rates are invented for the sum, but the pattern is the one you will meet.",
      figures: [
        ["Traffic: clicks at ₹4", "₹10,000 ÷ ₹4 = 2,500"],
        ["Buyers at 0.2%", "2,500 × 0.2% = 5"],
        ["Cost per order", "₹10,000 ÷ 5 = ₹2,000"],
        ["Sales: clicks at ₹20", "₹10,000 ÷ ₹20 = 500"],
        ["Buyers at 4%", "500 × 4% = 20"],
        ["Cost per order", "₹10,000 ÷ 20 = ₹500"],
      ],
    },
    {
      type: "chart",
      title: "Orders from ₹10,000",
      caption: "The cheap clicks brought 2,500 visitors and 5 orders, the costly ones 500 visitors and 20.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Objective traffic, clicks at ₹4", value: 5, text: "5" },
          { label: "Objective sales, clicks at ₹20", value: 20, text: "20", tone: "good" },
        ],
      },
    },
    {
      type: "text",
      text: "The report of the first campaign looked better: five times the clicks at a fifth of the price. That is how agencies win meetings and owners lose months.",
    },
    {
      type: "text",
      text: "The objective is an order you give to a very literal assistant. Ask for clicks and you get people who click, all day, on everything. Ask for purchases and you pay more per click for the few who buy. It takes you at your word, so choose the word nearest to money.",
    },
    {
      type: "table",
      head: ["Objective", "Use it for", "Do not expect"],
      rows: [
        ["Awareness", "A city launch, a store opening, reach with a frequency cap", "Orders this week"],
        ["Traffic", "Rarely; news, content sites, map directions", "Buyers"],
        ["Engagement", "WhatsApp and Instagram chats, video views, event replies", "Website sales"],
        [
          "Leads",
          "Instant forms, calls, site forms of coaches, clinics, builders",
          "Qualified people, unless you feed quality back",
        ],
        ["App promotion", "Installs and in-app events", "Anything on the web"],
        ["Sales", "Shops, course checkouts, WhatsApp orders, catalogues", "Cheap clicks"],
      ],
    },
    {
      type: "text",
      text: "**Leads deserve a warning.** An instant form opens with name and phone already filled, so it is cheap and full of people who do not remember pressing it. Use the higher-intent form with a review screen, ask one question that costs thought ('When do you want to start?'), and send the outcome of calls back as events. A ₹60 lead that never picks up costs more than a ₹250 lead that does.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Warming up a new account with an Engagement campaign.",
          instead: "Likes do not season a pixel for buyers. Start with Sales and a modest budget.",
        },
        {
          mistake: "Optimising for AddToCart because purchases look expensive.",
          instead: "Treat it as a bridge for low volume, with a date on which you move to Purchase.",
        },
        {
          mistake: "Using value optimisation with one product at ₹999.",
          instead: "Without spread in values there is nothing to optimise. Ask for the number of purchases.",
        },
        {
          mistake: "Leaving a category undeclared to keep age and pincode targeting.",
          instead: "Declare it. A rejected ad is a nuisance; a restricted account is a month.",
        },
      ],
    },
    { type: "heading", text: "Choose in five questions" },
    {
      type: "steps",
      items: [
        "Where does the deal close? On the site, in WhatsApp, on a call, at a counter. That is your conversion location.",
        "Which event is nearest to money and still comes about 50 times a week? Buyers first; if there are 8 a week, initiated checkouts may teach faster for a while.",
        "Does that event reach the dataset with a value? If not, repair tracking before you advertise.",
        "Pick the performance goal in the ad set: number of conversions for one price point, value of conversions for baskets from ₹400 to ₹9,000.",
        "Check the special ad category box. Credit, financial products, jobs, housing and politics carry duties that depend on your country and on the countries you show ads in.",
      ],
    },
    {
      type: "note",
      text: "India has its own gate besides the categories: since 31 July 2025, ads for securities and investments shown here need a verified beneficiary and payer, with the SEBI registration number where one applies. A coach who teaches options trading should expect to be asked. Political and social-issue ads need authorisation and a 'Paid for by' line.",
    },
    {
      type: "checklist",
      items: [
        "The objective names what the business is paid for",
        "The event arrives in Events Manager with value and INR",
        "Conversion location matches where the deal closes",
        "Special ad category and investment rules were checked for this offer",
        "Lead quality flows back from the sales sheet or CRM",
      ],
    },
  ],
};
