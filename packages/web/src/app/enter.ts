import type { Root } from "react-dom/client";

/** The app, for somebody who will go on to it. Asking again after a failure loads it again. */
export const loadApp = () => import("./start.tsx");

/** Leads from a login that runs without the app to a page of the app. Done when that is seen. Throws when it cannot start where it is. */
export async function enter(root: Root, path: string, how: "push" | "replace"): Promise<void> {
  try {
    const { continueApp } = await loadApp();
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    await continueApp(root);
  } catch (error) {
    if (new URL(path, location.href).pathname === location.pathname) throw error;
    // The app did not arrive, or is of another version by now: the page as a document brings its own.
    location[how === "push" ? "assign" : "replace"](path);
    // Nobody sees the login become idle until the document comes.
    await new Promise(() => undefined);
  }
}
