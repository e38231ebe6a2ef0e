// One program, one process: a program leaves its state in Pulumi's modules, and what it waits for in the event loop.
// node <this, bundled> '<options as JSON>' <file for the answer>
import { writeFileSync } from "node:fs";
import type { SynthOptions } from "./resources.ts";
import { synth } from "./synth.ts";

// Pulumi takes the stack of each of its promises: the top of it says enough.
Error.stackTraceLimit = 4;

const [options = "{}", file = ""] = process.argv.slice(2);
try {
  writeFileSync(file, JSON.stringify(await synth(JSON.parse(options) as SynthOptions)));
} catch (error) {
  // Else it would go to the program's own handlers, which only take note of it.
  console.error(error);
}
process.exit(0);
