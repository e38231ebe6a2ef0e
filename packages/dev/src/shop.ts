// The whole shop on one machine: table, payments, mail, functions, schedules and site, at one address.
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { brand } from "@store/contract/brand";
import { offer } from "@store/contract/offer/offer";
import { providerFor } from "@store/contract/payment-rules";
import { securityHeaders, siteHeaderOptions } from "@store/contract/security-headers";
import { schedules } from "../../../infra/job-times.ts";
import { jobNames } from "../../../infra/needs.ts";
import { tableShape } from "../../../infra/table-shape.ts";
import { handlerFile } from "./build-handlers.ts";
import { startCognito } from "./cognito/start-cognito.ts";
import { copyOfToday, hasData } from "./data-copies.ts";
import {
  authorizeMail,
  authorizePool,
  authorizeTable,
  type Endpoints,
  environmentOf,
  fileSecretOf,
  filmSecretOf,
} from "./environments.ts";
import { answerApi } from "./gateway/gateway.ts";
import { runLambdas } from "./gateway/lambdas.ts";
import { answerLocal } from "./gateway/local-pages.ts";
import { route } from "./gateway/router.ts";
import { serveSite } from "./gateway/site.ts";
import { identityOf } from "./identity.ts";
import { openVersion } from "./kept-version.ts";
import { sendJson } from "./kit/http.ts";
import { openLog } from "./kit/log-file.ts";
import { projectRoot } from "./paths.ts";
import { startPaymentProviders } from "./payment-providers.ts";
import { answerFile, filesPath } from "./s3/files.ts";
import { answerFilm, filmsPath } from "./s3/films.ts";
import { startSes } from "./ses/start-ses.ts";
import { ensureTable } from "./table/ensure-table.ts";
import { startDynamo } from "./table/server.ts";
import { tableDefinition } from "./table/table-definition.ts";

const tableName = "store";
const filmsFolder = join(projectRoot, "packages/goods/library/films");

