// In place of tests/support/stand-ins.ts: the servers of the world that is running.
import { askTable as ask, standIns as simulated } from "../servers.ts";

export const askTable = ask;
export const standIns = simulated;
