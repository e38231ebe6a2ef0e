// What no function that reads the table can do without: the SDK's client and ElectroDB, with nothing of the shop's.
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { Entity } from "electrodb";

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = async () => [documents, TransactWriteCommand, Entity];
