import type { SeoSection } from "@store/contract/resources";

/** Findability of the whole site: indexing, duplicates, markup, reporting. */
export const generalSection: SeoSection = {
  id: "general",
  title: "General SEO",
  glyph: "globe",
  items: [
    {
      id: "gen-1",
      task: "The whole domain is verified in Google Search Console and Bing Webmaster Tools, and two people receive their mails.",
      detail:
        "Everything below is measured there, and manual actions and security warnings arrive nowhere else. Use a domain property, so that http, www and subdomains are all in it.",
      howToUrl: "https://developers.google.com/search/docs/monitor-debug/search-console-start",
      evaluation: "Good",
      impact: "High",
      difficulty: "Easy",
      cost: "Free",
      tools: "Google Search Console, Bing Webmaster Tools",
    },
    {
      id: "gen-2",
      task: "Every page meant to earn traffic is indexed, and every reason in the page indexing report has been read this month.",
      detail:
        "'Crawled, currently not indexed' on money pages means Google saw them and was not convinced. Export the list, sort it by template, and repair the template rather than single pages.",
      howToUrl: "https://support.google.com/webmasters/answer/7440203",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Search Console page indexing report, URL Inspection",
    },
    {
      id: "gen-3",
      task: "The XML sitemap lists only live, canonical, indexable addresses, and its lastmod changes only when the page really did.",
      detail:
        "Redirects, filters and sold-out leftovers in it waste crawling, and false dates teach Google to ignore all dates. Crawl the sitemap itself: every address should answer 200.",
      howToUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Screaming Frog SEO Spider, Search Console sitemaps report",
    },
    {
      id: "gen-4",
      task: "robots.txt blocks no page, script or style that should rank, and no staging copy of the site is open to crawlers.",
      detail:
        "One forgotten 'Disallow: /' after a relaunch can empty a year of work. Read the file aloud, and look for your staging host with a site: search.",
      howToUrl: "https://developers.google.com/crawling/docs/robots-txt/create-robots-txt",
      evaluation: "Good",
      impact: "High",
      difficulty: "Easy",
      cost: "Free",
      tools: "Search Console robots.txt report, TechnicalSEO.com robots.txt tester",
    },
    {
      id: "gen-5",
      task: "Each product and article has one canonical address; tracking tags, sort orders and second category paths all point to it.",
      detail:
        "Shops easily serve one shirt at six addresses that then compete with each other. In URL Inspection compare the canonical you declared with the one Google chose.",
      howToUrl: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Search Console URL Inspection, Screaming Frog SEO Spider",
    },
    {
      id: "gen-6",
      task: "http, https, www and the bare domain all end at one https address in a single permanent redirect.",
      detail:
        "Two live versions split links and look like duplicates, and chains slow every visit. Test all four from a terminal, then a deep page with and without its final slash.",
      howToUrl: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
      evaluation: "Good",
      impact: "High",
      difficulty: "Easy",
      cost: "Free",
      tools: "httpstatus.io, curl",
    },
    {
      id: "gen-7",
      task: "Internal links lead to no 404, redirect or soft 404, and retired pages that others link to redirect to their closest successor.",
      detail:
        "Each broken link loses a visitor and some of the ranking value that it carried. Crawl monthly, and send dead products to the successor or category, never all to the home page.",
      howToUrl: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Screaming Frog SEO Spider, Ahrefs Webmaster Tools",
    },
    {
      id: "gen-8",
      task: "Markup uses only types Google still shows (Product, Organization, Breadcrumb, Article, Video, Local business) without an error.",
      detail:
        "How-to results went in 2023, the sitelinks search box in 2024 and FAQ results in 2026, so work on those earns nothing visible. Test one page per template and follow the reports in Search Console.",
      howToUrl: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Rich Results Test, Schema Markup Validator",
    },
    {
      id: "gen-9",
      task: "robots.txt says on purpose which AI crawlers may read the site, with search bots and training bots decided separately.",
      detail:
        "OAI-SearchBot and PerplexityBot bring citations and visits, while GPTBot and Google-Extended concern training. Blocking Google-Extended does not take you out of AI Overviews: those follow Googlebot.",
      howToUrl: "https://developers.openai.com/api/docs/bots",
      evaluation: "Bad",
      impact: "Medium",
      difficulty: "Medium",
      cost: "Free",
      tools: "Server logs, Cloudflare AI Crawl Control",
    },
    {
      id: "gen-10",
      task: "Organic visits and visits from AI assistants are reported with orders and revenue, and changes to the site are annotated.",
      detail:
        "Rankings without revenue cannot defend a budget, and assistants often hide among referrals or direct. Check that a visit from chatgpt.com lands in a channel or segment of its own.",
      howToUrl: "https://support.google.com/analytics/answer/9756891",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Google Analytics 4, Data Studio (called Looker Studio until 2026)",
    },
  ],
};
