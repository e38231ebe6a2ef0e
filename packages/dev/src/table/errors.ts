// The errors DynamoDB answers with.

interface More {
  /** 0 where the connection is cut instead. */
  statusCode?: number;
  /** What the answer says beside the error's name and text. */
  details?: Record<string, unknown>;
}

/** An error that goes to the client as it is. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly details: Record<string, unknown>;
  readonly body: Record<string, unknown>;

  constructor(name: string, message: string, { statusCode = 400, details = {} }: More = {}) {
    super(message);
    this.name = name;
    this.statusCode = statusCode;
    this.details = details;
    this.body = { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, ...details };
  }
}

/** An error that always says the same. */
const fixed = (name: string, message: string, more?: More) => () => new ApiError(name, message, more);

/** The request is wrong in itself. */
export const validationError = (message: string) => new ApiError("ValidationException", message);

export const tableNotFound = fixed("ResourceNotFoundException", "Requested resource not found");

export const tableExists = (name: string) =>
  new ApiError("ResourceInUseException", `Table already exists: ${name}`);

/** A condition of a single write failed. */
export const conditionFailed = fixed("ConditionalCheckFailedException", "The conditional request failed");

/** Why one part of a transaction did not go through; `None` for the parts that would have. */
export interface CancellationReason {
  Code: string;
  Message?: string;
}

/** A transaction of which nothing happened. */
export function transactionCancelled(CancellationReasons: CancellationReason[]): ApiError {
  const codes = CancellationReasons.map(({ Code }) => Code).join(", ");
  return new ApiError(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { details: { CancellationReasons } },
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
);

/** A client token came again with another request. */
export const tokenMismatch = fixed(
  "IdempotentParameterMismatchException",
  "Request parameters do not match the idempotency token",
);

/** More requests than the table or the partition takes. */
export const throttled = fixed(
  "ProvisionedThroughputExceededException",
  "The level of configured provisioned throughput for the table was exceeded.",
);

export const internalError = (message = "Internal server error") =>
  new ApiError("InternalServerError", message, { statusCode: 500 });

export const connectionCut = fixed("cut", "The connection was cut", { statusCode: 0 });

/** The caller's role does not cover an action it used. */
export const accessDenied = (accessKeyId: string, action: string, resource: string) =>
  new ApiError(
    "AccessDeniedException",
    `User: arn:aws:iam::000000000000:user/${accessKeyId} is not authorized to perform: dynamodb:${action} ` +
      `on resource: ${resource} because no identity-based policy allows the dynamodb:${action} action`,
  );

export const missingCredentials = fixed(
  "MissingAuthenticationTokenException",
  "Request is missing Authentication Token",
);

/** An operation that DynamoDB does not have, or this stand-in does not know. */
export const unknownOperation = (name: string) =>
  new ApiError("UnknownOperationException", `The local DynamoDB does not know the operation "${name}"`);

export const unreadableBody = fixed("SerializationException", "The request body is not a JSON object");
