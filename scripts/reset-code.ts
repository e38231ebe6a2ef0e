// npm run reset-code -- --email ADDRESS [--data DIR]     takes the login code off an admin of this machine's shop
// npm run reset-code -- --email ADDRESS --table NAME     the same on AWS, with the credentials and region of the shell
// For the only admin, who has lost the app and the recovery codes: no other admin can do it at /admin/settings/admins.
import { parseArgs } from "node:util";
import { fail } from "./fail.ts";
import { dataOption, openNamedTable } from "./open-table.ts";

const { values } = parseArgs({
  options: {
    data: dataOption,
    table: { type: "string" },
    email: { type: "string" },
  },
});
if (values.email === undefined) fail("Whose? --email ADDRESS");
const email = values.email.trim().toLowerCase();

const opened = await openNamedTable(values);

const { AdminEntity } = await import("@store/core/admins/admin.entity");
const { resetSecondFactor } = await import("@store/core/admins/reset-second-factor");

const { data } = await AdminEntity.query.all({}).go({ pages: "all" });
const admin = data.find((one) => one.active && one.email === email);
if (!admin) fail(`No admin of this shop has the address ${email}.`);
if (admin.factorId === undefined) fail(`${email} has no login code: the next login sets one up.`);
await resetSecondFactor(admin.adminId, "operator");
console.info(`${email} is logged out everywhere, is told by mail, and sets up an app at the next login.`);
await opened.close();
process.exit(0);
