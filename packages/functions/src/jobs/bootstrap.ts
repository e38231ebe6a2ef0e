import { bootstrap } from "@store/core/bootstrap";
import "../lib/settings.ts";

/** Once after each deploy: what an empty shop needs before its first visitor. */
export async function handler(): Promise<void> {
  await bootstrap();
}
