// How much a log takes. Counted in this function's memory, which costs nothing and is enough: what all its instances
// together take is capped by the gateway's route, and a browser is never told that something is wrong with its report.
import { StoreError } from "@store/contract/errors";
import { networksOf } from "../platform/networks.ts";
import { request } from "../platform/request.ts";
import { minutes } from "../platform/time.ts";

const window = minutes(1);
/** Lines of one network, of the wider one around an IPv6 address, and of everybody, in one window. */
const most = { network: 10, wide: 40, all: 60 } as const;

let since = 0;
let all = 0;
const networks = new Map<string, number>();

/** Counts one more. Throws `throttled` for somebody who has told enough. */
export function mayReport(): void {
  const now = Date.now();
  if (now - since >= window) {
    since = now;
    all = 0;
    networks.clear();
  }
  const own = networksOf(request().viewerIp);
  const full = own.some(
    (network, at) => (networks.get(network) ?? 0) >= (at === 0 ? most.network : most.wide),
  );
  if (full || all >= most.all) throw new StoreError("throttled", { minutes: 1 }, { retryAfter: 60 });
  all += 1;
  for (const network of own) networks.set(network, (networks.get(network) ?? 0) + 1);
}
