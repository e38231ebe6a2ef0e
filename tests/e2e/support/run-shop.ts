// The shop as a process of its own, which a test can kill: `run-shop.ts <data> <port>`. Tells its parent where it is.
import { startShop } from "@store/dev/shop";
import { builtWith } from "./build.ts";

const [dataDir = "", port = "0"] = process.argv.slice(2);
const { STORE_URGENCY: urgency, STORE_GST: gst } = process.env;
const { url, paymentsUrl, setupCode } = await startShop({
  ...builtWith({ urgency, gst }),
  dataDir,
  port: Number(port),
  control: true,
});
process.send?.({ url, paymentsUrl, setupCode });
// Anybody who started it has gone.
process.once("disconnect", () => process.exit(0));
