import type { Lesson } from "@store/contract/course-content";

export const coreAudiences: Lesson = {
  id: "core-audiences",
  title: "Core audiences",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "A core audience is one you describe: place, age, gender, language, interests. Ten years ago this was the craft. Today Meta reads your ad, your events and a person's behaviour, and finds buyers you would not have described. What remains for you is smaller and more important: **say where you cannot sell, and let it search everywhere else.**",
    },
    { type: "heading", text: "Walls and hints" },
    {
      type: "table",
      head: ["Setting", "With Advantage+ audience on", "Treat it as"],
      rows: [
        ["Location", "Respected", "Wall"],
        ["Minimum age", "Respected", "Wall"],
        ["Language", "Respected", "Wall"],
        ["Excluded custom audiences", "Respected", "Wall"],
        ["Age range above the minimum, gender", "May be exceeded", "Hint"],
        ["Interests and behaviours", "May be exceeded", "Hint"],
        ["Included custom and lookalike audiences", "May be exceeded", "Hint"],
      ],
    },
    {
      type: "text",
      text: "A hint becomes a wall under 'Further limit the reach of your ads' (older screens: original audience options): untick 'Use as a suggestion' beside age, gender or a custom audience. Interests stay hints even there. Do it for real limits, such as a women's hostel, not because you feel that men do not buy kurtas. They do, in the week before Raksha Bandhan.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Stacking 25 interests to reach 'serious' people.",
          instead:
            "Start broad. If you must hint, use three to five interests that your buyers share and others do not.",
        },
        {
          mistake: "Targeting English speakers with the language field.",
          instead:
            "It reads the app's language, and much of India uses English menus and Hindi hearts. Let the language of the ad select.",
        },
        {
          mistake: "Relying on one clever interest.",
          instead:
            "Meta retires and merges interests regularly, and detailed targeting exclusions have gone. Nothing you love here is permanent.",
        },
        {
          mistake: "Expecting a city to mean its residents.",
          instead:
            "The setting counts people recently there as well. Let the ad name the area: 'home visits in Kothrud'.",
        },
      ],
    },
    {
      type: "steps",
      items: [
        "List the pincodes your courier does not serve or serves badly. Group them into states or districts that you can exclude.",
        "Set account-wide controls in the advertising settings for what is never allowed: minimum age 18 or 21, countries you do not ship to.",
        "Build one ad set: India less the exclusions, your minimum age, all genders, no interests, Advantage+ placements.",
        "Run it for seven days with at least four different ads.",
        "Break results down by region, age and gender. Look for places where orders come and deliveries do not.",
        "Turn a finding into a wall only when it rests on 30 or more orders and has a reason you can say aloud.",
      ],
    },
    {
      type: "example",
      title: "Where cash on delivery comes home again",
      text: "A dress seller spent ₹90,000 for 300 orders, all at ₹300. Zone A brought 200 of them, of which 15% were returned to origin; zone B 100, of which 45%. On the screen the zones look alike.",
      figures: [
        ["Zone A delivered", "200 × 85% = 170"],
        ["Zone A spend per delivered order", "₹60,000 ÷ 170 = ₹353"],
        ["Zone B delivered", "100 × 55% = 55"],
        ["Zone B spend per delivered order", "₹30,000 ÷ 55 = ₹545"],
        ["Zone B return freight at ₹130", "45 × ₹130 = ₹5,850"],
        ["Zone B with freight, per delivered order", "₹35,850 ÷ 55 = ₹652"],
      ],
    },
    {
      type: "chart",
      title: "Spend for one delivered order",
      caption: "Zone B looks 1.5 times as costly. With the freight of what came back it is nearly twice.",
      chart: {
        kind: "bars",
        rows: [
          { label: "Zone A", value: 353, text: "₹353", tone: "good" },
          { label: "Zone B", value: 545, text: "₹545" },
          { label: "Zone B with return freight", value: 652, text: "₹652", tone: "bad" },
        ],
      },
    },
    {
      type: "text",
      text: "Zone B is not lost. Prepaid only, a confirmation call or a ₹99 advance may repair it, and that is a checkout setting. Exclude it only if those fail, because each wall makes the search smaller and the auction more expensive.",
    },
    {
      type: "note",
      text: "Housing, jobs, credit and financial products lose age, gender and pincode targeting in some countries. Health, caste, religion and politics are not targeting ideas anywhere: Meta has removed such interests, and an ad that implies it knows them will be rejected.",
    },
    {
      type: "heading",
      text: "When narrow is right",
    },
    {
      type: "list",
      items: [
        "A clinic, gym or tuition class: a radius people truly travel, 4 km in Mumbai, 15 km around Nashik.",
        "A product with a legal age, or one that only fits a climate.",
        "A launch in one language, where film, page and support are all in Tamil.",
        "Business buyers: broad plus an ad that says 'for dental clinics' in its first second.",
      ],
    },
    {
      type: "checklist",
      items: [
        "Unserviceable areas are excluded, the rest of India is open",
        "Minimum age is set in the account's controls",
        "Interests, if any, number five or fewer",
        "Every wall has a reason written beside it",
        "Results are read per delivered order, by region",
      ],
    },
  ],
};
