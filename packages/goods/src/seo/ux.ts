import type { SeoSection } from "@store/contract/resources";

/** How visitors and crawlers get around the site. */
export const uxSection: SeoSection = {
  id: "ux",
  title: "Website UX",
  glyph: "smartphone",
  items: [
    {
      id: "ux-1",
      task: "The phone version holds the same text, links, pictures and structured data as the desktop version.",
      detail:
        "Google indexes the phone page, and what is cut there is not known to it. Compare the rendered HTML of both for one product, one category and one article.",
      howToUrl:
        "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
      evaluation: "Good",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Search Console URL Inspection, Chrome DevTools device mode",
    },
    {
      id: "ux-2",
      task: "Every important page can be reached within three taps from the home page through ordinary links, and none is an orphan.",
      detail:
        "Depth tells a crawler what you think matters, and orphans are found late or never. Crawl the site, sort by depth, and compare with the sitemap.",
      howToUrl:
        "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Screaming Frog SEO Spider, Sitebulb",
    },
    {
      id: "ux-3",
      task: "Of all filter combinations only the few that people search for can be indexed; the rest cannot be crawled without end.",
      detail:
        "Five filters make millions of addresses and eat the crawling your new products need. Keep 'red cotton saree' as a page of its own and block the rest in robots.txt or put them behind a fragment.",
      howToUrl: "https://developers.google.com/crawling/docs/faceted-navigation",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Hard",
      cost: "Free",
      tools: "Server logs, Screaming Frog Log File Analyser",
    },
    {
      id: "ux-4",
      task: "Products past the first screen of a list are linked from numbered pages with their own addresses, also where 'Load more' is used.",
      detail:
        "Crawlers do not press buttons, so product 49 is otherwise found by the sitemap alone. Turn JavaScript off and try to reach the last product.",
      howToUrl:
        "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Medium",
      cost: "Free",
      tools: "Chrome DevTools, Search Console URL Inspection",
    },
    {
      id: "ux-5",
      task: "Nobody arriving from a search result on a phone is met by a pop-up, app banner or consent box that hides the page.",
      detail:
        "It sends people back to the results and is named in Google's page experience advice. Open five landing pages from Google in a private window.",
      howToUrl: "https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "A phone, Chrome DevTools device mode",
    },
    {
      id: "ux-6",
      task: "Visible breadcrumbs follow the real path to the page, are plain links, and match their BreadcrumbList markup.",
      detail:
        "They spread links upwards and show Google the hierarchy. Since 2025 phone results show only the domain, so the gain is in crawling and desktop results.",
      howToUrl: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
      evaluation: "Good",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Rich Results Test, Screaming Frog SEO Spider",
    },
    {
      id: "ux-7",
      task: "axe finds no serious fault on home, list, product, article and checkout, and every link, button and picture has a name in words.",
      detail:
        "Screen readers, crawlers and the agents that now shop for people press things by those names; a nameless cart icon exists for none of them. Scan the five templates, then repair names, labels and contrast before anything rarer.",
      howToUrl: "https://www.w3.org/WAI/test-evaluate/easy-checks/",
      evaluation: "Bad",
      impact: "Medium",
      difficulty: "Medium",
      cost: "Free",
      tools: "axe DevTools, WAVE, Lighthouse",
    },
    {
      id: "ux-8",
      task: "Company name, address, phone and the responsible people are one tap away, and identical on the site, Google and social profiles.",
      detail:
        "Quality raters and careful buyers look for who answers for a site before they believe the rest. Search the brand name and correct every profile that differs.",
      howToUrl: "https://www.nngroup.com/articles/about-us-information-on-websites/",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Google Search, Google Business Profile",
    },
  ],
};
