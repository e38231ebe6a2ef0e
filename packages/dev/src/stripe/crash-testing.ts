// A stand-in in a process of its own, for the test that kills it: node crash-testing.ts <dir> <webhook url>.
import { SECRET } from "../kit/testing.ts";
import { startStripe } from "./start-stripe.ts";

const [dir = "", url = ""] = process.argv.slice(2);
const { endpoint, control } = await startStripe({ dir, sync: false });
control.setEndpoint({ url, secret: SECRET });
process.on("message", () => process.send?.(control.deliveries().every(({ delivered }) => delivered)));
console.info(endpoint);
