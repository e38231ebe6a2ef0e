import { expect, test } from "vitest";
import { type AreaId, areaOf, areas } from "./areas.ts";

/** docs/product.md sections 2, 3, 4 and 8, as one table. */
const told: Record<AreaId, Record<string, unknown>> = {
  checklist: {
    login: "/ecom-checklist-login",
    page: "/ecom-checklist",
    title: "Access Checklist",
    welcome: ["Login Successful", "Welcome to the E-commerce Checklist"],
    refused: ["Login Failed", "Invalid username or password"],
    threw: ["Login Failed", "An error occurred. Please try again."],
    loggedOut: ["Logged Out", "You have been successfully logged out"],
    flag: "checklist_auth",
    token: "checklist_token",
    clearedKeys: ["checklist_auth", "checklist_token"],
    clearsOnThrow: true,
  },
  "seo-checklist": {
    login: "/seo-checklist-login",
    page: "/seo-checklist",
    submit: "Login",
    welcome: ["Login Successful", "Welcome to SEO Checklist!"],
    refused: ["Login Failed", "Invalid username or password"],
    threw: ["Error", "An error occurred during login. Please try again."],
    loggedOut: undefined,
    flag: "seo_checklist_auth",
    token: undefined,
    clearedKeys: ["seo_checklist_auth"],
    clearsOnThrow: true,
  },
  "ad-templates": {
    login: "/ad-templates-login",
    page: "/ad-templates-files",
    welcome: ["Login Successful", "Welcome to the Ad Templates"],
    refused: ["Login Failed", "Invalid username or password"],
    threw: ["Login Failed", "An error occurred. Please try again."],
    loggedOut: undefined,
    flag: "ad_templates_auth",
    token: undefined,
    clearedKeys: ["ad_templates_auth"],
    clearsOnThrow: false,
  },
  fbads: {
    login: "/fb-ads-login",
    page: "/fb-ads-course",
    submit: "Access Course",
    submitting: "Authenticating...",
    welcome: ["Access Granted", "Welcome to Facebook Ads Mastery Course!"],
    refused: ["Access Denied", "Invalid credentials. Please try again."],
    threw: ["Access Denied", "An error occurred. Please try again."],
    loggedOut: ["Logged Out", "You have been successfully logged out"],
    flag: "fbads_auth",
    token: "fbads_token",
    clearedKeys: ["fbads_auth"],
    clearsOnThrow: false,
  },
  funnel_templates: {
    login: "/funnel-templates-login",
    page: "/funnel-templates",
    submit: "Access Templates",
    submitting: "Authenticating...",
    welcome: ["Login Successful", "Redirecting to Funnel Templates..."],
    refused: ["Login Failed", "Invalid username or password"],
    threw: ["Login Failed", "An error occurred. Please try again."],
    loggedOut: undefined,
    flag: "funnel_templates_auth",
    token: "funnel_templates_token",
    clearedKeys: ["funnel_templates_auth", "funnel_templates_token"],
    clearsOnThrow: false,
  },
};

for (const id of Object.keys(areas) as AreaId[]) {
  test(`${id} says and keeps what was promised`, () => {
    const { login, loginPath, path, toasts, session, clearsOnThrow } = areaOf(id);
    const words = (toast: { title: string; description?: string } | undefined) =>
      toast && [toast.title, toast.description];
    const ours: Record<string, unknown> = {
      login: loginPath,
      page: path,
      title: login.title,
      submit: login.submit,
      submitting: login.submitting,
      welcome: words(toasts.welcome),
      refused: words(toasts.refused()),
      threw: words(toasts.threw),
      loggedOut: words(toasts.loggedOut),
      flag: session.flag,
      token: session.token,
      clearedKeys: session.clearedKeys,
      clearsOnThrow,
    };
    for (const [what, expected] of Object.entries(told[id])) expect(ours[what], what).toEqual(expected);
  });
}

test("a server's own sentence comes before ours", () => {
  expect(areaOf("checklist").toasts.refused("Too many attempts.").description).toBe("Too many attempts.");
  expect(areaOf("fbads").toasts.refused("Too many attempts.").title).toBe("Access Denied");
});

test("the notes name customers for the funnels and the purchase email for SEO", () => {
  expect(areaOf("funnel_templates").login.note).toMatch(/customers only/);
  expect(areaOf("seo-checklist").login.intro).toMatch(/credentials from your purchase email/);
});
