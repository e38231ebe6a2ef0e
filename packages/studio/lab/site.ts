// A WordPress of the lab's own, in a folder that is thrown away: its database, its settings, its server.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

const php = new URL("php/", import.meta.url).pathname;

export interface Site {
  /** Without a slash at the end. */
  address: string;
  /** Runs one of the scripts in `php/`; answers what it wrote. */
  run: (script: string, args?: readonly string[], input?: string) => Promise<string>;
  /** What PHP complained of while pages were shown. */
  messages: () => string[];
  close: () => Promise<void>;
}

interface Plan {
  /** A folder with WordPress, Elementor and the theme; only read. */
  from: string;
  theme: string;
  work: string;
  ports: { site: number; pictures: number };
}

/** Of a site that somebody has: WordPress, Elementor and the theme, without its other plugins, files and settings. */
function copySite({ from, theme, work }: Plan): string {
  const site = join(work, "site");
  const parts = ["wp-content/plugins/elementor", `wp-content/themes/${theme}`];
  for (const part of parts) if (!existsSync(join(from, part))) throw new Error(`${from} has no ${part}`);
  cpSync(from, site, {
    recursive: true,
    filter: (path) => !path.startsWith(join(from, "wp-content")) && !path.startsWith(join(from, ".git")),
  });
  for (const part of parts) cpSync(join(from, part), join(site, part), { recursive: true });
  cpSync(join(php, "config.php"), join(site, "wp-config.php"));
  mkdirSync(join(site, "wp-content/mu-plugins"));
  for (const plugin of ["pictures.php", "elementor-away.php"])
    cpSync(join(php, plugin), join(site, "wp-content/mu-plugins", plugin));
  return site;
}

/** The way to it is a file: it listens on no port. */
async function startDatabase(work: string, socket: string): Promise<ChildProcess> {
  const data = join(work, "database");
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  execFileSync("mariadb-install-db", ["--no-defaults", `--datadir=${data}`, ...user], { stdio: "ignore" });
  const args = ["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, "--skip-networking", ...user];
  const database = spawn("mariadbd", args, { stdio: "ignore" });
  const ask = (sql: string) =>
    execFileSync("mariadb", ["--no-defaults", `--socket=${socket}`, "-uroot", "-e", sql], {
      stdio: "ignore",
    });
  for (let tries = 0; ; tries += 1) {
    try {
      ask("select 1");
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(200);
    }
  }
  ask(
    "create database lab; create user 'lab'@'localhost' identified by 'lab'; grant all on lab.* to 'lab'@'localhost'",
  );
  return database;
}

/** Throws where somebody else listens there: their site would be looked at as if it were the lab's. */
async function answers(address: string, server: ChildProcess): Promise<void> {
  const gone = once(server, "exit").then(([code]) => {
    throw new Error(`Nothing of the lab's listens at ${address}: PHP's server ended with ${code}`);
  });
  gone.catch(() => {});
  for (let tries = 0; tries < 50; tries += 1) {
    await Promise.race([gone, wait(200)]);
    const answer = await fetch(`${address}/robots.txt`).catch(() => undefined);
    if (answer && server.exitCode === null) return;
  }
  throw new Error(`Nothing answers at ${address}`);
}

/** Wants Debian's mariadb-server, php-cli, php-mysql, php-gd, php-mbstring, php-xml, php-zip and php-curl. */
export async function startSite(plan: Plan): Promise<Site> {
  const { work, theme, ports } = plan;
  const site = copySite(plan);
  const socket = join(work, "database.sock");
  const address = `http://127.0.0.1:${ports.site}`;
  const noted = join(work, "messages.log");
  const env = {
    ...process.env,
    LAB_SITE: site,
    LAB_SOCKET: socket,
    LAB_ADDRESS: address,
    LAB_MESSAGES: noted,
    LAB_PICTURES: String(ports.pictures),
  };
  const database = await startDatabase(work, socket);
  const run: Site["run"] = async (script, args = [], input = "") => {
    const child = spawn("php", ["-d", "memory_limit=1G", join(php, script), ...args], {
      env,
      stdio: ["pipe", "pipe", "ignore"],
    });
    child.stdin.end(input);
    const [said] = await Promise.all([text(child.stdout), once(child, "close")]);
    return said;
  };
  await run("install.php", [theme]);
  const server = spawn("php", ["-S", `127.0.0.1:${ports.site}`, "-t", site, join(php, "router.php")], {
    env: { ...env, PHP_CLI_SERVER_WORKERS: "4" },
    stdio: "ignore",
    detached: true,
  });
  const stop = () => {
    // It leads a group of workers; one that found its port taken is gone already.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    database.kill();
  };
  process.once("exit", stop);
  const close = async () => {
    const ended = once(database, "exit");
    process.off("exit", stop);
    stop();
    await ended;
    rmSync(work, { recursive: true, force: true });
  };
  await answers(address, server);
  const messages = () => (existsSync(noted) ? readFileSync(noted, "utf8").split("\n").filter(Boolean) : []);
  return { address, run, messages, close };
}
