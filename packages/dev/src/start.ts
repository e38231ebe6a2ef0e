// `npm start`: builds what is not built, starts the shop, says where it is. Whatever stops it is said in a sentence, with
// what to do. The parts are imported late: one that is missing must not stop this file itself.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { providerIds } from "@store/contract/providers";
import { projectRoot } from "./paths.ts";
import { explainStart } from "./start-failure.ts";

/** In what a shop may differ from its brand, for a try or a test. */
const choices: Record<"payments" | "urgency" | "gst", readonly string[]> = {
  payments: [...providerIds, "both"],
  urgency: ["observed", "honest"],
  gst: ["regular", "lut", "unregistered"],
};

let port = Number(process.env.PORT ?? "3000");
let dataDir = process.env.STORE_DATA_DIR ?? join(projectRoot, ".local/data");

try {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: String(process.env.PORT ?? "3000") },
      data: { type: "string", default: dataDir },
      dev: { type: "boolean", default: false },
      payments: { type: "string" },
      urgency: { type: "string" },
      gst: { type: "string" },
      control: { type: "boolean", default: process.env.STORE_CONTROL === "1" },
    },
  });
  port = Number(values.port);
  dataDir = resolve(values.data);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`--port wants a number from 0 to 65535, not ${values.port}`);
  for (const [name, words] of Object.entries(choices)) {
    const variable = `STORE_${name.toUpperCase()}`;
    const chosen = values[name as keyof typeof choices] ?? process.env[variable] ?? "";
    if (chosen !== "" && !words.includes(chosen))
      fail(`--${name} wants ${words.join(" or ")}, not ${chosen}`);
    // Read by the brand wherever it is built or run from here on.
    process.env[variable] = chosen;
  }
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  await start({ port, dataDir, dev: values.dev, control: values.control });
} catch (error) {
  fail(explainStart(error, { port, dataDir }));
}

async function start(options: { port: number; dataDir: string; dev: boolean; control: boolean }) {
  const { buildAll } = await import("./build-all.ts");
  const { startShop } = await import("./shop.ts");
  const { watchSources } = await import("./watch.ts");
  const shop = await startShop({ ...(await buildAll()), ...options });
  console.info(`
Shop ready at ${shop.url}

  Shop      ${shop.url}
  Checkout  ${shop.url}/checkout
  Mailbox   ${shop.url}/__local/mail
  Payments  ${shop.paymentsUrl} (a test payment page opens from the checkout)
  Admin     ${shop.url}/admin/setup with the set-up code ${shop.setupCode}
  Data      ${options.dataDir}
`);
  if (options.dev) watchSources(shop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void shop.close().finally(() => process.exit(0)));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
