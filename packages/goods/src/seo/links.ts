import type { SeoSection } from "@store/contract/resources";

/** Links and mentions from elsewhere. */
export const linksSection: SeoSection = {
  id: "links",
  title: "Link Building",
  glyph: "link",
  items: [
    {
      id: "link-1",
      task: "Each quarter the links report is exported, and every domain gained or lost since the last one gets a line: why, and what to do about it.",
      detail:
        "Three new links to one article name the page to promote next, and a supplier's lost link is usually regained by one mail. Leave the disavow file alone unless there is a manual action: Google ignores most junk unasked.",
      howToUrl: "https://support.google.com/webmasters/answer/9049606",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Search Console links report, Ahrefs Webmaster Tools",
    },
    {
      id: "link-2",
      task: "Once a year you publish figures that nobody else has (prices, returns, sizes, seasons) and bring them to named journalists.",
      detail:
        "One good number is cited for years, and by answer engines too. Your own orders are the source; ask whether a reporter would print the headline.",
      howToUrl: "https://ahrefs.com/blog/digital-pr/",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Hard",
      cost: "Paid",
      tools: "Google Trends, Muck Rack, Google Sheets",
    },
    {
      id: "link-3",
      task: "Suppliers, brands, trade bodies, marketplaces and your Business Profile link to you under the same name and address.",
      detail:
        "These are the easiest honest links and often missing. List everyone you pay or who pays you, and ask for a line on their stockist or partner page.",
      howToUrl: "https://support.google.com/business/answer/3038177",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Google Business Profile, Bing Places",
    },
    {
      id: "link-4",
      task: "Mentions without a link, and links that now end in a 404, are found monthly and followed by a short friendly mail or a redirect.",
      detail:
        "Someone who already wrote about you says yes far more often than a stranger. Begin with broken links to your own domain, which need nobody's consent.",
      howToUrl: "https://ahrefs.com/blog/unlinked-mentions/",
      evaluation: "Bad",
      impact: "Medium",
      difficulty: "Medium",
      cost: "Paid",
      tools: "Ahrefs Content Explorer, Google Alerts, BrandMentions",
    },
    {
      id: "link-5",
      task: "Paid, gifted and affiliate links are marked rel=sponsored in both directions, and no part of the domain is rented out to others.",
      detail:
        "Bought links and rented sub-folders (site reputation abuse) bring manual actions that take months to lift. Ask every agency for the list of links it has placed.",
      howToUrl: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
      evaluation: "Good",
      impact: "High",
      difficulty: "Easy",
      cost: "Free",
      tools: "Ahrefs Webmaster Tools, Search Console manual actions report",
    },
  ],
};
