import { isUnanswered } from "./api.ts";

/** Nothing came back: a call was not answered, or a part of the page, which comes when it is asked for, did not arrive. */
export const isUnreached = (error: unknown): boolean =>
  isUnanswered(error) || /dynamically imported|module script/i.test(`${error}`);
