// ElectroDB describes no file of its own but the first.
declare module "electrodb/src/client.js" {
  import type { V2DocumentClient } from "electrodb";

  /** What it makes of the SDK's client by itself, with the commands of the library that it asks for. */
  export const DocumentClientV3Wrapper: new (
    client: { send(command: object): Promise<unknown> },
    commands: object,
  ) => V2DocumentClient & { lib: Record<string, unknown> };
}
