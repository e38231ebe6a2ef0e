// What only some functions carry, and the need that lets it in. A bundle that carries more starts more slowly, and holds
// code that its function has no use for.
import { providerIds } from "@store/contract/providers";
import type { Needs } from "../../../infra/need.ts";
import { needsOf } from "../../../infra/needs.ts";

interface Weight {
  /** Files of the bundle. */
  files: RegExp;
  neededBy(needs: Needs): boolean;
}

/** By name, for the reader of a failed test. */
export const weights: Record<string, Weight> = {
  "payment providers": {
    files: new RegExp(`core/src/providers/(${providerIds.join("|")})|node_modules/stripe/`),
    neededBy: ({ payments }) => payments === true,
  },
  mail: {
    files:
      /core\/src\/providers\/ses|node_modules\/@aws-sdk\/client-ses|packages\/mails\/|node_modules\/react/,
    neededBy: ({ mail }) => mail === true,
  },
  "the admins' pool": {
    files: /core\/src\/providers\/cognito|node_modules\/@aws-sdk\/client-cognito/,
    neededBy: ({ pool }) => pool !== undefined,
  },
  "addresses of private files": {
    files: /core\/src\/providers\/(signed-address|s3)/,
    neededBy: ({ films, uploads, findings, pages, pictures }) =>
      [films, uploads, findings, pages, pictures].some((need) => need !== undefined),
  },
  "password hashes": {
    files: /core\/src\/platform\/password\.ts|node_modules\/@node-rs\//,
    neededBy: ({ argon2 }) => argon2 === true,
  },
  passkeys: {
    files: /node_modules\/@(simplewebauthn|peculiar|levischuck|hexagon)\//,
    neededBy: ({ webauthn }) => webauthn === true,
  },
  "what is sold": {
    files: /packages\/goods\/src\/packed\//,
    neededBy: ({ content }) => content === true,
  },
  "tax papers": {
    files: /packages\/invoices-pdf\/|node_modules\/(pdfkit|fontkit|harfbuzzjs)\//,
    neededBy: ({ pdf }) => pdf === true,
  },
  "the table": {
    files: /node_modules\/(@aws-sdk\/(client|lib)-dynamodb|electrodb|jsonschema)\//,
    neededBy: readsTable,
  },
};

/** An index alone is asked with the same SDK. */
function readsTable({ table, indexes = [] }: Needs): boolean {
  return table.length + indexes.length > 0;
}

/** The weights whose files are among `inputs`. */
export function carriedBy(inputs: readonly string[]): string[] {
  return Object.keys(weights).filter((name) => inputs.some((file) => weights[name]?.files.test(file)));
}

/** The weights that a function's needs name: its bundle carries these, and no others. */
export function carriedFor(needs: Needs): string[] {
  return Object.keys(weights).filter((name) => weights[name]?.neededBy(needs));
}

/** The kilobytes that a function may have: its bundle with what it loads when needed, and packed content beside it. */
export function kilobytesFor(name: string): number {
  const needs = needsOf(name);
  const { payments, mail, pdf, webauthn } = needs;
  if (name === "not-found") return 30;
  // A call that reads no table has the shape of its body, and nothing of the SDK.
  if (!readsTable(needs)) return 80;
  if (pdf) return 1600;
  if (mail || webauthn) return 1200;
  return payments ? 1000 : 700;
}
