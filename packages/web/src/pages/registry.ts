import { brand } from "@store/contract/brand";
import type { ComponentType } from "react";
import { ContactPage } from "./contact-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import type { Page } from "./page.ts";
import { PrivacyPage } from "./privacy-page.tsx";
import { RefundPage } from "./refund-page.tsx";
import { faqData, productData } from "./structured-data.ts";
import { TermsPage } from "./terms-page.tsx";

// Filled by the feature folders; a page whose folder is not there is left out of the build.
const features = import.meta.glob<Record<string, ComponentType>>(
  ["../features/checkout/checkout-page.tsx", "../features/thank-you/thank-you-page.tsx"],
  { eager: true },
);
const CheckoutPage = features["../features/checkout/checkout-page.tsx"]?.CheckoutPage;
const ThankYouPage = features["../features/thank-you/thank-you-page.tsx"]?.ThankYouPage;

/** Every page that is rendered when the site is built. The router app's routes are in app-routes.ts. */
export const pages: readonly Page[] = [
  {
    path: "/",
    title: `${brand.name}: 63 sales funnels, ready to import`,
    description:
      "63 landing pages and sales funnels to import into your page builder, with three bonuses. One payment of ₹999, lifetime access, no coding required.",
    robots: "index",
    entry: "islands",
    component: LandingPage,
    structuredData: [productData(), faqData()],
  },
  ...(CheckoutPage
    ? [
        {
          path: "/checkout",
          title: `Checkout | ${brand.name}`,
          description: "Complete your order.",
          robots: "noindex",
          entry: "checkout",
          component: CheckoutPage,
        } as const,
      ]
    : []),
  ...(ThankYouPage
    ? [
        {
          path: "/thank-you",
          title: `Thank you | ${brand.name}`,
          description: "Your order.",
          robots: "noindex",
          entry: "thank-you",
          component: ThankYouPage,
        } as const,
      ]
    : []),
  {
    path: "/privacy-policy",
    title: `Privacy Policy | ${brand.name}`,
    description: "What we store about you, why, for how long, and how to see, correct or erase it.",
    robots: "index",
    entry: "none",
    component: PrivacyPage,
  },
  {
    path: "/refund-policy",
    title: `Refund Policy | ${brand.name}`,
    description: "When we give money back for digital products, how to ask, and how long it takes.",
    robots: "index",
    entry: "none",
    component: RefundPage,
  },
  {
    path: "/terms-and-conditions",
    title: `Terms and Conditions | ${brand.name}`,
    description: "One payment, a licence for life: what you may do with the templates, and what you may not.",
    robots: "index",
    entry: "none",
    component: TermsPage,
  },
  {
    path: "/contact",
    title: `Contact | ${brand.name}`,
    description: "Customer care, grievance officer and company address.",
    robots: "index",
    entry: "none",
    component: ContactPage,
  },
  {
    path: "/404",
    title: `404 - Page Not Found | ${brand.name}`,
    description: "Oops! The page you're looking for doesn't exist or has been moved.",
    robots: "noindex",
    entry: "islands",
    component: NotFoundPage,
    status: 404,
  },
];
