import type { Extra } from "@store/contract/course-content";

export const partnershipAds: Extra = {
  id: "partnership-ads",
  title: "Partnership ads: a creator's post as your ad",
  summary:
    "Two names in the header, one budget: yours. Permissions, the agreement, and India's rule on saying that it is paid.",
  minutes: 3,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "A partnership ad runs with the creator's name beside yours. It is the honest form of an ad made by somebody else, and often the cheaper one: a small creator who uses your pan every day beats a studio film. You pay the creator once and Meta for the reach.",
    },
    {
      type: "table",
      head: ["Permission", "How it is given", "Take it when"],
      rows: [
        [
          "For one post",
          "The creator tags you as partner and allows boosting, or sends you the post's **partnership ad code**",
          "You try somebody for the first time",
        ],
        [
          "For the account",
          "You send a request from Meta Business Suite; the creator accepts it in the Instagram app",
          "You work together for months and want new ads without asking each time",
        ],
      ],
    },
    {
      type: "steps",
      items: [
        "Choose by the comments, not by followers: questions about the product are worth more than hearts.",
        "Agree in writing: fee, number of clips, who may cut them, how long you may run them as ads (90 days is usual), what may not be said.",
        "Get the code or the account permission **before** you pay the second half. A creator can take permission back at any time, and the ad stops.",
        "In Ads Manager, at the ad, switch on Partnership ad, enter the code or choose the partner, and check both names in the preview.",
        "Run it beside your own ads in the same ad set. Judge it by cost per new customer after two weeks.",
      ],
    },
    {
      type: "note",
      text: "India: whoever is paid, in money **or in goods**, must say so in the post itself: 'Ad', 'Sponsored', 'Collaboration' or 'Partnership', on the picture, in a video both spoken and written, in the language of the post. The label of the platform alone is not enough. The fine for a misleading endorsement is up to ₹10 lakh, ₹50 lakh when repeated.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "'Post it as if you had bought it yourself.'",
          instead:
            "Say that it is paid. The creator's honest doubt in the first ten seconds sells better than praise.",
        },
        {
          mistake: "Downloading the reel and uploading it from your own Page.",
          instead: "Ask for the code. You also keep its likes and comments.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Instagram help: partnership ad permissions",
      url: "https://help.instagram.com/442108830566254",
    },
    {
      title: "Business Standard: which word for which partnership (6 March 2023)",
      url: "https://www.business-standard.com/article/news-cm/centre-releases-guidelines-for-celebrities-influencers-and-virtual-influencers-on-social-media-platforms-123030600586_1.html",
    },
    {
      title: "Zee News: disclosure in picture, video and stream, and the fines",
      url: "https://zeenews.india.com/technology/social-media-influencers-attention-new-rule-launched-by-centre-ccpa-can-charged-fine-up-to-rs-50-lakh-on-violating-these-norms-2564200.html",
    },
  ],
};
