import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { furtherRooms, nearRooms } from "../features/admin/rooms.ts";
import { appRoutes, hasAdminHeader, movedPages } from "./app-routes.ts";
import { AppShell } from "./app-shell.tsx";

const shellOf = (path: string) => renderToStaticMarkup(createElement(AppShell, { path }));

test("the shell of a page about one thing has the mat beside its title", () => {
  for (const path of [
    "/admin/login",
    "/admin/setup",
    "/lost-access",
    "/reset-password",
    "/unsubscribe",
    "/privacy-centre",
    "/licence/abc",
  ])
    expect(shellOf(path), path).toContain("side-page");
  expect(shellOf("/account")).not.toContain("side-page");
});

test("the shell draws lines in the shape of its page", () => {
  expect(shellOf("/fb-ads-course")).toContain("loading-lessons");
  expect(shellOf("/ecom-checklist")).toContain("loading-ticks");
  expect(shellOf("/funnel-templates")).toContain("loading-pictures");
  expect(shellOf("/account")).toContain("loading-cards");
  expect(shellOf("/admin/dashboard")).toContain("loading-figures");
  expect(shellOf("/admin/orders")).toContain("loading-list");
  expect(shellOf("/admin/coupons")).toContain("loading-rows");
});

test("the shell of an admin page has the bars, and marks the room where one is", () => {
  for (const { path } of appRoutes.filter(({ path }) => hasAdminHeader(path))) {
    const shell = shellOf(path);
    for (const { to, label } of [...nearRooms, ...furtherRooms()])
      expect(shell, `${path} names ${label} twice`).toMatch(
        new RegExp(`href="${to}".*>${label}<.*href="${to}".*${label}<`),
      );
    expect(shell, path).toMatch(/popovertarget="rooms"/i);
  }
  expect(shellOf("/admin/offer/history")).toMatch(/<a href="\/admin\/offer"[^>]*aria-current="page"/);
  expect(shellOf("/admin/login")).not.toContain("thumb-bar");
});

test("the shell of the dashboard names its figures and the lines that may need a hand", () => {
  const shell = shellOf("/admin/dashboard");
  for (const name of [
    "Today",
    "Sales today",
    "Sold today",
    "Carts today",
    "Buyers who paid and may not be in",
  ])
    expect(shell).toContain(`>${name}<`);
});

test("the shell of an address that has moved shows the page it leads to", () => {
  for (const [from, to] of movedPages) expect(shellOf(from), from).toBe(shellOf(to));
});
