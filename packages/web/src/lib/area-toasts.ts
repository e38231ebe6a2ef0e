// The toasts of the logins and the gated areas (docs/product.md section 8).
import type { ResourceType } from "@store/contract/products";
import { error, info, spoken, success, type ToastText } from "./toasts.ts";

/** The four logins differ in their words; which login says what is the login's business. */
export const loginToasts = {
  failed: (serverText?: string): ToastText =>
    error("Login Failed", serverText || "Invalid username or password"),
  failedToAsk: error("Login Failed", "An error occurred. Please try again."),
  seoFailedToAsk: error("Error", "An error occurred during login. Please try again."),
  unreachable: error(
    "No Connection",
    "We could not reach the shop, so your login was not checked. Try again in a moment.",
  ),
  welcome: {
    checklist: spoken(success("Login Successful", "Welcome to the E-commerce Checklist")),
    funnel_templates: spoken(success("Login Successful", "Redirecting to Funnel Templates...")),
    "seo-checklist": spoken(success("Login Successful", "Welcome to SEO Checklist!")),
    "ad-templates": spoken(success("Login Successful", "Welcome to the Ad Templates")),
    fbads: spoken(success("Access Granted", "Welcome to Facebook Ads Mastery Course!")),
    account: spoken(success("Login Successful", "Welcome to your account")),
  } satisfies Record<ResourceType | "account", ToastText>,
  courseDenied: (serverText?: string): ToastText =>
    error("Access Denied", serverText || "Invalid credentials. Please try again."),
  courseFailedToAsk: error("Access Denied", "An error occurred. Please try again."),
  loggedOut: info("Logged Out", "You have been successfully logged out"),
} as const;

/** Downloads of the funnel library. */
export const downloadToasts = {
  done: (fileName: string): ToastText => spoken(success("Template downloaded", fileName)),
  refused: (serverText?: string): ToastText =>
    error("Download Failed", serverText || "Something went wrong. Please try again."),
  unreachable: error("Download Failed", "The file did not arrive. Check your connection and try again."),
} as const;

/** Downloads of a product's files. */
export const fileToasts = {
  refused: (serverText?: string): ToastText =>
    error("Download Failed", serverText || "Something went wrong. Please try again."),
  unreachable: error("Download Failed", "The shop did not answer. Check your connection and try again."),
} as const;

/** Files that are made in the page. */
export const adToasts = {
  fileFailed: error("Download Failed", "The file could not be made. Check your connection and try again."),
} as const;
