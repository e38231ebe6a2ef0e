// A stand-in in a process of its own, for the test that kills it: node crash-child.ts <dir> <port> <webhook url>.

import { startStripe } from "./start-stripe.ts";
import { SECRET } from "./testing.ts";

const [dir = "", port = "0", url = ""] = process.argv.slice(2);
const { endpoint } = await startStripe({ dir, port: Number(port), webhook: { url, secret: SECRET } });
console.info(endpoint);
