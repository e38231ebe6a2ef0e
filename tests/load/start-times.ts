import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const rounds = 7;

/** The least processor time, in milliseconds, of importing each module in a new process: in turns, so that all meet the
 *  same machine. */
export function startTimes(files: readonly string[]): number[] {
  const least = files.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    files.forEach((file, index) => {
      least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, startTime(file));
    });
  return least;
}

function startTime(file: string): number {
  const script = `const before=process.cpuUsage();await import(${JSON.stringify(pathToFileURL(file).href)});const{user,system}=process.cpuUsage(before);console.log((user+system)/1000)`;
  return Number(
    execFileSync(process.execPath, ["--no-warnings", "--input-type=module", "-e", script], {
      env: {
        ...process.env,
        AWS_REGION: "ap-south-1",
        SST_RESOURCE_App: '{"name":"store","stage":"bench"}',
      },
    }),
  );
}
