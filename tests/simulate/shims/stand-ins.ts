// In place of tests/support/stand-ins.ts: the servers of the world that is running.
import { standIns as simulated } from "../servers.ts";

export const standIns = simulated;
