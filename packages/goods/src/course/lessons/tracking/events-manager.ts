import type { Lesson } from "@store/contract/course-content";

export const eventsManager: Lesson = {
  id: "events-manager",
  title: "Events Manager",
  minutes: 4,
  body: [
    {
      type: "example",
      title: "The missing shipping charge",
      text: "A tea merchant in Siliguri had 132 paid orders worth ₹1,71,600. Events Manager showed 118 purchases worth ₹1,41,600. Part of the gap is lost events. The rest was a value sent before shipping was added.",
      figures: [
        ["Events caught", "118 ÷ 132 = 89%"],
        ["True average order", "₹1,71,600 ÷ 132 = ₹1,300"],
        ["Reported average order", "₹1,41,600 ÷ 118 = ₹1,200"],
        ["Missing per order", "₹1,300 − ₹1,200 = ₹100"],
        ["Gap from lost events", "14 × ₹1,300 = ₹18,200"],
        ["Gap from wrong values", "118 × ₹100 = ₹11,800"],
        ["Both together", "₹18,200 + ₹11,800 = ₹30,000"],
      ],
    },
    {
      type: "chart",
      title: "Where ₹30,000 went missing",
      caption: "Two faults, two repairs: catch the lost events, and send the value with shipping.",
      chart: {
        kind: "split",
        total: { label: "Gap in the week's revenue", text: "₹30,000" },
        rows: [
          { label: "14 lost events", value: 18200, text: "₹18,200" },
          { label: "118 wrong values", value: 11800, text: "₹11,800" },
        ],
      },
    },
    {
      type: "text",
      text: "When you can explain the gap to the rupee, you may trust the graph. Until then every decision downstream leans on it at an angle.",
    },
    {
      type: "text",
      text: "Ads Manager tells you what Meta believes. Events Manager shows you **what it was told**. When results fall off a cliff overnight, open this one first. In most such mornings nobody's audience died; a theme update removed a script.",
    },
    {
      type: "table",
      head: ["Tab", "Answers", "Look"],
      rows: [
        ["Overview", "Which events came, from browser or server, how many", "Daily, one minute"],
        ["Test events", "Does my own click arrive, once, with the right values", "After every site change"],
        ["Diagnostics", "What Meta finds broken, with a date", "Weekly"],
        ["Event details", "Match quality, deduplication, parameters", "Monthly"],
        [
          "History, Settings",
          "Who changed what; matching, partner links, allow lists",
          "When something is odd",
        ],
      ],
    },
    { type: "heading", text: "A weekly quarter of an hour" },
    {
      type: "steps",
      items: [
        "Open the dataset, set the last 7 days against the 7 before, and look at the shape of Purchase. A flat line with a step down is a technical fault; a slope is business.",
        "Compare Purchase with the shop's own paid orders for the same days. Note the ratio in a sheet.",
        "Check order: ViewContent above AddToCart above InitiateCheckout above Purchase. If checkouts outnumber carts and no Buy now button skips the cart, an event fires on the wrong page.",
        "Open Purchase, then View details. Browser and server should be near each other, and the overlap high.",
        "Click three recent events and read their parameters: INR, plausible values, content IDs that exist in the catalogue.",
        "Clear Diagnostics: repair or dismiss each entry with a reason.",
        "Look through the list of event names for strangers. An app you removed in January may still be sending.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Creating a new dataset because the old one looks untidy.",
          instead:
            "History, audiences and learned delivery hang on the old one. Clean it; do not replace it.",
        },
        {
          mistake: "Turning on the automatic events tool for buttons and forgetting it.",
          instead:
            "Prefer events from code or the shop's channel. Point-and-click rules break with the next redesign, silently.",
        },
        {
          mistake: "Expecting 100% agreement with the shop.",
          instead:
            "Refused consent and blocked scripts are normal. A steady 85% to 95% is usable, a ratio that jumps is not.",
        },
        {
          mistake: "Testing with an ad blocker on.",
          instead: "Use a clean phone with the Instagram browser, which is where your customers are.",
        },
      ],
    },
    { type: "heading", text: "A short history, so old guides do not confuse you" },
    {
      type: "text",
      text: "After Apple's tracking prompt in 2021, Meta introduced **Aggregated Event Measurement**: verify your domain, choose eight events, rank them, wait three days after each change. That manual list is gone. The protocol still works in the background for people who declined tracking, but you rank nothing today. If a guide tells you to open 'Web event configurations', it predates the present screen. Verifying the domain remains a good idea, for ownership and link editing, not for optimisation.",
    },
    {
      type: "note",
      text: "Health, finance and a few other site categories may be limited by Meta in what they can share, sometimes down to page views. The category is shown in the dataset's settings, with a button to ask for a review if it is wrong.",
    },
    {
      type: "checklist",
      items: [
        "Ratio of reported to real orders is written down each week",
        "The four shop events fall in the right order",
        "Values agree with what customers pay",
        "Diagnostics is empty or explained",
        "No unknown event names, no second pixel",
        "Someone tests after every theme or checkout change",
      ],
    },
  ],
};
