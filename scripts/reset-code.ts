// npm run reset-code -- --email ADDRESS [--data DIR]     takes the login code off an admin of this machine's shop
// npm run reset-code -- --email ADDRESS --table NAME     the same on AWS, with the credentials and region of the shell
// For the only admin, who has lost the app and the recovery codes: no other admin can do it at /admin/settings/admins.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "@store/dev/paths";
import { useCloudTable } from "./cloud-table.ts";
import { openLocalTable } from "./open-table.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: process.env.STORE_DATA_DIR ?? join(projectRoot, ".local/data") },
    table: { type: "string" },
    email: { type: "string" },
  },
});
if (values.email === undefined) fail("Whose? --email ADDRESS");
const email = values.email.trim().toLowerCase();

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
if (values.table !== undefined) useCloudTable(values.table);
if (values.table === undefined && !existsSync(join(resolve(values.data), "dynamo")))
  fail(`No shop has kept its data in ${resolve(values.data)} yet.`);
const local = values.table === undefined ? await openLocalTable(resolve(values.data)) : undefined;

const { AdminEntity } = await import("@store/core/admins/admin.entity");
const { resetSecondFactor } = await import("@store/core/admins/reset-second-factor");

const { data } = await AdminEntity.query.all({}).go({ pages: "all" });
const admin = data.find((one) => one.active && one.email === email);
if (!admin) fail(`No admin of this shop has the address ${email}.`);
if (admin.factorId === undefined) fail(`${email} has no login code: the next login sets one up.`);
await resetSecondFactor(admin.adminId, "operator");
console.info(`${email} is logged out everywhere, is told by mail, and sets up an app at the next login.`);
await local?.close();
process.exit(0);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
