// npm run permissions           writes docs/permissions.md from the needs of each function
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { callNames, calls } from "@store/contract/calls";
import type { Needs } from "../infra/need.ts";
import { callNeeds, jobNames, jobNeeds } from "../infra/needs.ts";
import { tableStatements } from "../stacks/statements.ts";

const file = join(import.meta.dirname, "../docs/permissions.md");

const head = `# What each function may touch

Made by \`npm run permissions\` from \`infra/needs.ts\`, which the deployment and the stand-ins on the laptop obey too; tests
hold this page to both. "Table" is the one DynamoDB table, by name; an index can only be queried. A secret that is not
listed is not in the function's bundle. Nothing here is a wildcard.

Besides, every function may write to its own log group; every call knows the origin secret that CloudFront adds; the
scheduled jobs and those that handle mail may put what failed for good into the dead-letter queue; the mail worker may
read the table's stream, which carries keys only. Mail may be sent as the shop's own address alone.
`;

/** The whole page. */
export function permissionsPage(): string {
  return [
    head,
    "## Calls",
    "",
    tableOf(callNames.map((name) => [name, calls[name].who, callNeeds[name]])),
    "",
    "## Jobs",
    "",
    tableOf(jobNames.map((name) => [name, "nobody", jobNeeds[name]])),
    "",
  ].join("\n");
}

function tableOf(rows: [name: string, who: string, needs: Needs][]): string {
  return [
    "| function | who may call it | on the table | on indexes | secrets | payments | mail | on the admins' pool | files | native |",
    "|---|---|---|---|---|---|---|---|---|---|",
    ...rows.map(([name, who, needs]) => {
      const {
        secrets = [],
        payments,
        mail,
        pool = [],
        content,
        films,
        uploads,
        findings,
        pictures,
        files,
        pages,
        argon2,
      } = needs;
      const carries = [
        content && "carries what is sold",
        films && "reads the films",
        uploads && `${uploads} the files of an owner's products`,
        findings && `${findings} pictures of findings on clients' sites`,
        pictures &&
          `${pictures === "adds" ? "puts" : "lists and removes"} pictures of products in the site's bucket`,
        pages && "carries the program that makes the pages, puts pages into the site's bucket",
        files && `carries ${files.map(({ from }) => from).join(", ")}`,
      ];
      const cells = [
        name,
        who,
        ...touches(needs),
        secrets.join(", "),
        payments ? "takes" : "",
        mail ? "sends" : "",
        pool.join(", "),
        carries.filter(Boolean).join(", "),
        argon2 ? "argon2" : "",
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");
}

/** From the very statements that are deployed, so that this page cannot say less. */
function touches(needs: Needs): [table: string, indexes: string] {
  const statements = tableStatements(needs, { table: "", index: (name) => name as string });
  const on = (isTable: boolean) =>
    statements
      .filter(({ resources }) => resources.includes("") === isTable)
      .flatMap(({ actions, resources }) => {
        const names = actions.map((action) => action.replace("dynamodb:", ""));
        return isTable ? names : names.map((action) => `${action} ${resources.join(", ")}`);
      })
      .join(", ");
  return [on(true), on(false)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(file, permissionsPage());
  console.info(`Wrote ${file}`);
}

/** What the repository holds. */
export function writtenPage(): string {
  return readFileSync(file, "utf8");
}
