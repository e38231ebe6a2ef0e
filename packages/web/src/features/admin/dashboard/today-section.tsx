import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { unmatchedQuery } from "../orders/orders.queries.ts";
import { requestsQuery } from "../privacy/privacy.queries.ts";
import { stuckQuery } from "../users/users.queries.ts";
import { addDays, periodQuery, today } from "./period.ts";
import { TodayFrame } from "./today-frame.tsx";

/** Today, as far as it has arrived. */
export function TodaySection() {
  const [yesterday, now] = useQuery(periodQuery(addDays(today(), -1), today())).data?.days ?? [];
  const { data: waiting } = useQuery(unmatchedQuery());
  const { data: stuck } = useQuery(stuckQuery());
  const { data: privacy } = useQuery(requestsQuery(false, undefined));
  const toDecide = waiting && waiting.payments.length + waiting.requests.length + waiting.notices.length;
  return (
    <TodayFrame
      Link={Link}
      yesterday={yesterday}
      now={now}
      waits={[
        { count: toDecide, more: waiting?.more },
        { count: stuck?.length },
        { count: privacy?.requests.length, more: privacy?.nextCursor !== undefined },
      ]}
    />
  );
}
