import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** A request that can be sent to any DynamoDB. */
export interface Operation {
  name: string;
  input: object;
  send(client: DynamoDBClient): Promise<object>;
}
