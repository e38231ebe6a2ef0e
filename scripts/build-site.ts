// The site for `npm run check`: built when its sources have changed since the last time, so that the browser tests find it.
import { buildSite } from "@store/dev/build-all";

await buildSite({});
