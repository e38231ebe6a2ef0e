// npm run --silent sbom > sbom.json     every package that is in a release, as CycloneDX 1.6, for an auditor
// Walked in the lock file from what is deployed: `npm sbom` takes the whole repository, and leaves out what a test needs as well.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  /** Of a link: the workspace. */
  resolved?: string;
  link?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** What a deploy bundles and builds. */
const deployed = ["packages/functions", "packages/web"];

interface Lock {
  name: string;
  version: string;
  packages: Record<string, Locked>;
}

export function sbom() {
  const text = readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8");
  const { name, version, packages } = JSON.parse(text) as Lock;
  const found = [...needed(packages)].filter((path) => path.includes("node_modules/")).sort();
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": name, name, version } },
    components: found.map((path) => componentOf(path, packages[path] ?? {})),
  };
}

/** Their places in the lock file, and those of what they need in turn. */
function needed(packages: Record<string, Locked>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...deployed];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { link, resolved, dependencies, optionalDependencies } = packages[path] ?? {};
    if (link && resolved) waiting.push(resolved);
    if (link || seen.has(path)) continue;
    seen.add(path);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, path, packages);
      if (place) waiting.push(place);
    }
  }
  return seen;
}

/** As Node looks for a package: beside the one that asks, and in each folder above. */
function placeOf(name: string, from: string, packages: Record<string, Locked>): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === "." ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === ".") return undefined;
  }
}

function componentOf(path: string, { version = "", license, integrity }: Locked) {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const [algorithm, sum = ""] = integrity?.split("-") ?? [];
  return {
    type: "library",
    "bom-ref": path,
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(algorithm === "sha512" && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(sum, "base64").toString("hex") }],
    }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.info(JSON.stringify(sbom(), null, 2));
