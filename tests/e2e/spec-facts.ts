// Every text, count and link that was promised for the public pages and the checkout: one row per fact, so that the
// list can be held beside the paper.

import { offer } from "@store/contract/offer/offer";
import { basket, coupon, percentOff, rupees } from "./support/prices.ts";

type Role = "heading" | "link" | "button" | "img" | "textbox" | "checkbox" | "timer";
/** One thing to be found on a page. */
export type Fact =
  | { text: string | RegExp }
  | { role: Role; name: string | RegExp; href?: string }
  | { count: number; of: string; what: string };

const heading = (name: string): Fact => ({ role: "heading", name });
const link = (name: string, href: string): Fact => ({ role: "link", name, href });
const button = (name: string | RegExp): Fact => ({ role: "button", name });
const text = (value: string | RegExp): Fact => ({ text: value });
const count = (number: number, what: string, of: string): Fact => ({ count: number, of, what });

/** What each page says, in the order of docs/product.md section 2. */
export const facts: Record<string, readonly Fact[]> = {
  "/": [
    link(offer.name, "/"),
    text("7.2x"),
    text(/purchase return.*on ad spend \(ROAS\)/),
    heading("Build Funnels That Actually Convert"),
    text(/No coding required/),
    link("GET INSTANT ACCESS", "#checkout-section"),
    text("4.9/5"),
    text(/2,500\+ happy customers/),
    count(6, "template previews", ".hero-plane img"),
    heading("Lightning Fast Setup"),
    heading("Conversion Optimized"),
    heading("Proven Results"),
    text(/\$10M\+ in revenue/),
    heading("Save 100+ Hours"),
    heading("Mobile Responsive"),
    heading("Regular Updates"),
    text(/New templates monthly/),
    count(6, "feature cards", 'section[aria-labelledby="h-features"] article'),
    heading("Step 1: Full-Stack Fundamentals"),
    heading("Step 2: Funnel Architecture"),
    heading("Step 3: Client Acquisition"),
    count(3, "steps", 'section[aria-labelledby="h-steps"] ol > li'),
    heading("All templates, plus every future update"),
    link("Get All Templates Now", "#checkout-section"),
    text(/9 premium funnels, 15 high-converting landing pages and 39 creative landing pages/),
    heading("Unlock 3 Premium Bonuses"),
    count(3, "bonuses", 'section[aria-labelledby="h-bonuses"] article'),
    count(2, "bonuses worth ₹5,000", 'section[aria-labelledby="h-bonuses"] article b:text-is("₹5,000")'),
    text("₹15,000"),
    text("₹25,000"),
    link("YES! GET INSTANT ACCESS", "#checkout-section"),
    count(6, "testimonials", 'section[aria-labelledby="h-words"] figure'),
    count(6, "times five stars", 'section[aria-labelledby="h-words"] [aria-label="5 out of 5 stars"]'),
    heading("Still Got Questions?"),
    count(8, "questions", "#faq details"),
    count(0, "questions open from the start", "#faq details[open]"),
    heading("Ready to Launch Your High-Converting Funnel?"),
    link("Get Instant Access Now", "/checkout"),
    text("30-Day Money-Back Guarantee"),
    heading("Instant Access"),
    heading("Lifetime Updates"),
    text("New templates every month."),
    heading("Premium Support"),
    count(3, "benefits", "#checkout-section li"),
    link("All Templates", "/templates#all"),
    link("Webinar Funnels", "/templates#webinar-funnels"),
    link("Lead Magnets", "/templates#lead-magnets"),
    link("Sales Pages", "/templates#sales-pages"),
    link("Privacy Policy", "/privacy-policy"),
    link("Refund Policy", "/refund-policy"),
    link("Terms and Conditions", "/terms-and-conditions"),
    count(1, "mail links", 'footer a[href^="mailto:"]'),
    text(new RegExp(`© \\d{4} ${offer.name}.*${offer.legalName}`)),
    text(/not part of, or endorsed by, Facebook/),
  ],
  "/checkout": [
    text("Secure payment"),
    text("SSL encrypted"),
    text("2,500+ happy customers"),
    text("Special Offer Expires In"),
    text("LIMITED TIME"),
    text("Limited Time Offer"),
    text(`${percentOff}% OFF Today Only`),
    text(`Save ${rupees(basket().totalSavings)} (${percentOff}% OFF)`),
    text("One-time payment, lifetime access"),
    text("Instant download"),
    text("No monthly or recurring fees"),
    { role: "textbox", name: "Full Name" },
    { role: "textbox", name: "Email Address" },
    { role: "textbox", name: "Phone Number" },
    count(3, "required fields", "form input[required], form input[aria-required=true]"),
    button("Apply"),
    button(new RegExp(`${coupon.code}.*${coupon.description}`)),
    { role: "checkbox", name: "Ad Templates" },
    { role: "checkbox", name: "SEO Checklist" },
    { role: "checkbox", name: "Agency License" },
    count(0, "extras chosen from the start", 'input[type="checkbox"]:checked'),
    heading("Order summary"),
    text("Total Savings"),
    button("Complete Secure Payment"),
    count(1, "rows of payment badges", 'ul[aria-label="Ways to pay"]'),
    text(/30-Day Money-Back Guarantee/),
  ],
  "/email-templates": [
    heading("Email Templates"),
    link("Back to Home", "/"),
    heading("Why Choose Our Templates"),
    count(3, "benefits", 'section[aria-labelledby="h-why"] li'),
    count(20, "pictures: ten, twice in a row", "auto-carousel img"),
    count(2, "links to the design tool", 'main a[target="_blank"][href^="https://"]'),
  ],
  "/ad-templates": [
    heading("Ad Templates"),
    link("Back to Home", "/"),
    count(3, "benefits", 'section[aria-labelledby="h-benefits"] li'),
    count(20, "pictures: ten, twice in a row", "auto-carousel img"),
    // The studio took the place of the design tool: docs/decisions/0145.
    count(0, "links to a design tool", 'main a[target="_blank"][href^="https://"]'),
  ],
  "/refund-policy": [
    text(/charged twice/),
    text(/7 business days/),
    text(/within 48 hours, Monday to Friday/),
    text(/30-day money-back guarantee/),
    text(/cannot be cancelled/),
    link(offer.name, "/"),
  ],
  "/terms-and-conditions": [
    text(/non-exclusive, non-transferable licence for life/),
    text(/client projects/),
    text(/not resell/),
    text(/law of India/),
    text(new RegExp(`courts in ${offer.city}`)),
    link(offer.name, "/"),
  ],
  "/privacy-policy": [heading("Privacy Policy"), link(offer.name, "/")],
};
