// What to change first, for each family of templates. Read beside the cards, so short: five steps at most.
import type { TemplateGuide } from "@store/contract/resources";

/** Guides by the id of their category. */
export const guides: Readonly<Record<string, readonly TemplateGuide[]>> = {
  "premium-funnels": [
    {
      family: "Selling your own time: Agency, Astrology, Health, Marketing, Vastu",
      templates: ["agency", "astrology", "health", "marketing", "vastu"],
      steps: [
        "Write the headline again with your buyer's own words. Keep its length: the layout is cut for it.",
        "Fill in everything that stands in [square brackets]: names, prices, dates, numbers you can prove.",
        "Point every button that leads to #your-booking-page or #your-checkout at your calendar or payment page.",
        "Put your own face where the drawing of a person stands. One honest photograph is worth the section.",
        "Replace the sample quotes with real ones, or take the section out. An empty place convinces more than an invented name.",
      ],
    },
    {
      family: "Selling a course or a file: Courses, Digital Product 1 and 2, Trading",
      templates: ["courses", "digital-product-1", "digital-product-2", "trading"],
      steps: [
        "Start at the price: the offer, the crossed-out price and the guarantee must be ones you will keep.",
        "Then the list of lessons or contents. Buyers read it before they read the headline.",
        "Change the pictures of the product to pictures of yours; keep their width of 1200 pixels.",
        "Trading and earnings: keep the warning lines, and have them read by somebody who knows the rules.",
        "Write the questions at the end from your own inbox.",
      ],
    },
  ],
  "high-converting": [
    {
      family: "Sales pages, by colour and by course",
      templates: [
        "sales-page-1-blue",
        "sales-page-2-green",
        "sales-page-3-orange",
        "sales-page-4-purple",
        "sales-page-5-red",
        "pink-course-sales-page",
        "green-fitness-sales-page",
        "blue-course-sales-page",
      ],
      steps: [
        "Choose by structure, not by colour: a colour is changed in one place, an order of sections is not.",
        "Write the first screen last. Begin with the problem and the offer.",
        "Fill in the [square brackets] and every link that starts with #your-.",
        "Say the price once more next to the last button.",
      ],
    },
    {
      family: "Capture pages",
      templates: ["pink-capture-page", "purple-capture-page", "orange-capture-page", "blue-capture-page"],
      steps: [
        "Connect the form: the first lines of its HTML offer WhatsApp, mail, your mail service or a form plugin.",
        "Name the one thing people get, and when it reaches them.",
        "Ask for as little as you can use: each field costs sign-ups.",
        "Change the line under the button so that it says what you really do with the address.",
        "Send yourself through it once before the first visitor does.",
      ],
    },
    {
      family: "Thank-you pages",
      templates: ["thank-you-page-1", "thank-you-page-2", "thank-you-page-3"],
      steps: [
        "Say what happens next and by when, in the first two lines.",
        "Link the file, the calendar entry or the group: the #your- links are marked.",
        "Keep one next step only. The side offer is optional; remove it rather than filling it in a hurry.",
        "Keep the page out of search engines in your SEO plugin.",
      ],
    },
  ],
  creative: [
    {
      family: "Shops and products: from Shoe Store to Watch",
      templates: [
        "shoe-store",
        "fishing-gear",
        "ebook",
        "kids-fashion",
        "womens-fashion",
        "phone-sales",
        "makeup",
        "camera",
        "gaming",
        "cars",
        "toys",
        "bikes",
        "souvenir",
        "motorcycle",
        "watch",
        "bag",
        "snack",
      ],
      steps: [
        "Replace the drawings with your photographs, all lit and cropped alike.",
        "Set names, prices and stock in the product cards, and link each to its product page.",
        "Correct delivery times and return rules; those two lines decide more sales than the headline.",
        "Change the colours once, in “Colours: edit here” at the top of the page: everything follows.",
      ],
    },
    {
      family: "Services, courses and agencies",
      templates: [
        "interior",
        "music",
        "healthcare",
        "ecourse",
        "social-media-service",
        "hosting",
        "food-delivery",
        "education",
        "agency",
        "diet-program",
        "web-services",
        "fire-safety",
      ],
      steps: [
        "Name the place or the people you serve in the headline.",
        "Cut the list of services to what you want to sell this quarter.",
        "Connect the form in the first lines of its HTML, set the WhatsApp button, and try both from a phone.",
        "Show one finished piece of work before you show ten promises.",
      ],
    },
    {
      family: "Places: restaurant, spa, barbershop, fitness, travel, real estate",
      templates: ["real-estate", "fitness", "spa", "barbershop", "travel", "restaurant"],
      steps: [
        "Address, map, opening hours and phone number first: most visitors come for these.",
        "Then the price list. Remove what you no longer offer.",
        "Point the booking button at your calendar, or at WhatsApp.",
        "One photograph of the room, taken by daylight, in the first screen.",
      ],
    },
    {
      family: "Coming soon",
      templates: ["coming-soon-1", "coming-soon-2", "coming-soon-3", "coming-soon-4"],
      steps: [
        "Set the date. A page without one is read as never.",
        "Connect the form in the first lines of its HTML, so that the wait brings you addresses.",
        "Link the one channel where you answer people until then.",
      ],
    },
  ],
};
