// A new release of some functions takes a part of their calls first, for some minutes, and all of them when no alarm goes off; it goes
// back by itself when one does, and the deploy fails. Where the deploying machine dies meanwhile, AWS takes the part back. Lambda:
// "Aliases", weights of two versions. docs/decisions/0154 and 0183

import type { ShiftInputs } from "./shift-inputs.ts";

/** A function whose alias has calls. */
interface Served {
  name: string;
  /** What was published. */
  version: string;
  /** What serves until now. */
  live: string;
}

interface Alias {
  FunctionVersion: string;
}

interface Alarms {
  MetricAlarms?: { AlarmName: string; StateValue: string }[];
}

/** Pulumi takes this class out of the program as text and runs it in a process of its own: it may import nothing. */
class ShiftProvider {
  async create(inputs: ShiftInputs) {
    await this.shift(inputs, inputs.atOnce);
    return { id: "live", outs: inputs };
  }

  async diff(_id: string, olds: ShiftInputs, news: ShiftInputs) {
    const told = ({ functions, shared }: ShiftInputs) => JSON.stringify([functions, shared]);
    return { changes: told(olds) !== told(news) };
  }

  async update(_id: string, olds: ShiftInputs, news: ShiftInputs) {
    await this.shift(news, news.atOnce || olds.shared !== news.shared);
    return { outs: news };
  }

  async delete() {
    // The aliases go with their functions.
  }

  /** Killed anywhere it is begun again by the next deploy: what serves is read from the aliases. */
  async shift(inputs: ShiftInputs, atOnce: boolean): Promise<void> {
    const served = await Promise.all(
      inputs.functions.map(async (one) => ({ ...one, live: await this.live(inputs, one.name) })),
    );
    const behind = served.filter(({ live, version }) => live !== version);
    await Promise.all(behind.map((one) => this.start(inputs, one)));
    if (behind.length > 0 && !atOnce) await this.tryOut(inputs, behind);
    await Promise.all(served.map((one) => this.point(inputs, one.name, one.version)));
    await Promise.all(served.map(({ name }) => this.dismiss(inputs, name)));
    // One that a dead deploy had left may have come in between.
    await Promise.all(served.map((one) => this.point(inputs, one.name, one.version)));
  }

  async tryOut(inputs: ShiftInputs, behind: Served[]): Promise<void> {
    const on = await this.alarmsOn(inputs);
    if (on.length > 0)
      throw new Error(
        `${on.join(", ")} is on already, so that nothing would tell whether this release does harm. Calls stay with the one before. To deploy a repair: STORE_SHIFT=0 npx sst deploy`,
      );
    // Of a deploy that died a part may be out, with its own appointment to be taken back.
    await Promise.all(behind.map(({ name, live }) => this.point(inputs, name, live)));
    await Promise.all(behind.map(({ name }) => this.dismiss(inputs, name)));
    try {
      const takenBackAt = this.now() + (inputs.seconds + 600) * 1000;
      await Promise.all(behind.map((one) => this.appoint(inputs, one, takenBackAt)));
      await Promise.all(
        behind.map(({ name, live, version }) =>
          this.point(inputs, name, live, { [version]: inputs.percent / 100 }),
        ),
      );
      await this.watch(inputs);
      // What AWS was told to take back must not cross with what comes next.
      if (this.now() > takenBackAt - 300_000) throw new Error("AWS answered too slowly.");
    } catch (error) {
      const back = await Promise.allSettled(behind.map(({ name, live }) => this.point(inputs, name, live)));
      const failed = behind.filter((_, index) => back[index]?.status === "rejected").map(({ name }) => name);
      const rest =
        failed.length > 0 ? `; AWS takes ${failed.join(", ")} back within a quarter of an hour` : "";
      throw new Error(`${String(error)} Calls went back to the release before${rest}.`);
    }
  }

  /** Throws when an alarm goes off, or when nobody can tell any more. */
  async watch(inputs: ShiftInputs): Promise<void> {
    let unanswered = 0;
    for (let left = inputs.seconds; left > 0; left -= 15) {
      await this.pause(Math.min(15, left));
      const on = await this.alarmsOn(inputs).catch((error: unknown) => {
        if (++unanswered === 3) throw error;
        return undefined;
      });
      if (on === undefined) continue;
      unanswered = 0;
      if (on.length > 0) throw new Error(`${on.join(", ")} is on.`);
    }
  }

  /** The version that serves. */
  async live(inputs: ShiftInputs, name: string): Promise<string> {
    const alias = ["--function-name", name, "--name", "live"];
    return (await this.aws<Alias>(inputs, ["lambda", "get-alias", ...alias])).FunctionVersion;
  }

