// The admin area. All of it is loaded when somebody goes there, its guard too: customers need none of it.
import type { ComponentType } from "react";
import { type RouteObject, replace } from "react-router-dom";
import { movedPages } from "../pages/app-routes.ts";

/** As a function: of a route without a loader, the router would pass over code that failed to load, and show nothing. */
function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

const guard = () => import("../features/admin/session/guard.ts");

export const adminRoutes: RouteObject[] = [
  page("/admin/setup", () => import("../features/admin/login/setup-page.tsx"), "AdminSetupPage"),
  {
    path: "/admin/login",
    lazy: {
      loader: async () => (await guard()).loginLoader,
      Component: async () => (await import("../features/admin/login/login-route.tsx")).AdminLoginRoute,
    },
  },
  {
    lazy: {
      loader: async () => (await guard()).adminLoader,
      Component: async () => (await import("../features/admin/frame.tsx")).AdminFrame,
    },
    children: [
      page(
        "/admin/dashboard",
        () => import("../features/admin/dashboard/dashboard-page.tsx"),
        "DashboardPage",
      ),
      page("/admin/users", () => import("../features/admin/users/users-page.tsx"), "UsersPage"),
      page("/admin/orders", () => import("../features/admin/orders/orders-page.tsx"), "OrdersPage"),
      page("/admin/coupons", () => import("../features/admin/coupons/coupons-page.tsx"), "CouponsPage"),
      page("/admin/offer", () => import("../features/admin/offer/offer-page.tsx"), "OfferPage"),
      page("/admin/offer/publish", () => import("../features/admin/offer/publish-page.tsx"), "PublishPage"),
      page("/admin/offer/history", () => import("../features/admin/offer/history-page.tsx"), "HistoryPage"),
      page("/admin/pages", () => import("../features/admin/pages/pages-page.tsx"), "PagesPage"),
      page("/admin/content", () => import("../features/admin/content/products-page.tsx"), "ProductsPage"),
      page(
        "/admin/content/:product",
        () => import("../features/admin/content/content-page.tsx"),
        "ContentPage",
      ),
      page("/admin/gst", () => import("../features/admin/gst/gst-page.tsx"), "GstPage"),
      {
        lazy: {
          Component: async () =>
            (await import("../features/admin/settings/settings-frame.tsx")).SettingsFrame,
        },
        children: [
          page(
            "/admin/settings/account",
            () => import("../features/admin/account/account-page.tsx"),
            "AccountPage",
          ),
          page(
            "/admin/settings/admins",
            () => import("../features/admin/people/people-page.tsx"),
            "PeoplePage",
          ),
          page(
            "/admin/settings/mails",
            () => import("../features/admin/test-email/test-email-page.tsx"),
            "TestEmailPage",
          ),
          page(
            "/admin/settings/privacy",
            () => import("../features/admin/privacy/privacy-page.tsx"),
            "PrivacyPage",
          ),
        ],
      },
      ...movedPages.map(([from, to]) => ({
        path: from,
        element: null,
        // What was asked of the old address, such as an open request, is asked of the new one.
        loader: ({ request }: { request: Request }) => replace(to + new URL(request.url).search),
      })),
    ],
  },
];
