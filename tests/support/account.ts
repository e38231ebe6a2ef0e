import { readAccount } from "@store/core/orders/read-account";

/** The account of a session, of which nothing is packed: no area holds anything. */
export const openAccount = readAccount(async () => undefined);
