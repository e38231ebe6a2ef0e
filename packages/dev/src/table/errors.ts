// The errors DynamoDB answers with.

interface Wire {
  statusCode?: number;
  /** What the answer says beside the error's name and text. */
  details?: Record<string, unknown> | undefined;
  service?: string;
  textField?: "message" | "Message";
}

/** An error that goes to the client as it is; status 0 where the connection is cut instead. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly details: Record<string, unknown>;
  readonly body: Record<string, unknown>;

  constructor(name: string, message: string, wire: Wire = {}) {
    super(message);
    const { details = {}, service = "com.amazonaws.dynamodb.v20120810", textField = "message" } = wire;
    this.name = name;
    this.statusCode = wire.statusCode ?? 400;
    this.details = details;
    this.body = { __type: `${service}#${name}`, [textField]: message, ...details };
  }
}

/** An error that always says the same. */
const fixed =
  (name: string, message: string, wire?: Wire): (() => ApiError) =>
  () =>
    new ApiError(name, message, wire);

/** The request is wrong in itself. */
export const validationError = (message: string) =>
  new ApiError("ValidationException", message, { service: "com.amazon.coral.validate" });

export const tableNotFound = fixed("ResourceNotFoundException", "Requested resource not found");

export const tableExists = (name: string) =>
  new ApiError("ResourceInUseException", `Table already exists: ${name}`);

/** A condition of a single write failed; `item` is set when the request asked for it. */
export const conditionFailed = (item?: object) =>
  new ApiError("ConditionalCheckFailedException", "The conditional request failed", {
    details: item && { Item: item },
  });

/** Why one part of a transaction did not go through; `None` for the parts that would have. */
export interface CancellationReason {
  Code: string;
  Message?: string;
  Item?: object;
}

/** A transaction of which nothing happened. */
export function transactionCancelled(reasons: CancellationReason[]): ApiError {
  const codes = reasons.map(({ Code }) => Code).join(", ");
  return new ApiError(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { details: { CancellationReasons: reasons }, textField: "Message" },
  );
}

const ongoing = "Transaction is ongoing for the item";

/** A single write met an item of a running transaction. */
export const transactionConflict = fixed("TransactionConflictException", ongoing);

/** A transaction of which some parts, by position, met items of another one. */
export const transactionMet = (positions: number[], parts: number) =>
  transactionCancelled(
    Array.from({ length: parts }, (_, position) =>
      positions.includes(position) ? { Code: "TransactionConflict", Message: ongoing } : { Code: "None" },
    ),
  );

/** The same transaction, by its token, is still being carried out. */
export const transactionInProgress = fixed(
  "TransactionInProgressException",
  "The transaction with the given request token is already in progress.",
  { textField: "Message" },
);

/** A client token came again with another request. */
export const tokenMismatch = fixed(
  "IdempotentParameterMismatchException",
  "Request parameters do not match the idempotency token",
  { textField: "Message" },
);

/** More requests than the table or the partition takes. */
export const throttled = fixed(
  "ProvisionedThroughputExceededException",
  "The level of configured provisioned throughput for the table was exceeded.",
);

export const internalError = fixed("InternalServerError", "Internal server error", { statusCode: 500 });

export const connectionCut = fixed("cut", "The connection was cut", { statusCode: 0 });

const service = "com.amazon.coral.service";

/** The caller's role does not cover an action it used. */
export const accessDenied = (accessKeyId: string, action: string, resource: string) =>
  new ApiError(
    "AccessDeniedException",
    `User: arn:aws:iam::000000000000:user/${accessKeyId} is not authorized to perform: dynamodb:${action} ` +
      `on resource: ${resource} because no identity-based policy allows the dynamodb:${action} action`,
    { service, textField: "Message" },
  );

export const missingCredentials = fixed(
  "MissingAuthenticationTokenException",
  "Request is missing Authentication Token",
  { service },
);

/** An operation that DynamoDB does not have, or this stand-in does not know. */
export const unknownOperation = (name: string) =>
  new ApiError("UnknownOperationException", `The local DynamoDB does not know the operation "${name}"`, {
    service,
  });

export const unreadableBody = fixed("SerializationException", "The request body is not a JSON object", {
  service,
});
