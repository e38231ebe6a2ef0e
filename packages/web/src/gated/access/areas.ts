// The five gated areas and the account as one table: what their logins say, what they keep, where they lead.
import { areaPaths } from "@store/contract/area-paths";
import type { ResourceType } from "@store/contract/products";
import { loginToasts } from "../../lib/area-toasts.ts";
import type { StorageKey } from "../../lib/storage.ts";
import type { ToastText } from "../../lib/toasts.ts";

/** A gated area: every resource has one. */
export type AreaId = ResourceType;

/** What has a login: the areas, and the account itself. */
export type LoginId = AreaId | "account";

export interface Area {
  id: LoginId;
  loginPath: string;
  path: string;
  login: {
    title: string;
    intro: string;
    /** A line of small print under the form. */
    note?: string;
    submit: string;
    submitting: string;
  };
  toasts: {
    welcome: ToastText;
    /** With the server's sentence, or the area's own when it gives none. */
    refused: (serverText?: string) => ToastText;
    /** No answer could be had. */
    threw: ToastText;
    /** Only two areas say goodbye. */
    loggedOut?: ToastText;
  };
  session: {
    /** Session-storage key of the mark that says "authorised". */
    flag: StorageKey;
    /** Key of the token; where there is none, the flag holds the token itself. */
    token?: StorageKey;
    /** What logging out removes. */
    clearedKeys: readonly StorageKey[];
  };
  /** Whether a check that threw ends the session, as an invalid token always does. */
  clearsOnThrow: boolean;
}

const { welcome, loggedOut } = loginToasts;
const usual = { refused: loginToasts.failed, threw: loginToasts.failedToAsk };

export const areas = {
  checklist: {
    id: "checklist",
    ...areaPaths.checklist,
    login: {
      title: "Access Checklist",
      intro: "Use the login from your purchase email. The same one opens every area you bought.",
      submit: "Access Checklist",
      submitting: "Authenticating...",
    },
    toasts: { ...usual, welcome: welcome.checklist, loggedOut },
    session: {
      flag: "checklist_auth",
      token: "checklist_token",
      clearedKeys: ["checklist_auth", "checklist_token"],
    },
    clearsOnThrow: true,
  },
  "seo-checklist": {
    id: "seo-checklist",
    ...areaPaths["seo-checklist"],
    login: {
      title: "SEO Checklist",
      intro: "Use the credentials from your purchase email.",
      submit: "Login",
      submitting: "Logging in...",
    },
    toasts: { ...usual, welcome: welcome["seo-checklist"], threw: loginToasts.seoFailedToAsk },
    session: { flag: "seo_checklist_auth", clearedKeys: ["seo_checklist_auth"] },
    clearsOnThrow: true,
  },
  "ad-templates": {
    id: "ad-templates",
    ...areaPaths["ad-templates"],
    login: {
      title: "Ad Templates",
      intro: "The editable files of your ads. Use the credentials from your purchase email.",
      note: "For customers who added the Ad Templates to their order.",
      submit: "Open Files",
      submitting: "Authenticating...",
    },
    toasts: { ...usual, welcome: welcome["ad-templates"] },
    session: { flag: "ad_templates_auth", clearedKeys: ["ad_templates_auth"] },
    clearsOnThrow: false,
  },
  fbads: {
    id: "fbads",
    ...areaPaths.fbads,
    login: {
      title: "Facebook Ads Mastery",
      intro: "Seven chapters, in working order. Log in with the email and password we sent you.",
      submit: "Access Course",
      submitting: "Authenticating...",
    },
    toasts: {
      welcome: welcome.fbads,
      refused: loginToasts.courseDenied,
      threw: loginToasts.courseFailedToAsk,
      loggedOut,
    },
    session: { flag: "fbads_auth", token: "fbads_token", clearedKeys: ["fbads_auth"] },
    clearsOnThrow: false,
  },
  funnel_templates: {
    id: "funnel_templates",
    ...areaPaths.funnel_templates,
    login: {
      title: "Funnel Templates",
      intro: "Pick a template, download its JSON, import it. Your login is in your purchase email.",
      note: "This library is for customers only.",
      submit: "Access Templates",
      submitting: "Authenticating...",
    },
    toasts: { ...usual, welcome: welcome.funnel_templates },
    session: {
      flag: "funnel_templates_auth",
      token: "funnel_templates_token",
      clearedKeys: ["funnel_templates_auth", "funnel_templates_token"],
    },
    clearsOnThrow: false,
  },
} as const satisfies { readonly [Id in AreaId]: Area };

const account: Area = {
  id: "account",
  loginPath: "/account-login",
  path: "/account",
  login: {
    title: "Your account",
    intro: "What you own, your orders, and where you are logged in. Use the login from your purchase email.",
    submit: "Open Account",
    submitting: "Authenticating...",
  },
  toasts: { ...usual, welcome: welcome.account, loggedOut },
  session: { flag: "account_auth", clearedKeys: ["account_auth"] },
  clearsOnThrow: false,
};

/** Everything that keeps a session. */
export const loginIds: readonly LoginId[] = [...(Object.keys(areas) as AreaId[]), "account"];

/** The area with this id, with its optional parts in view. */
export function areaOf(id: LoginId): Area {
  return id === "account" ? account : areas[id];
}
