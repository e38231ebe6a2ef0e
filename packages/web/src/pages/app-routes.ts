import { areaPaths } from "@store/contract/area-paths";
import { type ResourceType, resourceTypes } from "@store/contract/products";
import type { LoadingShape } from "../ui/loading.tsx";
import type { Entry, PageFacts } from "./page.ts";

export interface AppRoute extends Pick<PageFacts, "path" | "title"> {
  /** Logins start by themselves, and the app after them; all else starts the app. */
  entry?: Extract<Entry, "login" | "admin-login">;
  /** The page's own heading, where its title says more. */
  heading?: string;
  /** What is drawn while it is on its way, where that is no table. */
  shape?: LoadingShape;
  /** About one thing, beside its drawing. */
  side?: true;
}

/** Addresses that lead to a page of the settings, because mails and bookmarks name them. */
export const movedPages = [
  ["/admin/settings", "/admin/settings/account"],
  ["/admin/account", "/admin/settings/account"],
  ["/admin/people", "/admin/settings/admins"],
  ["/test-email", "/admin/settings/mails"],
  ["/admin/privacy", "/admin/settings/privacy"],
] as const;

/** Where such an address leads. */
export const movedTo = (path: string): string | undefined => movedPages.find(([from]) => from === path)?.[1];

/** What each area is called, and its login and its page where they have a title of their own. */
const areaPages: Record<ResourceType, { title: string; login?: string; page?: string; shape: LoadingShape }> =
  {
    checklist: { title: "E-commerce CRO Checklist", login: "Access Checklist", shape: "ticks" },
    "seo-checklist": { title: "SEO Checklist", shape: "ticks" },
    "ad-templates": { title: "Ad Templates", page: "Your Ad Templates", shape: "pictures" },
    fbads: { title: "Facebook Ads Mastery", shape: "lessons" },
    funnel_templates: { title: "Funnel Templates", shape: "pictures" },
  };

function routesOf(id: ResourceType): AppRoute[] {
  const { loginPath, path } = areaPaths[id];
  const { title, login, page = title, shape } = areaPages[id];
  const words = login ? { title: login } : { title: `${title} login`, heading: title };
  return [
    { path: loginPath, ...words, entry: "login" },
    { path, title: page, shape },
  ];
}

/** Routes of the router app. Each gets its own copy of the shell, with its own title: prerender/app-pages.ts. */
export const appRoutes: readonly AppRoute[] = [
  ...resourceTypes.flatMap(routesOf),
  { path: "/account-login", title: "Account login", heading: "Your account", entry: "login" },
  { path: "/account", title: "Your account", shape: "cards" },
  { path: "/files/any", title: "Your files" },
  { path: "/client-desk", title: "Client desk" },
  { path: "/client-desk/any", title: "A site on your desk" },
  { path: "/site-report/any", title: "Report" },
  { path: "/shared/any", title: "Report on a site" },
  { path: "/licence/any", title: "Check a licence", side: true },
  { path: "/lost-access", title: "Lost your login?", side: true },
  { path: "/reset-password", title: "Choose a new password", side: true },
  { path: "/unsubscribe", title: "Unsubscribe", side: true },
  { path: "/privacy-centre", title: "Your data", side: true },
  { path: "/invoice", title: "Your invoice", side: true },
  { path: "/admin/setup", title: "Admin Setup", side: true },
  { path: "/admin/login", title: "Admin Login", entry: "admin-login", side: true },
  { path: "/admin/dashboard", title: "Admin Dashboard", heading: "Dashboard" },
  { path: "/admin/users", title: "Users" },
  { path: "/admin/orders", title: "Orders" },
  { path: "/admin/coupons", title: "Coupons" },
  { path: "/admin/offer", title: "Offer" },
  { path: "/admin/offer/publish", title: "Publish" },
  { path: "/admin/offer/history", title: "History of the offer" },
  { path: "/admin/pages", title: "Pages" },
  { path: "/admin/content", title: "Files" },
  { path: "/admin/content/any", title: "Files of a product" },
  { path: "/admin/gst", title: "GST" },
  { path: "/admin/settings/account", title: "Account" },
  { path: "/admin/settings/admins", title: "Admins" },
  { path: "/admin/settings/mails", title: "Mails" },
  { path: "/admin/settings/privacy", title: "Privacy" },
  ...movedPages.map(([path]) => ({ path, title: `Settings: ${path}` })),
];

/** The route of an address: its own, or that of any address beside it. */
export const routeOf = (path: string): AppRoute | undefined =>
  appRoutes.find((route) => route.path === path) ??
  appRoutes.find((route) => route.path === path.replace(/[^/]+$/, "any"));

/** The heading of an address, where it is known before the page is: that of a client's site, or of a product's files, is not. */
export function headingOf(path: string): string | undefined {
  const route = appRoutes.find((one) => one.path === path);
  return route?.path.endsWith("/any") ? undefined : (route?.heading ?? route?.title);
}

/** Whether a route opens with the admin's bars: its login and its set-up have none. */
export const hasAdminHeader = (path: string): boolean =>
  path.startsWith("/admin/") && !/(login|setup)$/.test(path);
