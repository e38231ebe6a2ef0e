import type { SeoSection } from "@store/contract/resources";

/** Loading, answering and keeping still, measured in the field. */
export const performanceSection: SeoSection = {
  id: "performance",
  title: "Website Performance",
  glyph: "gauge",
  items: [
    {
      id: "perf-1",
      task: "The largest element appears within 2.5 s for 75% of phone visits on each template, in field data and not only in the lab.",
      detail:
        "Split the time into server, discovery, download and rendering; usually the picture is found too late rather than too heavy. Lab scores help you search, field data decides.",
      howToUrl: "https://web.dev/articles/optimize-lcp",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Hard",
      cost: "Free",
      tools: "PageSpeed Insights, CrUX Vis, Search Console Core Web Vitals",
    },
    {
      id: "perf-2",
      task: "Interaction to Next Paint (INP, which replaced FID in 2024) is 200 ms or less on phones for menus, filters and add-to-cart.",
      detail:
        "Long scripts make taps feel dead on budget phones, and filters are the usual culprit. Record a filter tap with four-times CPU slowdown and break up what runs longer than 50 ms.",
      howToUrl: "https://web.dev/articles/optimize-inp",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Hard",
      cost: "Free",
      tools: "Chrome DevTools Performance, web-vitals library",
    },
    {
      id: "perf-3",
      task: "Nothing moves while loading: pictures, embeds, banners and fonts have their space kept, and CLS is 0.1 or less.",
      detail:
        "Late cookie bars and offer strips are the common causes in shops. Scroll a full page slowly with layout-shift regions highlighted.",
      howToUrl: "https://web.dev/articles/optimize-cls",
      evaluation: "Good",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Chrome DevTools Rendering tab, PageSpeed Insights",
    },
    {
      id: "perf-4",
      task: "Pictures come as AVIF or WebP in the size shown, with srcset; those below the first screen load lazily and the first one never.",
      detail:
        "Pictures are most of a shop page's weight. Look for any file over 200 KB on a phone and for a lazy attribute on the main one.",
      howToUrl: "https://web.dev/learn/images",
      evaluation: "Can be Improved",
      impact: "Medium",
      difficulty: "Easy",
      cost: "Free",
      tools: "Squoosh, Lighthouse, Cloudinary",
    },
    {
      id: "perf-5",
      task: "The first byte reaches buyers in Mumbai, Guwahati and your main foreign market within 0.8 s, cached pages from a nearby edge.",
      detail:
        "No front-end work recovers a slow server, and a host in Virginia costs an Indian visitor a quarter of a second on each round trip. Test from those places, cold and warm.",
      howToUrl: "https://web.dev/articles/optimize-ttfb",
      evaluation: "Can be Improved",
      impact: "High",
      difficulty: "Medium",
      cost: "Paid",
      tools: "WebPageTest, Cloudflare, Amazon CloudFront",
    },
    {
      id: "perf-6",
      task: "Third-party and unused JavaScript is cut until a product page runs under 300 KB of script, compressed, with none blocking.",
      detail:
        "Tags added for one campaign stay for years and are paid in INP. Switch each off in turn with request blocking, measure, and ask its owner.",
      howToUrl: "https://web.dev/articles/efficiently-load-third-party-javascript",
      evaluation: "Bad",
      impact: "High",
      difficulty: "Medium",
      cost: "Free",
      tools: "Chrome DevTools Coverage, Lighthouse treemap",
    },
    {
      id: "perf-7",
      task: "Going back shows the earlier page at once from the back/forward cache, and static files carry long cache lifetimes.",
      detail:
        "Shoppers go back constantly, and an unload handler or a no-store header makes each return a full load. Run the bfcache test on list and product pages.",
      howToUrl: "https://web.dev/articles/bfcache",
      evaluation: "Can be Improved",
      impact: "Low",
      difficulty: "Easy",
      cost: "Free",
      tools: "Chrome DevTools Application panel, Lighthouse",
    },
  ],
};
