// What commands of an owner ask of the account: the AWS CLI, and the project's own commands. Tests give answers of their own.
import { execFile, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

export interface Cloud {
  /** What the AWS CLI answers in the stage's region; undefined where it says that what is asked for is not there. */
  aws<Answer>(args: string[]): Promise<Answer | undefined>;
  /** Runs a command to its end, and throws when it fails. */
  run(command: string, args: string[], environment?: Record<string, string>): Promise<void>;
  pause(): Promise<void>;
  say(line: string): void;
}

/** How the CLI says that there is no such thing. */
const absent = /\((ResourceNotFoundException|ParameterNotFound|TableNotFoundException|NoSuchEntity)\)/;

export function cloudOf(region: string): Cloud {
  return {
    aws: (args) =>
      new Promise((resolve, reject) => {
        const all = [...args, "--region", region, "--output", "json"];
        execFile("aws", all, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
          if (!error) resolve(JSON.parse(stdout || "{}"));
          else if (absent.test(stderr)) resolve(undefined);
          else reject(new Error(`aws ${args.slice(0, 2).join(" ")}: ${stderr.trim()}`));
        });
      }),
    run: (command, args, environment = {}) =>
      new Promise((resolve, reject) => {
        const env = { ...process.env, AWS_REGION: region, ...environment };
        const started = spawn(command, args, { stdio: "inherit", env });
        started.once("error", reject);
        started.once("close", (code) => {
          if (code === 0) resolve();
          else reject(new Error(`${command} ${args.join(" ")} ended with ${code}`));
        });
      }),
    pause: () => wait(20_000),
    say: (line) => console.info(line),
  };
}
