import { brand } from "../brand.ts";

/** The shop as it was modelled on another: its claims and prices stand without proof. */
export const isObserved = brand.urgency === "observed";
