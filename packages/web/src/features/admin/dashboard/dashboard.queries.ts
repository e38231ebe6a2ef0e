import { keepPreviousData } from "@tanstack/react-query";
import { answerQuery, whole } from "../answers.ts";

export function totalsQuery() {
  return answerQuery("admin-dashboard", "totals", {}, whole);
}

/** Figures by day; both days included. */
export function periodQuery(from: string, to: string) {
  const query = answerQuery("admin-dashboard", "period", { from, to }, whole);
  return { ...query, placeholderData: keepPreviousData };
}
