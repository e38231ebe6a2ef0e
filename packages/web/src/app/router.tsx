import { deskPath } from "@store/contract/area-paths";
import { resourceTypes } from "@store/contract/products";
import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { accountLoader } from "../features/account/account-loader.ts";
import { deskLoader } from "../features/desk/desk-loader.ts";
import { filesLoader } from "../features/files/files-loader.ts";
import { type AreaId, areaOf, type LoginId } from "../gated/access/areas.ts";
import { gateLoader, loginLoader } from "../gated/access/loaders.ts";
import { adminRoutes } from "./admin-routes.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Root } from "./root.tsx";

type Load = () => Promise<ComponentType>;

const loadLogin: Load = async () => (await import("../features/login/login-route.tsx")).LoginRoute;

/** The page behind each login. */
const areaPages: Record<AreaId, Load> = {
  checklist: async () => (await import("../features/checklist/checklist-page.tsx")).ChecklistPage,
  "seo-checklist": async () => (await import("../features/seo/seo-page.tsx")).SeoPage,
  "ad-templates": async () => (await import("../features/ads/ads-page.tsx")).AdsPage,
  fbads: async () => (await import("../features/course/course-page.tsx")).CoursePage,
  funnel_templates: async () => (await import("../features/funnels/library-page.tsx")).LibraryPage,
};

const rooms = {
  lostAccess: async () => (await import("../features/recovery/lost-access-page.tsx")).LostAccessPage,
  resetPassword: async () => (await import("../features/recovery/reset-password-page.tsx")).ResetPasswordPage,
  unsubscribe: async () => (await import("../features/unsubscribe/unsubscribe-page.tsx")).UnsubscribePage,
  privacy: async () => (await import("../features/privacy/privacy-centre-page.tsx")).PrivacyCentrePage,
  invoice: async () => (await import("../features/invoice/invoice-page.tsx")).InvoicePage,
} satisfies Record<string, Load>;

const loadAccount: Load = async () => (await import("../features/account/account-page.tsx")).AccountPage;

/** A login and the page behind it. The loaders are here already, so that they run while the page's code is on its way. */
function gated(id: LoginId, gate: () => Promise<unknown>, loadPage: Load): RouteObject[] {
  const { loginPath, path } = areaOf(id);
  const readFacts = loginLoader(id);
  const login = () => {
    // A customer who comes to log in will want the page's code in a moment.
    void loadPage();
    return readFacts();
  };
  return [
    { path: loginPath, loader: login, lazy: { Component: loadLogin } },
    { path, loader: gate, lazy: { Component: loadPage } },
  ];
}

function area(id: AreaId): RouteObject[] {
  return gated(id, gateLoader(id), areaPages[id]);
}

/** As a function: of a route without a loader, the router would pass over code that failed to load, and show nothing. */
function page(path: string, load: Load): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** The routes of docs/product.md section 2 that need a browser to decide what they show. Public pages are documents of their own. */
const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      ...resourceTypes.flatMap(area),
      ...gated("account", accountLoader, loadAccount),
      {
        path: "/files/:product",
        loader: filesLoader,
        lazy: { Component: async () => (await import("../features/files/files-page.tsx")).FilesPage },
      },
      {
        path: deskPath,
        loader: deskLoader,
        lazy: { Component: async () => (await import("../features/desk/desk-page.tsx")).DeskPage },
      },
      // Their loaders come with them: the app starts without what few visits need.
      {
        path: `${deskPath}/:siteId`,
        lazy: {
          loader: async () => (await import("../features/desk/site-loader.ts")).siteLoader,
          Component: async () => (await import("../features/desk/site-page.tsx")).SitePage,
        },
      },
      {
        path: "/site-report/:siteId",
        lazy: {
          loader: async () => (await import("../features/desk/site-loader.ts")).reportLoader,
          Component: async () => (await import("../features/desk/report-page.tsx")).ReportPage,
        },
      },
      {
        path: "/shared/:code",
        lazy: {
          loader: async () => (await import("../features/desk/shared-loader.ts")).sharedLoader,
          Component: async () => (await import("../features/desk/shared-page.tsx")).SharedPage,
        },
      },
      {
        path: "/licence/:code",
        lazy: {
          loader: async () => (await import("../features/licence/licence-loader.ts")).licenceLoader,
          Component: async () => (await import("../features/licence/licence-page.tsx")).LicencePage,
        },
      },
      page("/lost-access", rooms.lostAccess),
      page("/reset-password", rooms.resetPassword),
      page("/unsubscribe", rooms.unsubscribe),
      page("/privacy-centre", rooms.privacy),
      page("/invoice", rooms.invoice),
      ...adminRoutes,
    ],
  },
];

/** The router of app.html. */
export function createRouter() {
  // The router calls the first page of every document "default": by one name, a page would open where another was left.
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${performance.timeOrigin}` }, "");
  return createBrowserRouter(routes);
}
