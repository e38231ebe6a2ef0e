// The errors DynamoDB answers with.

/** An error that goes to the client as it is. */
export class ApiError extends Error {
  readonly statusCode: number;
  /** What the answer says beside the error's name and text. */
  readonly details: Record<string, unknown>;
  readonly #service: string;
  readonly #textField: string;

  constructor(
    name: string,
    message: string,
    {
      details = {},
      statusCode = 400,
      service = "com.amazonaws.dynamodb.v20120810",
      textField = "message",
    } = {},
  ) {
    super(message);
    this.name = name;
    this.details = details;
    this.statusCode = statusCode;
    this.#service = service;
    this.#textField = textField;
  }

  get body(): Record<string, unknown> {
    return { __type: `${this.#service}#${this.name}`, [this.#textField]: this.message, ...this.details };
  }
}

const coral = "com.amazon.coral.service";

/** The request is wrong in itself. */
export const validationError = (message: string) =>
  new ApiError("ValidationException", message, { service: "com.amazon.coral.validate" });

/** The table is not there. */
export const tableNotFound = () => new ApiError("ResourceNotFoundException", "Requested resource not found");

/** A table of that name is there already. */
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
export const transactionConflict = () => new ApiError("TransactionConflictException", ongoing);

/** A transaction of which some parts, by position, met items of another one. */
export const transactionMet = (positions: number[], parts: number) =>
  transactionCancelled(
    Array.from({ length: parts }, (_, position) =>
      positions.includes(position) ? { Code: "TransactionConflict", Message: ongoing } : { Code: "None" },
    ),
  );

/** The same transaction, by its token, is still being carried out. */
export const transactionInProgress = () =>
  new ApiError(
    "TransactionInProgressException",
    "The transaction with the given request token is already in progress.",
    { textField: "Message" },
  );

/** A client token came again with another request. */
export const tokenMismatch = () =>
  new ApiError(
    "IdempotentParameterMismatchException",
    "Request parameters do not match the idempotency token",
    {
      textField: "Message",
    },
  );

/** More requests than the table or the partition takes. */
export const throttled = () =>
  new ApiError(
    "ProvisionedThroughputExceededException",
    "The level of configured provisioned throughput for the table was exceeded. " +
      "Consider increasing your provisioning level with the UpdateTable API.",
  );

/** A fault on DynamoDB's side. */
export const internalError = () =>
  new ApiError("InternalServerError", "Internal server error", { statusCode: 500 });

/** No answer at all: the connection is cut instead. Its status is 0. */
export const connectionCut = () => new ApiError("cut", "The connection was cut", { statusCode: 0 });

/** The caller's role does not cover an action it used. */
export const accessDenied = (accessKeyId: string, action: string, resource: string) =>
  new ApiError(
    "AccessDeniedException",
    `User: arn:aws:iam::000000000000:user/${accessKeyId} is not authorized to perform: dynamodb:${action} ` +
      `on resource: ${resource} because no identity-based policy allows the dynamodb:${action} action`,
    { service: coral, textField: "Message" },
  );

/** No credentials on the request. */
export const missingCredentials = () =>
  new ApiError("MissingAuthenticationTokenException", "Request is missing Authentication Token", {
    service: coral,
  });

/** An operation that DynamoDB does not have, or this stand-in does not know. */
export const unknownOperation = (name: string) =>
  new ApiError("UnknownOperationException", `The local DynamoDB does not know the operation "${name}"`, {
    service: coral,
  });

/** The body is not a JSON object. */
export const unreadableBody = () =>
  new ApiError("SerializationException", "The request body is not a JSON object", { service: coral });
