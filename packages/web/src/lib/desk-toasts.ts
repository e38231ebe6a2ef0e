// Toasts of the client desk. Apart from the others, so that the checkout does not load them.
import { error, spoken, success, type ToastText, tryAgain } from "./toasts.ts";

export const deskToasts = {
  kept: (name: string): ToastText => spoken(success("Site kept", name)),
  removed: (name: string): ToastText => spoken(success("Site removed", name)),
  notDone: (serverText = tryAgain): ToastText => error("Not done", serverText),
  certified: success("Certificate downloaded", "With it comes the program that checks it."),
  pointKept: success("Kept", "This point is as you see it."),
  dated: (count: number): ToastText => spoken(success("Days set", `${count} points have a day now.`)),
  summaryKept: success("Summary kept", "It stands at the top of the report."),
  brandKept: success("Kept", "Your reports stand under this name."),
  noLogo: error(
    "Not a logo",
    "This file is no picture that the browser can draw, or too detailed. Try a PNG or an SVG.",
  ),
  bothPictures: error("No room", "This point has both of its pictures. Take one away first."),
  picturesMissing: (count: number): ToastText =>
    error(
      "Not printed",
      `${count === 1 ? "A picture" : `${count} pictures`} did not arrive. Check your connection and print again.`,
    ),
  ended: spoken(success("Link ended", "Whoever opens it sees nothing from now on.")),
} as const;
