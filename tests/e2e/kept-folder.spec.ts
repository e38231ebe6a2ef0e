// The data folder of each release since 1.0.0, on which this program is started: logged in to, sold from, refunded, invoiced.
// `KEEP_AS=1.1.0 npx playwright test --config tests/e2e/playwright.config.ts kept-folder` keeps today's as another release.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as plain } from "@playwright/test";
import { projectRoot } from "@store/dev/paths";
import { type Admin, makeOwner } from "./support/admins.ts";
import { buildWith } from "./support/build.ts";
import { callShop, newBuyer, type Sold, sell } from "./support/buyers.ts";
import { handsOf } from "./support/hands.ts";
import { type RunningShop, runShop } from "./support/shop-process.ts";

const { expect } = plain;

const test = plain.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  dataDir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), "store-kept-"));
    await use(dir);
    await rm(dir, { recursive: true, force: true });
  },
});
// Each builds the site of a registered seller, if nobody has.
test.describe.configure({ mode: "default", timeout: 240_000 });

const archives = join(projectRoot, "tests/kept-folders");
const releases = readdirSync(archives).map((file) => file.replace(".tgz", ""));
const release = process.env.KEEP_AS;
const billing = { country: "IN", state: "29" } as const;

interface Known {
  owner: Admin;
  whole: Sold;
  partly: Sold;
}

async function start(dataDir: string): Promise<RunningShop> {
  await buildWith({ gst: "regular" });
  return runShop(dataDir, { gst: "regular" });
}

/** A call of an admin; throws what it refuses. */
async function manage<Answer>(shop: RunningShop, { email, password }: Admin, input: object): Promise<Answer> {
  const asked = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${shop.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const { clientId } = (await (await fetch(`${shop.url}/admin-pool.json`)).json()) as { clientId: string };
  const signIn = await asked(
    "/__cognito/",
    {
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    },
    {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
  );
  const { AuthenticationResult } = (await signIn.json()) as { AuthenticationResult: { AccessToken: string } };
  const answer = await asked("/api/admin-orders", input, {
    "content-type": "application/json",
    authorization: `Bearer ${AuthenticationResult.AccessToken}`,
  });
  const body = (await answer.json()) as { success: boolean; error?: string };
  if (!body.success) throw new Error(`admin-orders: ${body.error}`);
  return body as Answer;
}

async function logIn(shop: RunningShop, username: string, password: string): Promise<string> {
  const { body } = await callShop(shop.url, "validate-login", { username, password });
  if (!body.success) throw new Error(`validate-login: ${body.error}`);
  return body.sessionToken;
}

/** The kinds of an order's papers, by its link in the account, and the first of them as a file. */
async function papersOf(shop: RunningShop, { customerId, password, orderId }: Sold) {
  const sessionToken = await logIn(shop, customerId, password);
  const { body: account } = await callShop(shop.url, "read-account", { sessionToken });
  if (!account.success) throw new Error(account.error);
  const link = account.orders.find((order) => order.orderId === orderId)?.invoices;
  const listed = await callShop(shop.url, "get-invoice", { link });
  if (!listed.body.success) throw new Error(listed.body.error);
  const [first] = listed.body.invoices;
  const drawn = await callShop(shop.url, "get-invoice", { link, number: first?.number ?? "" });
  if (!drawn.body.success) throw new Error(drawn.body.error);
  return {
    link,
    numbers: listed.body.invoices.map(({ number }) => number),
    file: Buffer.from(drawn.body.file?.base64 ?? "", "base64").toString("latin1"),
  };
}

test("the data folder of today is kept", async ({ dataDir }) => {
  test.skip(!release, "only where KEEP_AS names a release");
  const shop = await start(dataDir);
  const hands = handsOf(shop);
  const owner = await makeOwner(shop);
  const whole = await sell(shop.url, hands, newBuyer(), ["seo-checklist"], billing);
  const partly = await sell(shop.url, hands, newBuyer(), ["seo-checklist"], billing);
  await manage(shop, owner, { action: "refund", orderId: partly.orderId, items: ["seo-checklist"] });
  await hands.run("number-invoices");
  await hands.run("mail-sweep");
  await shop.kill();
  writeFileSync(join(dataDir, "known.json"), JSON.stringify({ owner, whole, partly } satisfies Known));
  mkdirSync(archives, { recursive: true });
  const left = ["lock.mdb", "endpoints.json", "copies", "pages"].map((name) => `--exclude=${name}`);
  execFileSync("tar", [...left, "-czf", join(archives, `${release}.tgz`), "-C", dataDir, "."]);
});

for (const kept of releases)
  test(`the data folder of ${kept} is copied, started, logged in to, sold from, refunded and invoiced, and its copy is whole`, async ({
    dataDir,
  }) => {
    execFileSync("tar", ["-xzf", join(archives, `${kept}.tgz`), "-C", dataDir]);
    const known = JSON.parse(readFileSync(join(dataDir, "known.json"), "utf8")) as Known;
    const shop = await start(dataDir);
    try {
      for (const { customerId, email, password } of [known.whole, known.partly])
        for (const username of [customerId, email]) await logIn(shop, username, password);

      const hands = handsOf(shop);
      const buyer = { ...newBuyer(), email: "ravi.menon@shop.example" };
      const sold = await sell(shop.url, hands, buyer, [], billing);
      await hands.run("number-invoices");
      const [sale] = (await papersOf(shop, sold)).numbers;
      const before = await papersOf(shop, known.whole);
      expect(before.file).toMatch(/^%PDF-/);
      expect(countOf(sale)).toBeGreaterThan(countOf(before.numbers[0]));

      for (const order of [known.whole, known.partly]) {
        const { link, numbers } = await papersOf(shop, order);
        const { refundedAmount } = await manage<{ refundedAmount: number }>(shop, known.owner, {
          action: "refund",
          orderId: order.orderId,
        });
        expect(refundedAmount).toBeGreaterThan(0);
        await hands.run("number-invoices");
        const { body } = await callShop(shop.url, "get-invoice", { link });
        if (!body.success) throw new Error(body.error);
        expect(body.invoices).toHaveLength(numbers.length + 1);
      }
    } finally {
      await shop.kill();
    }
    // The start has copied the folder first, as it does each day.
    const drilled = execFileSync("npm", ["run", "restore-drill", "--", "--data", dataDir], {
      cwd: projectRoot,
      encoding: "utf8",
    });
    expect(drilled).toMatch(/equal: every figure[\s\S]*The copy \S+ was whole/);
  });

/** `FW/2627/000012` -> 12 */
function countOf(number = ""): number {
  return Number(number.split("/").at(-1));
}
