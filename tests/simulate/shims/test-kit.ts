// In place of the table stand-in's test kit: requests past the shop's client go to the simulated table.
import { post as ask } from "../servers.ts";

export const post = ask;
