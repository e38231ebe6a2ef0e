import type { Mark } from "@store/contract/desk/site-point";

export const markWords: Readonly<Record<Mark, string>> = {
  open: "Open",
  done: "Done",
  "not-needed": "Not needed",
};
