import { formatRupees } from "@store/contract/format";
import { isObserved } from "@store/contract/honest/shown";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { CheckoutPage } from "../features/checkout/checkout-page.tsx";
import { ThankYouPage } from "../features/thank-you/thank-you-page.tsx";
import { AdTemplatesPage } from "./ad-templates-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { EmailTemplatesPage } from "./email-templates-page.tsx";
import { FairShopPage } from "./fair-shop-page.tsx";
import { FunnelGuidePage } from "./funnel-guide-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import type { Page } from "./page.ts";
import { PrivacyPage } from "./privacy-page.tsx";
import { RefundPage } from "./refund-page.tsx";
import { sharePicture } from "./share-picture.ts";
import { productData } from "./structured-data.ts";
import { TemplatesPage } from "./templates-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const titled = (title: string) => `${title} | ${offer.name}`;

/** Every page that is rendered when the site is built. The router app's routes are in app-routes.ts. */
export const pages: readonly Page[] = [
  {
    path: "/",
    title: `${offer.name}: 63 ${isObserved() ? "sales funnels" : "funnels and landing pages"}, ready to import`,
    description: `63 landing pages and sales funnels to import into your page builder, with three bonuses. One payment of ${formatRupees(bundle().price)}, lifetime access, no coding required.`,
    robots: "index",
    entry: "islands",
    component: LandingPage,
    sharePicture,
    structuredData: [productData()],
  },
  {
    path: "/checkout",
    title: titled("Checkout"),
    description: `One payment, lifetime access, and your login ${isObserved() ? "the minute you have paid" : "once your payment is confirmed"}.`,
    robots: "noindex",
    entry: "checkout",
    component: CheckoutPage,
  },
  {
    path: "/thank-you",
    title: titled("Thank you"),
    description: "Your order, your login, and where to begin.",
    robots: "noindex",
    entry: "thank-you",
    component: ThankYouPage,
  },
  {
    path: "/templates",
    title: titled("All 63 templates"),
    description:
      "Every funnel and landing page of the bundle, to look at before you pay: webinar funnels, lead magnets, sales pages.",
    robots: "index",
    entry: "showcase",
    component: TemplatesPage,
  },
  {
    path: "/email-templates",
    title: titled("Email Templates"),
    description: `Ten email designs from first hello to win-back, ${isObserved() ? "free with the bundle" : "free to take"}.`,
    robots: "noindex",
    entry: "islands",
    component: EmailTemplatesPage,
  },
  {
    path: "/ad-templates",
    title: titled("Ad Templates"),
    description: `Ten feed ads with headline, offer and primary text written, ${isObserved() ? "drawn to match the funnels behind them" : "in four sizes each"}.`,
    robots: "index",
    entry: "islands",
    component: AdTemplatesPage,
    sharePicture: "/og-ad-templates.png",
  },
  {
    path: "/funnel-guide",
    title: titled("Import Guide"),
    description: "From a JSON file to a page of your own, in six steps.",
    robots: "noindex",
    entry: "guide",
    component: FunnelGuidePage,
  },
  {
    path: "/privacy-policy",
    title: titled("Privacy Policy"),
    description: "What we store about you, why, for how long, and how to see, correct or erase it.",
    robots: "index",
    entry: "none",
    component: PrivacyPage,
  },
  {
    path: "/refund-policy",
    title: titled("Refund Policy"),
    description: "When we give money back for digital products, how to ask, and how long it takes.",
    robots: "index",
    entry: "none",
    component: RefundPage,
  },
  {
    path: "/terms-and-conditions",
    title: titled("Terms and Conditions"),
    description: "One payment, a licence for life: what you may do with the templates, and what you may not.",
    robots: "index",
    entry: "none",
    component: TermsPage,
  },
  {
    path: "/fair-shop",
    title: titled("Fair shop"),
    description:
      "The thirteen dark patterns of India's 2023 guidelines, and what we found of each in this shop.",
    robots: "index",
    entry: "none",
    component: FairShopPage,
  },
  {
    path: "/contact",
    title: titled("Contact"),
    description: "Customer care, grievance officer and company address.",
    robots: "index",
    entry: "none",
    component: ContactPage,
  },
  {
    path: "/404",
    title: titled("404 - Page Not Found"),
    description: "Oops! The page you're looking for doesn't exist or has been moved.",
    robots: "noindex",
    entry: "islands",
    component: NotFoundPage,
    status: 404,
  },
];
