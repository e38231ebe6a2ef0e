import type { SeoSection } from "@store/contract/resources";

/** Which pages to write, keep and let go. */
export const contentSection: SeoSection = {
  id: "content",
  title: "Content Strategy",
  glyph: "notebook-pen",
  items: [
    {
      id: "content-1",
      task: "Each search intent has one page of the fitting kind (category, product, guide), written in a map that everyone can see.",
      detail:
        "Two of your pages after one query keep each other down, and a guide cannot rank where ten shops do. Look at the first page of results before you choose the kind.",
      howToUrl: "https://ahrefs.com/blog/keyword-mapping/",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Ahrefs, Semrush, Search Console performance report",
    },
    {
      id: "content-2",
      task: "Every guide holds something only you could add: your measurements, photographs, prices paid, failures, customer questions.",
      detail:
        "Core updates since 2024 keep thinning out pages that restate others, and a machine writes those for nothing. Strike every sentence found on the first page of Google and see what is left.",
      howToUrl: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Hard",
      cost: "Free",
      tools: "Google Search Console, your own data",
    },
    {
      id: "content-3",
      task: "Questions your buyers ask are answered in the first two sentences under a heading, so AI Overviews and assistants can quote them.",
      detail:
        "Google asks for no special file or markup: the page must be indexed, allowed a snippet and worth citing. Ask ten buying questions in AI Mode and ChatGPT each month and note who is cited.",
      howToUrl: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Search Console generative AI report (if shown), ChatGPT search, Google AI Mode",
    },
    {
      id: "content-4",
      task: "Twice a year pages that lost clicks or never had any are rewritten, merged and redirected, or removed, with a note of why.",
      detail:
        "A few hundred dead articles weigh on the whole site, and an update usually pays better than a new post. Compare 12 months with the 12 before, page by page.",
      howToUrl: "https://developers.google.com/search/docs/monitor-debug/debugging-search-traffic-drops",
      evaluation: "Bad",
      impact: "Medium",
      difficulty: "Medium",
      cost: "Free",
      tools: "Search Console performance report, Google Analytics 4",
    },
    {
      id: "content-5",
      task: "A subject you mean to own ('silk saree care') has one overview, one page per real question, links both ways and two links to goods on each.",
      detail:
        "A thin article per keyword competes with your own other articles; a page per question under one hub adds their links together and hands readers on to a shelf. List the cluster in a sheet with 'linked from' and 'sells': each empty cell is a task.",
      howToUrl: "https://www.semrush.com/blog/topic-clusters/",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Medium",
      cost: "Free",
      tools: "Ahrefs, AlsoAsked, Google Sheets",
    },
    {
      id: "content-6",
      task: "Articles name an author who can be looked up, give the date of the last real change, and say how AI was used where readers would ask.",
      detail:
        "AI help is allowed and mass-produced filler is not: Google calls it scaled content abuse. Check that each author page proves first-hand experience with the subject.",
      howToUrl: "https://developers.google.com/search/docs/essentials/spam-policies",
      evaluation: "Good",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Google Search, your CMS",
    },
  ],
};
