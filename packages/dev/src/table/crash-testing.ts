// Started by crash.test.ts as a process of its own, to be killed: a server on the folder given as the argument.
// A kill, unlike a power cut, needs no sync.

import { startDynamo } from "./server.ts";

const dynamo = await startDynamo({ dir: process.argv[2], sync: false });
process.stdout.write(`${dynamo.endpoint}\n`);
