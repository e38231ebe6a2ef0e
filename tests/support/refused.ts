import { expect } from "vitest";

/** An error of the shop with this code. */
export const refused = (code: string) => expect.objectContaining({ code });