  /** Has AWS itself give all calls back at a time, should this machine not live to call that off. */
  async appoint(inputs: ShiftInputs, { name, live }: Served, at: number): Promise<void> {
    const target = {
      Arn: "arn:aws:scheduler:::aws-sdk:lambda:updateAlias",
      RoleArn: inputs.backRole,
      DeadLetterConfig: { Arn: inputs.deadLetters },
      // Later it would cross with the next deploy.
      RetryPolicy: { MaximumEventAgeInSeconds: 60, MaximumRetryAttempts: 3 },
      Input: JSON.stringify({
        FunctionName: name,
        Name: "live",
        FunctionVersion: live,
        RoutingConfig: { AdditionalVersionWeights: {} },
      }),
    };
    await this.insist(() =>
      this.aws(inputs, [
        ...["scheduler", "create-schedule", "--name", `${name}-back`, "--action-after-completion", "DELETE"],
        ...["--schedule-expression", `at(${new Date(at).toISOString().slice(0, 19)})`],
        ...["--flexible-time-window", JSON.stringify({ Mode: "OFF" }), "--target", JSON.stringify(target)],
      ]),
    );
  }

  /** Calls it off; where there is none, nothing happens. */
  async dismiss(inputs: ShiftInputs, name: string): Promise<void> {
    await this.insist(async () => {
      const asked = ["scheduler", "delete-schedule", "--name", `${name}-back`];
      await this.aws(inputs, asked).catch((error: unknown) => {
        if (!String(error).includes("ResourceNotFoundException")) throw error;
      });
    });
  }

  /** A role that was just made is not known everywhere at once. */
  async insist(work: () => Promise<unknown>): Promise<void> {
    for (let left = 3; ; left--) {
      try {
        await work();
        return;
      } catch (error) {
        if (left === 0) throw error;
        await this.pause(5);
      }
    }
  }

  now(): number {
    return Date.now();
  }

  /** Gives all calls to a version, but for the part that `weights` says. */
  async point(inputs: ShiftInputs, name: string, version: string, weights = {}): Promise<void> {
    await this.aws(inputs, [
      ...["lambda", "update-alias", "--function-name", name, "--name", "live", "--function-version", version],
      ...["--routing-config", JSON.stringify({ AdditionalVersionWeights: weights })],
    ]);
  }

  /** What does not even start gets no calls. It is asked as somebody without CloudFront's secret, and refuses. */
  async start(inputs: ShiftInputs, { name, version }: Served): Promise<void> {
    const { devNull } = process.getBuiltinModule("node:os");
    const answer = await this.aws<{ FunctionError?: string }>(inputs, [
      ...["lambda", "invoke", "--function-name", name, "--qualifier", version],
      ...["--cli-binary-format", "raw-in-base64-out", "--payload", JSON.stringify({ headers: {} }), devNull],
    ]);
    if (answer.FunctionError)
      throw new Error(`Version ${version} of ${name} does not start. Calls stay with the release before.`);
  }

  async alarmsOn(inputs: ShiftInputs): Promise<string[]> {
    const { MetricAlarms = [] } = await this.aws<Alarms>(inputs, [
      ...["cloudwatch", "describe-alarms", "--alarm-names", ...inputs.alarms],
    ]);
    return MetricAlarms.filter(({ StateValue }) => StateValue === "ALARM").map(({ AlarmName }) => AlarmName);
  }

  pause(seconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }

  /** Asks by the AWS CLI, with what SST itself deploys by. */
  aws<Answer>({ region }: ShiftInputs, args: string[]): Promise<Answer> {
    const { execFile } = process.getBuiltinModule("node:child_process");
    const { AWS_PROFILE, ...env } = process.env;
    const given = env.SST_AWS_ACCESS_KEY_ID
      ? {
          ...env,
          AWS_ACCESS_KEY_ID: env.SST_AWS_ACCESS_KEY_ID,
          AWS_SECRET_ACCESS_KEY: env.SST_AWS_SECRET_ACCESS_KEY,
          AWS_SESSION_TOKEN: env.SST_AWS_SESSION_TOKEN || undefined,
        }
      : process.env;
    return new Promise((resolve, reject) => {
      execFile(
        "aws",
        [...args, "--region", region, "--output", "json"],
        { env: given },
        (error, stdout, stderr) => {
          if (error)
            reject(new Error(`aws ${args.slice(0, 2).join(" ")}: ${stderr.trim() || error.message}`));
          else resolve(JSON.parse(stdout || "{}") as Answer);
        },
      );
    });
  }
}

type Inputs = { [Name in keyof ShiftInputs]: $util.Input<ShiftInputs[Name]> };

/** Shifts calls to what was just published, as a part of the deploy. */
export class Shift extends $util.dynamic.Resource {
  constructor(name: string, inputs: Inputs, aliases: $util.Resource[]) {
    super(new ShiftProvider(), name, inputs, { dependsOn: aliases });
  }
}
