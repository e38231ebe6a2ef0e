// One program, one process: a program leaves its state in Pulumi's modules, and what it waits for in the event loop.
// tsx child.ts '<options as JSON>' <file for the answer>
import { writeFileSync } from "node:fs";
import type { SynthOptions } from "./resources.ts";
import { synth } from "./synth.ts";

const [options = "{}", file = ""] = process.argv.slice(2);
writeFileSync(file, JSON.stringify(await synth(JSON.parse(options) as SynthOptions)));
process.exit(0);
