import type { Extra } from "@store/contract/course-content";

export const leadsToCrm: Extra = {
  id: "leads-to-crm",
  title: "Lead forms that reach your CRM, and come back",
  summary: "Names are cheap, customers are not. How to tell Meta which leads were worth something.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "An instant form fills in name and phone by itself, so leads are cheap and many have forgotten you by the evening. Two things change that: **the call within minutes**, and **the way back**, in which your CRM tells Meta what became of each lead. Then the goal 'conversion leads' can look for people like those who moved on.",
    },
    {
      type: "steps",
      items: [
        "Form type: Higher intent, which adds a review page. One question that only an interested person can answer: 'Which month do you want to move in?'",
        "Link the privacy notice in the form and say there who will call, when and about what.",
        "Connect the CRM: its own Meta connection, or a connector. Send a test lead with Meta's lead testing tool and find it in the CRM.",
        "Keep Meta's **lead id**, a number of 15 or 16 digits, in a field of its own. Everything later hangs on it. It is sent back as it is, not hashed.",
        "Name the stages you really have, such as lead, reached, visit fixed, paid. Send **each** stage when it happens, the first one too, with its time and the lead id, action source 'system_generated'.",
        "Send within 7 days of the event. Meta's guide reckons with one to two months from the first event to a campaign that is fully optimised: begin before you need it.",
        "When the share from one stage to the next is steady, choose the goal 'Maximise number of conversion leads' in a new ad set beside the old one.",
      ],
    },
    {
      type: "figure",
      title: "One question that filters",
      figure: {
        weak: {
          caption: "Two fields the phone fills by itself. Nobody remembers pressing Submit.",
          alt: "A form with name and phone filled in by the phone and a button Submit.",
          parts: [
            { part: "title", text: "Get details" },
            { part: "field", label: "Full name", value: "Asha Kulkarni" },
            { part: "field", label: "Phone", value: "+91 98220 00000" },
            { part: "button", text: "Submit" },
          ],
        },
        good: {
          caption: "A choice that needs thinking, and what happens next.",
          alt: "A form asks when the person wants to move in, with three choices, then phone, then a button Call me today between 4 and 7.",
          parts: [
            { part: "title", text: "When do you want to move in?" },
            {
              part: "choice",
              items: [{ text: "Before June" }, { text: "This year" }, { text: "Just looking" }],
              on: 0,
              mark: true,
            },
            { part: "field", label: "Phone", value: "+91 98220 00000" },
            { part: "button", text: "Call me today, 4 to 7" },
          ],
        },
      },
    },
    {
      type: "example",
      title: "Two forms, one coaching class",
      text: "Form A costs ₹60 a lead, form B ₹150. Of A's leads 2% enrol, of B's 8%.",
      figures: [
        ["Form A, per student", "₹60 ÷ 2% = ₹3,000"],
        ["Form B, per student", "₹150 ÷ 8% = ₹1,875"],
        ["Saved with the costlier lead, per student", "₹3,000 − ₹1,875 = ₹1,125"],
      ],
    },
    {
      type: "checklist",
      items: [
        "A test lead arrived in the CRM with its lead id",
        "Every stage reaches Events Manager within a day",
        "The first call goes out within 10 minutes in working hours",
      ],
    },
  ],
  sources: [
    {
      title: "Meta: payload of CRM events for conversion leads",
      url: "https://developers.facebook.com/docs/marketing-api/conversions-api/guides/crm-integration",
    },
    {
      title: "Meta: Conversions API for CRM, with its timeline",
      url: "https://developers.facebook.com/docs/marketing-api/conversions-api/guides/conversions-api-for-crm",
    },
  ],
};
