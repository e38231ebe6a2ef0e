import type { SeoSection } from "@store/contract/resources";

/** What a single page says to readers and engines. */
export const onpageSection: SeoSection = {
  id: "on-page",
  title: "On-Page SEO",
  glyph: "file-text",
  items: [
    {
      id: "onpage-1",
      task: "Each page has a title of its own that leads with the searched words and fits in about 60 characters, brand at the end.",
      detail:
        "Google rewrites titles that are stuffed, repeated or unlike the page, and then you no longer choose the words. Compare the titles shown in results for your fifty best queries with yours.",
      howToUrl: "https://developers.google.com/search/docs/appearance/title-link",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Easy",
      cost: "Free",
      tools: "Screaming Frog SEO Spider, Search Console performance report",
    },
    {
      id: "onpage-2",
      task: "Descriptions of the hundred most shown pages name the offer, price range or answer and a reason to click, in some 150 characters.",
      detail:
        "They do not lift rankings, they win clicks from the same place. Start where impressions are high and the click rate is below its neighbours.",
      howToUrl: "https://developers.google.com/search/docs/appearance/snippet",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Search Console performance report, Ahrefs SERP checker",
    },
    {
      id: "onpage-3",
      task: "Each page has one H1 that says what it is, and its H2s are the questions buyers type, in the order in which they would ask them.",
      detail:
        "Phone readers jump by headings, and an answer engine picks a passage by the heading above it. Put the outlines of your ten best pages beside 'People also ask' and add the two questions each one leaves out.",
      howToUrl: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/Heading_Elements",
      evaluation: "Good",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "HeadingsMap extension, Screaming Frog SEO Spider, AlsoAsked",
    },
    {
      id: "onpage-4",
      task: "New addresses are two to five lower-case words with hyphens, free of dates, prices and categories that will change; old ones are left alone.",
      detail:
        "'/indigo-cotton-kurta' outlives every sale and menu, while '/2025/diwali/p-8841' needs a redirect each time. A prettier address earns no ranking by itself, so renaming a live one costs weeks and buys nothing.",
      howToUrl: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
      evaluation: "Good",
      impact: "Low",
      difficulty: "Easy",
      cost: "Free",
      tools: "Screaming Frog SEO Spider",
    },
    {
      id: "onpage-5",
      task: "Product pictures have file names and alternative texts that describe what is seen, and are crawlable at 1,200 px or more.",
      detail:
        "Google Images and Lens bring buyers of clothes, furniture and decor who never type a query. Check that the large file is in the HTML and not only in a script.",
      howToUrl: "https://developers.google.com/search/docs/appearance/google-images",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Google Lens, Screaming Frog SEO Spider",
    },
    {
      id: "onpage-6",
      task: "Pages that should rank are linked from several related pages in running text, with words that say what is behind the link.",
      detail:
        "It is the strongest lever wholly in your hands, and most shops link only from menus. Search your own site for the target phrase and add links where it stands unlinked.",
      howToUrl: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Ahrefs Site Audit, Screaming Frog SEO Spider",
    },
    {
      id: "onpage-7",
      task: "Product pages give price, availability, rating, variants, delivery and returns in Product markup that equals the visible page.",
      detail:
        "It feeds price and delivery lines in results, free listings in the Shopping tab and AI shopping answers. Stale prices cost you the feature, so compare markup, page and Merchant Center feed after each price change.",
      howToUrl: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Rich Results Test, Google Merchant Center",
    },
    {
      id: "onpage-8",
      task: "Category and product pages carry text of your own (fit, test, comparison, who it suits), not the supplier's paragraph.",
      detail:
        "A hundred shops publish the same supplier text, and Google needs one. Paste a sentence in quotes into Google and count the others.",
      howToUrl: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Google Search, Copyscape, Siteliner",
    },
  ],
};
