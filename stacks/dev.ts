// `npx sst dev --stage you`: functions run on the laptop against this stage's own table, pool and mail; the pages are
// served there too, by a server that does what CloudFront does for calls.
import { adminPool } from "../infra/admins.ts";
import { filmsOrigin } from "../infra/films.ts";
import { originSecretSent } from "../infra/secrets.ts";
import { region } from "../infra/stage.ts";
import { table } from "../infra/table.ts";
import { uploadsOrigin } from "../infra/uploads.ts";
import { gateway } from "./gateway.ts";
import { devUrl } from "./site.ts";

if ($dev) {
  new sst.x.DevCommand("Pages", {
    dev: { title: "Pages", command: "npx tsx scripts/dev-site.ts", autostart: true },
    environment: {
      STORE_API: gateway.url,
      STORE_ORIGIN_SECRET: originSecretSent,
      STORE_DEV_URL: devUrl,
      STORE_REGION: region,
      STORE_ADMIN_POOL: adminPool,
      STORE_FILMS: filmsOrigin,
      STORE_UPLOADS: uploadsOrigin,
      // The shop's own client of the table, for making it ready.
      STORE_TABLE: table.name,
      AWS_REGION: region,
    },
  });
}
