// What only documents say of the app's routes: the app runs without it.
import { areaPaths } from "@store/contract/area-paths";
import { type AppRoute, appRoutes } from "../pages/app-routes.ts";
import type { PageFacts } from "../pages/page.ts";

const descriptions: Record<string, string> = {
  [areaPaths.checklist.loginPath]: "Log in to the e-commerce CRO checklist.",
  [areaPaths.checklist.path]:
    "Comprehensive optimization checklist to improve your e-commerce conversion rate",
  [areaPaths["seo-checklist"].loginPath]: "Log in to the SEO checklist.",
  [areaPaths["seo-checklist"].path]: "44 checks of what search engines look at.",
  [areaPaths["ad-templates"].loginPath]: "Log in to the files of the ad templates.",
  [areaPaths["ad-templates"].path]: "Ten ads in four sizes, as SVG and PNG.",
  [areaPaths.fbads.loginPath]: "Log in to the Facebook Ads Mastery course.",
  [areaPaths.fbads.path]: "Seven chapters and 27 lessons on Facebook ads.",
  [areaPaths.funnel_templates.loginPath]: "Log in to the funnel template library.",
  [areaPaths.funnel_templates.path]: "63 funnels and landing pages to download and import.",
  "/account-login": "Log in to your account.",
  "/account": "What you own, your orders, and where you are logged in.",
  "/files/any": "The files of what you bought.",
  "/client-desk": "The sites of your clients, and their licences.",
  "/client-desk/any": "The work on a client's site.",
  "/site-report/any": "The report on a client's site.",
  "/shared/any": "The report on a site.",
  "/licence/any": "Whether the licence of a site holds.",
  "/lost-access": "How to get back into what you bought.",
  "/reset-password": "Set a new master password.",
  "/unsubscribe": "Stop reminder mails.",
  "/privacy-centre": "See, download, correct or erase what we keep of you.",
  "/invoice": "Invoice and credit notes of an order, as PDF.",
  "/admin/setup": "Create the first admin.",
  "/admin/login": "Sign in to the admin area.",
  "/admin/dashboard": "The shop at a glance.",
  "/admin/users": "Manage users.",
  "/admin/orders": "Manage orders.",
  "/admin/coupons": "Manage coupons.",
  "/admin/offer": "Products, prices and their order.",
  "/admin/offer/publish": "What publishing would change.",
  "/admin/offer/history": "Who published what, when and why.",
  "/admin/pages": "The words of the public pages.",
  "/admin/content": "Products of files.",
  "/admin/content/any": "Files of a product.",
  "/admin/gst": "Invoices, credit notes, returns.",
  "/admin/settings/account": "Your login to the admin area.",
  "/admin/settings/admins": "Who may run the shop, and who did what.",
  "/admin/settings/mails": "What the shop mails, and samples of it.",
  "/admin/settings/privacy": "Erasures and complaints, with their clocks.",
};

/** The app's routes as documents; none is for search engines. */
export const appPages: readonly (AppRoute & PageFacts)[] = appRoutes.map((route) => ({
  ...route,
  description: descriptions[route.path] ?? `From ${route.path} to the settings.`,
  robots: "noindex, nofollow",
}));
