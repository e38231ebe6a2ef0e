import type { Lesson } from "@store/contract/course-content";

export const videoAds: Lesson = {
  id: "video-ads",
  title: "Video ads",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Video sells what a picture cannot: movement, sound, before and after in one breath, and trust in a face. It need not be expensive. It must be **upright, understood without sound, and interesting before the third second ends.**",
    },
    { type: "heading", text: "A 25-second script you can reuse" },
    {
      type: "table",
      head: ["Seconds", "What happens", "Pressure cooker gasket, as an example"],
      rows: [
        ["0 to 3", "The problem, visible", "Steam hisses from the side, dal on the stove"],
        ["3 to 8", "Why it happens", "A finger shows the hardened ring"],
        ["8 to 16", "The product at work", "New ring in, lid closes, whistle at four minutes"],
        ["16 to 21", "Proof", "'I bought three', a neighbour, filmed by phone"],
        ["21 to 25", "Offer and how to order", "₹249, fits 3 and 5 litres, cash on delivery"],
      ],
    },
    {
      type: "chart",
      title: "25 seconds, to scale",
      caption: "A third of the time belongs to the product at work. The offer comes only after the proof.",
      chart: {
        kind: "timeline",
        rows: [
          { from: 0, to: 3, label: "The problem, visible" },
          { from: 3, to: 8, label: "Why it happens" },
          { from: 8, to: 16, label: "The product at work" },
          { from: 16, to: 21, label: "Proof" },
          { from: 21, to: 25, label: "Offer and how to order" },
        ],
      },
    },
    {
      type: "steps",
      items: [
        "List ten doubts from WhatsApp chats and reviews. Each is an opening line. The customer wrote it better than you will.",
        "Film one body and six openings in a day. The body stays, the first three seconds change.",
        "Shoot 9:16, face at a window, microphone on the collar. A ₹900 lapel mic improves an ad more than a ₹90,000 camera.",
        "Burn subtitles into the middle of the picture, clear of the top 14% and the bottom 35%.",
        "Say price and delivery terms aloud. They chase away people who would not buy, and that is a saving.",
        "Make a Hindi or regional version with a speaker of that language, not a translation read by the same person.",
        "Upload through Ads Manager with its own thumbnail, and check that no added music or cropping hides a word.",
      ],
    },
    { type: "heading", text: "Reading a video like a doctor" },
    {
      type: "text",
      text: "Three numbers find the illness. **Hook rate** is 3-second plays divided by impressions: weak means the opening fails. **Hold rate** is ThruPlays divided by 3-second plays: weak means the middle bores. Then cost per order: weak with the other two healthy means you entertained the wrong people or the page disappoints. Compare only with your own videos; the level differs by placement.",
    },
    {
      type: "example",
      title: "Two openings, one body",
      text: "Both versions of the gasket film were shown 1,00,000 times at ₹160 per thousand. One shooting day, mic and editor included, cost ₹12,000 and gave 8 cuts. Version A opens with the brand's name, version B with the hiss.",
      figures: [
        ["Cost of one cut", "₹12,000 ÷ 8 = ₹1,500"],
        ["Spend per version", "1,00,000 ÷ 1,000 × ₹160 = ₹16,000"],
        ["A: hook rate", "18,000 ÷ 1,00,000 = 18%"],
        ["B: hook rate", "31,000 ÷ 1,00,000 = 31%"],
        ["A: cost per order, 64 orders", "₹16,000 ÷ 64 = ₹250"],
        ["B: cost per order, 100 orders", "₹16,000 ÷ 100 = ₹160"],
      ],
    },
    {
      type: "text",
      text: "At a contribution of ₹110 a ring neither version pays on a single piece. What saved this shop was the pack of three at ₹649. Good creative shows you sooner that the offer is wrong; it does not repair it.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "An animated logo to begin with.",
          instead: "The logo can stand small in a corner throughout. Open with the thing that hurts.",
        },
        {
          mistake: "Widescreen film from the wedding videographer.",
          instead: "Use it on the website. In a phone feed it is a letterbox with a caption.",
        },
        {
          mistake: "Paid creators without a label.",
          instead:
            "ASCI and the consumer ministry want paid links disclosed clearly. Use Meta's partnership ads and a visible 'Ad' or 'Paid partnership'.",
        },
        {
          mistake: "Killing a film because few watch to the end.",
          instead: "Buyers often leave early, to the shop. Orders decide; watch time explains.",
        },
      ],
    },
    {
      type: "note",
      text: "Get the permission of everybody on screen in writing: where it runs, how long, in paid ads too. From customers ask a written yes to exactly those words; with creators sign a page with dates. A creator's raw files should be part of the price.",
    },
    {
      type: "list",
      items: [
        "**Coaches:** teach one small thing completely. The film that gives away lesson three sells the course.",
        "**Clinics and schools:** show the room, the person and the first five minutes of a visit.",
        "**Agencies:** film the screen, with the client's leave, and talk over it like to a colleague.",
      ],
    },
    {
      type: "checklist",
      items: [
        "The first three seconds make sense without sound or brand",
        "9:16 with subtitles in the safe area",
        "Price and delivery terms are said and shown",
        "Six openings were cut for one body",
        "Written permission from everyone visible, paid links disclosed",
        "Hook, hold and cost per order are read together",
      ],
    },
  ],
};
