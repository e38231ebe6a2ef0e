// Started by crash.test.ts as a process of its own, to be killed: a server on the folder given as the argument.

import { startDynamo } from "./server.ts";

const dynamo = await startDynamo({ dir: process.argv[2] });
process.stdout.write(`${dynamo.endpoint}\n`);
