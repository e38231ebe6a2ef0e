import { areaPaths } from "@store/contract/area-paths";
import { type ResourceType, resourceTypes } from "@store/contract/products";
import type { Entry, PageFacts } from "./page.ts";

export interface AppRoute extends PageFacts {
  /** Logins start by themselves, and the app after them; all else starts the app. */
  entry?: Extract<Entry, "login" | "admin-login">;
}

const gated = "noindex, nofollow" as const;

/** Addresses that lead to a page of the settings, because mails and bookmarks name them. */
export const movedPages = [
  ["/admin/settings", "/admin/settings/account"],
  ["/admin/account", "/admin/settings/account"],
  ["/admin/people", "/admin/settings/admins"],
  ["/test-email", "/admin/settings/mails"],
  ["/admin/privacy", "/admin/settings/privacy"],
] as const;

type Words = Pick<PageFacts, "title" | "description">;

const areaPages: Record<ResourceType, { login: Words; page: Words }> = {
  checklist: {
    login: { title: "Access Checklist", description: "Log in to the e-commerce CRO checklist." },
    page: {
      title: "E-commerce CRO Checklist",
      description: "Comprehensive optimization checklist to improve your e-commerce conversion rate",
    },
  },
  "seo-checklist": {
    login: { title: "SEO Checklist login", description: "Log in to the SEO checklist." },
    page: { title: "SEO Checklist", description: "44 checks of what search engines look at." },
  },
  "ad-templates": {
    login: { title: "Ad Templates login", description: "Log in to the files of the ad templates." },
    page: { title: "Your Ad Templates", description: "Ten ads in three sizes, as SVG and PNG." },
  },
  fbads: {
    login: {
      title: "Facebook Ads Mastery login",
      description: "Log in to the Facebook Ads Mastery course.",
    },
    page: {
      title: "Facebook Ads Mastery",
      description: "Seven chapters and 27 lessons on Facebook ads.",
    },
  },
  funnel_templates: {
    login: { title: "Funnel Templates login", description: "Log in to the funnel template library." },
    page: {
      title: "Funnel Templates",
      description: "63 funnels and landing pages to download and import.",
    },
  },
};

function routesOf(id: ResourceType): AppRoute[] {
  const { loginPath, path } = areaPaths[id];
  const { login, page } = areaPages[id];
  return [
    { path: loginPath, ...login, robots: gated, entry: "login" },
    { path, ...page, robots: gated },
  ];
}

/** Routes of the router app. Each gets its own copy of the shell, with its own title; none is for search engines. */
export const appRoutes: readonly AppRoute[] = [
  ...resourceTypes.flatMap(routesOf),
  {
    path: "/account-login",
    title: "Account login",
    description: "Log in to your account.",
    robots: gated,
    entry: "login",
  },
  {
    path: "/account",
    title: "Your account",
    description: "What you own, your orders, and where you are logged in.",
    robots: gated,
  },
  {
    path: "/files/any",
    title: "Your files",
    description: "The files of what you bought.",
    robots: gated,
  },
  {
    path: "/client-desk",
    title: "Client desk",
    description: "The sites of your clients, and their licences.",
    robots: gated,
  },
  {
    path: "/client-desk/any",
    title: "A site on your desk",
    description: "The work on a client's site.",
    robots: gated,
  },
  {
    path: "/site-report/any",
    title: "Report",
    description: "The report on a client's site.",
    robots: gated,
  },
  {
    path: "/shared/any",
    title: "Report on a site",
    description: "The report on a site.",
    robots: gated,
  },
  {
    path: "/licence/any",
    title: "Check a licence",
    description: "Whether the licence of a site holds.",
    robots: gated,
  },
  {
    path: "/lost-access",
    title: "Lost your login?",
    description: "How to get back into what you bought.",
    robots: gated,
  },
  {
    path: "/reset-password",
    title: "Choose a new password",
    description: "Set a new master password.",
    robots: gated,
  },
  {
    path: "/unsubscribe",
    title: "Unsubscribe",
    description: "Stop reminder mails.",
    robots: gated,
  },
  {
    path: "/privacy-centre",
    title: "Your data",
    description: "See, download, correct or erase what we keep of you.",
    robots: gated,
  },
  {
    path: "/invoice",
    title: "Your invoice",
    description: "Invoice and credit notes of an order, as PDF.",
    robots: gated,
  },
  { path: "/admin/setup", title: "Admin Setup", description: "Create the first admin.", robots: gated },
  {
    path: "/admin/login",
    title: "Admin Login",
    description: "Sign in to the admin area.",
    robots: gated,
    entry: "admin-login",
  },
  { path: "/admin/dashboard", title: "Admin Dashboard", description: "The shop at a glance.", robots: gated },
  { path: "/admin/users", title: "Users", description: "Manage users.", robots: gated },
  { path: "/admin/orders", title: "Orders", description: "Manage orders.", robots: gated },
  { path: "/admin/coupons", title: "Coupons", description: "Manage coupons.", robots: gated },
  {
    path: "/admin/offer",
    title: "Offer",
    description: "Products, prices and their order.",
    robots: gated,
  },
  {
    path: "/admin/offer/publish",
    title: "Publish",
    description: "What publishing would change.",
    robots: gated,
  },
  {
    path: "/admin/offer/history",
    title: "History of the offer",
    description: "Who published what, when and why.",
    robots: gated,
  },
  { path: "/admin/pages", title: "Pages", description: "The words of the public pages.", robots: gated },
  { path: "/admin/content", title: "Files", description: "Products of files.", robots: gated },
  {
    path: "/admin/content/any",
    title: "Files of a product",
    description: "Files of a product.",
    robots: gated,
  },
  { path: "/admin/gst", title: "GST", description: "Invoices, credit notes, returns.", robots: gated },
  {
    path: "/admin/settings/account",
    title: "Account",
    description: "Your login to the admin area.",
    robots: gated,
  },
  {
    path: "/admin/settings/admins",
    title: "Admins",
    description: "Who may run the shop, and who did what.",
    robots: gated,
  },
  { path: "/admin/settings/mails", title: "Test Email", description: "Send test emails.", robots: gated },
  {
    path: "/admin/settings/privacy",
    title: "Privacy",
    description: "Erasures and complaints, with their clocks.",
    robots: gated,
  },
  ...movedPages.map(([path]) => ({
    path,
    title: `Settings: from ${path}`,
    description: `Leads from ${path} to the settings.`,
    robots: gated,
  })),
];

/** The route of an address: its own, or that of any address beside it. */
export const routeOf = (path: string): AppRoute | undefined =>
  appRoutes.find((route) => route.path === path) ??
  appRoutes.find((route) => route.path === path.replace(/[^/]+$/, "any"));

/** Whether a route opens with the admin's header: its login and its set-up have none. */
export const hasAdminHeader = (path: string): boolean =>
  path === "/test-email" || (path.startsWith("/admin/") && !/(login|setup)$/.test(path));
