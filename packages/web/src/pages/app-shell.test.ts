import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AppShell } from "./app-shell.tsx";

const shellOf = (path: string) => renderToStaticMarkup(createElement(AppShell, { path }));

test("the shell of a page about one thing has the mat beside its title", () => {
  for (const path of ["/lost-access", "/reset-password", "/unsubscribe", "/privacy-centre", "/licence/abc"])
    expect(shellOf(path), path).toContain("side-page");
  expect(shellOf("/account")).not.toContain("side-page");
});

test("the shell draws lines in the shape of its page", () => {
  expect(shellOf("/fb-ads-course")).toContain("loading-lessons");
  expect(shellOf("/ecom-checklist")).toContain("loading-ticks");
  expect(shellOf("/funnel-templates")).toContain("loading-pictures");
  expect(shellOf("/account")).toContain("loading-cards");
  expect(shellOf("/admin/dashboard")).toContain("loading-figures");
  expect(shellOf("/admin/orders")).toContain("loading-rows");
});
