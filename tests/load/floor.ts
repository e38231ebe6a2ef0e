// The SDK's client and ElectroDB as they come, with nothing of the shop's: by itself ElectroDB requires the SDK's document
// library as a whole, which the shop spares its functions (decision 0198).
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Entity } from "electrodb";

const { DynamoDBDocumentClient, TransactWriteCommand } = require("@aws-sdk/lib-dynamodb");

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = async () => [documents, TransactWriteCommand, Entity];
