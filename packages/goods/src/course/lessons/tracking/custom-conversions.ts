import type { Lesson } from "@store/contract/course-content";

export const customConversions: Lesson = {
  id: "custom-conversions",
  title: "Custom conversions",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "A custom conversion is a filter over events you already receive: purchases above ₹2,000, leads from the Pune page, orders paid online. No code is added. You give the rule a name, and from then on it is a column in reports and, if it has volume, something campaigns can aim for.",
    },
    {
      type: "example",
      title: "The lead that costs three times as much",
      text: "A yoga teacher in Rishikesh sells an online teacher training at ₹14,999. In four weeks she spent ₹36,000 on 400 leads. On her thank-you page people choose a start date; 120 did, and the page for them has its own address. All 12 who bought came from those 120.",
      figures: [
        ["Cost per lead", "₹36,000 ÷ 400 = ₹90"],
        ["Cost per lead with a date", "₹36,000 ÷ 120 = ₹300"],
        ["Cost per sale", "₹36,000 ÷ 12 = ₹3,000"],
        ["Leads with a date, per week", "120 ÷ 4 = 30"],
        ["Sales per week", "12 ÷ 4 = 3"],
        ["Revenue", "12 × ₹14,999 = ₹1,79,988"],
      ],
    },
    {
      type: "chart",
      title: "From lead to sale",
      caption: "All 12 buyers had chosen a date. Of the other 280 leads nobody bought.",
      chart: {
        kind: "funnel",
        rows: [
          { text: "400 leads, ₹90 each" },
          { text: "120 with a date, ₹300 each", share: "chose a date" },
          { text: "12 sales, ₹3,000 each", share: "bought" },
        ],
      },
    },
    {
      type: "text",
      text: "Which should the campaign aim for? Plain leads come 100 a week, far above the guideline of about 50, but 280 of 400 were air. Sales come three a week, too few to teach anything. Leads with a date sit at 30: a little thin, and each one means something. She makes that the conversion and raises the budget towards 50.",
    },
    { type: "heading", text: "Event or custom conversion?" },
    {
      type: "table",
      head: ["You want", "Build", "Because"],
      rows: [
        [
          "A new kind of action, such as 'sample requested'",
          "A custom event in code",
          "Only code knows that it happened",
        ],
        ["Part of an existing event", "A custom conversion with a parameter rule", "No developer needed"],
        [
          "A visit to one thank-you page",
          "A custom conversion with a URL rule",
          "Quickest for coaches and clinics",
        ],
        [
          "Later facts: delivered, enrolled, showed up",
          "An event by Conversions API or CRM",
          "The browser is long closed",
        ],
      ],
    },
    {
      type: "steps",
      items: [
        "Make sure the raw material arrives: the page view with a distinct address, or the event with the parameter you want to filter by.",
        "In Events Manager choose Custom conversions, create one, and pick the dataset and the source event.",
        "Write the rule as narrowly as needed: URL contains /thank-you/pune, or Purchase where value is greater than 2000.",
        "Assign the standard category nearest in meaning, Lead or Purchase, since it may be used for optimisation and cannot be edited freely later.",
        "Name it by your dictionary and with the rule in plain words: 'purchase_over-2000'.",
        "Trigger it yourself, and wait until the list shows it as active with a date. It counts only from its creation onwards.",
        "Add it as a column. Use it as a target only after two weeks of counts.",
      ],
    },
    {
      type: "list",
      items: [
        "**Shops:** prepaid orders, first orders, a category with margin, orders above free shipping.",
        "**Coaches:** webinar attended 30 minutes, application sent, fee paid in full.",
        "**Clinics, builders, schools:** appointment kept, site visit, campus visit, sent back from the CRM.",
        "**Agencies:** one per client service, so that a report can say which page sold what.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "A URL rule 'contains thank' on a site with a page called /thankful-gifts.",
          instead: "Use the longest part that is unique, and test with the neighbour page as well.",
        },
        {
          mistake: "Naming it after a condition or a wallet: 'pcos_leads', 'high_income'.",
          instead:
            "Meta flags and blocks rules and names that suggest health or financial status. Name the page or the step.",
        },
        {
          mistake: "Optimising for a filter that lets through five a week.",
          instead: "Report on it, aim one step earlier, and review when volume grows.",
        },
        {
          mistake: "Counting a page that people can bookmark and reload.",
          instead: "Send a real event once, with an ID, and filter that.",
        },
      ],
    },
    {
      type: "note",
      text: "An ad account can hold 100 custom conversions. You will not need them, but agencies that make one per festival arrive there. Delete what no report uses.",
    },
    {
      type: "checklist",
      items: [
        "The rule was tested with a page that should count and one that should not",
        "The name says the rule and nothing private",
        "It has a category that fits",
        "Counts were watched for two weeks before optimising",
        "It stands nearer to money than the event it filters",
      ],
    },
  ],
};
