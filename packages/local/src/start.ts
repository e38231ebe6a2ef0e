// `npm start`: builds what is not built, starts the shop, says where it is.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildAll } from "./build-all.ts";
import { projectRoot } from "./paths.ts";
import { startShop } from "./shop.ts";
import { watchSources } from "./watch.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "3000" },
    data: { type: "string", default: process.env.STORE_DATA_DIR ?? join(projectRoot, ".local/data") },
    dev: { type: "boolean", default: false },
    control: { type: "boolean", default: process.env.STORE_CONTROL === "1" },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`--port wants a number from 0 to 65535, not ${values.port}`);

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
try {
  const built = await buildAll();
  const shop = await startShop({ ...built, dataDir: resolve(values.data), port, control: values.control });
  console.info(`
Shop ready at ${shop.url}

  Shop      ${shop.url}
  Checkout  ${shop.url}/checkout
  Mailbox   ${shop.url}/__local/mail
  Payments  ${shop.paymentsUrl} (a test payment page opens from the checkout)
  Admin     ${shop.url}/admin/setup with the set-up code ${shop.setupCode}
  Data      ${resolve(values.data)}
`);
  if (values.dev) watchSources(shop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void shop.close().finally(() => process.exit(0)));
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    fail(`Port ${port} is taken. Start with another one: npm start -- --port ${port + 1}`);
  fail(message);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
