import { Loading } from "../../ui/loading.tsx";
import { Sums } from "../../ui/sums.tsx";
import { TodayFrame } from "./dashboard/today-frame.tsx";
import type { WayLink } from "./navigation.tsx";
import { orderSums } from "./orders/order-sums.ts";
import { PageHead } from "./parts/page-head.tsx";
import { SettingsHead, SettingsRoom } from "./settings/settings-frame.tsx";

/** Takes the room of the day, which a document does not know. */
const longestDay = "Wednesday, 30 September, 00:00 in India";

interface StartOfProps {
  path: string;
  /** Unknown of a page whose name is data. */
  title: string | undefined;
  Link: WayLink;
}

/** A page of the admin area before its code is there: its title, the names of its figures, and lines where its lists will be. */
export function StartOf({ path, title, Link }: StartOfProps) {
  if (path.startsWith("/admin/settings/"))
    return (
      <SettingsRoom Link={Link}>
        <SettingsHead path={path} />
        <Loading shape="parts" />
      </SettingsRoom>
    );
  if (path === "/admin/dashboard")
    return (
      <>
        <PageHead title="Dashboard" note={<span className="invisible">{longestDay}</span>} />
        <TodayFrame Link={Link} />
        <div className="mt-9">
          <Loading shape="figures" />
        </div>
      </>
    );
  return (
    <>
      {title ? <PageHead title={title} /> : null}
      {path === "/admin/orders" ? <Sums sums={orderSums()} /> : null}
      <Loading shape={/orders|users$/.test(path) ? "list" : "rows"} />
    </>
  );
}
