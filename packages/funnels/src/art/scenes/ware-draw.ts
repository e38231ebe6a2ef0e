// What a ware is: marks in two colours, standing on y = 0.
import type { Paint } from "../paint.ts";

/** Draws a ware in its main and second colour. */
export type Draw = (p: Paint, one: string, two: string) => string;
