// A thing that stands in a scene.
import type { Paint } from "../paint.ts";

export type Thing = (p: Paint, color: string, second: string) => string;