export interface ShopOptions {
  /** Where the data is kept. */
  dataDir: string;
  /** Built handlers. */
  handlersDir: string;
  /** The built site, and the manifest beside it. */
  siteDir: string;
  manifestFile: string;
  /** 0 picks a free one. */
  port: number;
  /**
   * Gives `/__local/clock`, `run` and the stand-ins' controls to tests, which need no safety from power cuts and no stacks
   * in the words of the sources.
   */
  control?: boolean;
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** Starts it, ready for its first visitor. */
export async function startShop(options: ShopOptions) {
  const dir = (name: string) => join(options.dataDir, name);
  await mkdir(options.dataDir, { recursive: true });
  const identity = identityOf(options.dataDir);
  const clock = new SharedArrayBuffer(8);
  const offset = new Float64Array(clock);
  const now = () => Date.now() + (offset[0] ?? 0);

  const usedBefore = hasData(options.dataDir);
  // Tests kill, but cut no power.
  const sync = !options.control;
  const dynamo = await startDynamo({ dir: dir("dynamo"), sync, authorize: authorizeTable, now });
  openVersion(options.dataDir);
  // What is damaged has not been opened, and so does not take the place of a good copy.
  if (usedBefore) await copyOfToday(options.dataDir);
  const log = openLog(dir("log.jsonl"));
  const payments = await startPaymentProviders(dir, { now, sync }, identity, dir("endpoints.json"));
  const ses = await startSes({ dir: dir("ses"), sync, now, authorize: authorizeMail });
  const cognito = await startCognito({ dir: dir("cognito"), sync, now, authorize: authorizePool });

  const server = createServer().listen(options.port, "127.0.0.1");
  await once(server, "listening");
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  payments.sendMessagesTo(siteUrl);
  const paymentsUrl = payments.endpoints[providerFor("IN", offer.payments)];
  const sitePages = dir("pages");
  await mkdir(sitePages, { recursive: true });
  const endpoints: Endpoints = {
    siteUrl,
    dynamo: dynamo.endpoint,
    ses: ses.endpoint,
    ...payments.endpoints,
    cognito: cognito.endpoint,
    poolId: cognito.poolId,
    tableName,
    siteProgram: join(dirname(options.manifestFile), "server"),
    sitePages,
  };
  // For `npm run trace`, which looks at the same table while the shop runs.
  await writeFile(dir("endpoints.json"), JSON.stringify(endpoints));
  const lambdas = runLambdas({
    clock,
    spec: (name) => ({
      file: handlerFile(options.handlersDir, name),
      env: environmentOf(name, endpoints, identity),
    }),
    onLine: (name, line) => keepLine(log, name, line),
    sourceMaps: !options.control,
  });

  const client = new DynamoDBClient({
    endpoint: dynamo.endpoint,
    region: "ap-south-1",
    credentials: { accessKeyId: "local-start", secretAccessKey: "local" },
  });
  await ensureTable(client, tableDefinition(tableName));

  let headers = await siteHeaders(options.manifestFile);
  const site = serveSite(options.siteDir, () => headers, sitePages);

  const stopStream = dynamo.onRecords(async (records) => {
    const enqueued = records.filter(
      ({ eventName, dynamodb }) =>
        eventName === "INSERT" && String(dynamodb.Keys[tableShape.primary.hashKey]?.S).startsWith("OUTBOX#"),
    );
    if (enqueued.length > 0) await lambdas.invoke("mail-worker", { Records: enqueued });
  });
  const runSafely = (job: string) =>
    lambdas.invoke(job, {}).catch((error: unknown) => console.error(`${job}: ${String(error)}`));
  const timers = Object.entries(schedules).map(([job, everyMinutes]) =>
    setInterval(() => runSafely(job), everyMinutes * 60_000),
  );

  const control = !options.control
    ? undefined
    : {
        dynamo: dynamo.control,
        ses: ses.control,
        ...payments.controls,
        run: Object.fromEntries(jobNames.map((job) => [job, () => lambdas.invoke(job, {})])),
        clock(advance: number) {
          offset[0] = (offset[0] ?? 0) + advance;
          return offset[0];
        },
      };
  const adminPool = {
    region: "ap-south-1",
    userPoolId: cognito.poolId,
    clientId: cognito.clientId,
    endpoint: `${siteUrl}/__cognito/`,
  };
  server.on(
    "request",
    route(
      siteUrl,
      {
        "/api/": (request, response) =>
          answerApi(request, response, {
            invoke: lambdas.invoke,
            originSecret: identity.OriginSecret,
            headers: () => headers,
            judge: cognito.judge,
          }),
        "/__local/": (request, response) => answerLocal(request, response, { mails: ses.mails, control }),
        "/__cognito/": cognito.answer,
        // What the admin pages must know of their pool; on AWS CloudFront answers it.
        "/admin-pool.json": (_request, response) =>
          sendJson(response, { status: 200, body: adminPool, headers }),
        [`${filmsPath}/`]: (request, response) =>
          answerFilm(request, response, { folder: filmsFolder, siteUrl, secretOf: filmSecretOf, now }),
        [`${filesPath}/`]: (request, response) =>
          answerFile(request, response, { folder: dir("files"), siteUrl, secretOf: fileSecretOf, now }),
      },
      site.answer,
    ),
  );

  await lambdas.invoke("bootstrap", {});
  // The mail worker too: its first mail should not wait for its first start.
  await Promise.all([
    runSafely("reconcile"),
    runSafely("mail-sweep"),
    lambdas.invoke("mail-worker", { Records: [] }),
  ]);

  return {
    url: siteUrl,
    paymentsUrl,
    setupCode: identity.SetupCode,
    /** Takes what has been built since: handlers, pages, headers. */
    async refresh(): Promise<void> {
      headers = await siteHeaders(options.manifestFile);
      site.refresh();
      await lambdas.recycle();
      // Pages that were published point to what the last build had.
      await lambdas.invoke("bootstrap", {});
    },
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      stopStream();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await lambdas.recycle();
      await log.flush();
      await Promise.all([dynamo.close(), payments.close(), ses.close(), cognito.close()]);
    },
  };
}

async function siteHeaders(manifestFile: string): Promise<Record<string, string>> {
  const { styleHashes } = JSON.parse(await readFile(manifestFile, "utf8")) as { styleHashes: string[] };
  return securityHeaders({ styleHashes, ...siteHeaderOptions(brand) });
}

/** Handlers' lines go to the log that `npm run trace` reads; what a person must look at is shown as well. */
function keepLine(log: ReturnType<typeof openLog>, name: string, line: string): void {
  const isJson = line.startsWith("{");
  log.write(isJson ? line : JSON.stringify({ event: "print", function: name, line }));
  if (!isJson || line.includes('"level":"alarm"')) console.error(`[${name}] ${line}`);
}
