// The errors DynamoDB answers with, in the shape dynalite throws them too: a status and a body.

/** An error that goes to the client as it is. */
export interface ApiError extends Error {
  statusCode: number;
  body: Record<string, unknown>;
}

const service = "com.amazonaws.dynamodb.v20120810";
const coral = "com.amazon.coral.service";

/** True for errors meant for the client; everything else is a fault of the stand-in (a 500). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && "statusCode" in error && "body" in error;
}

function apiError(type: string, body: Record<string, unknown>): ApiError {
  const text = String(body.message ?? body.Message ?? type);
  return Object.assign(new Error(text), { statusCode: 400, body: { __type: type, ...body } });
}

/** The request is wrong in itself. */
export function validationError(message: string): ApiError {
  return apiError("com.amazon.coral.validate#ValidationException", { message });
}

/** The table is not there (or not ready). */
export function tableNotFound(): ApiError {
  return apiError(`${service}#ResourceNotFoundException`, { message: "Requested resource not found" });
}

/** A table of that name is there already. */
export function tableExists(name: string): ApiError {
  return apiError(`${service}#ResourceInUseException`, { message: `Table already exists: ${name}` });
}

/** A condition of a single write failed; `item` is set when the request asked for it. */
export function conditionFailed(item?: object): ApiError {
  return apiError(`${service}#ConditionalCheckFailedException`, {
    message: "The conditional request failed",
    ...(item && { Item: item }),
  });
}

/** Why one part of a transaction did not go through; `None` for the parts that would have. */
export interface CancellationReason {
  Code: string;
  Message?: string;
  Item?: object;
}

/** A transaction that was not carried out, with one reason per part. */
export function transactionCancelled(reasons: CancellationReason[]): ApiError {
  const codes = reasons.map((reason) => reason.Code).join(", ");
  return apiError(`${service}#TransactionCanceledException`, {
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons: reasons,
  });
}

/** A single write met an item of a running transaction. */
export function transactionConflict(): ApiError {
  return apiError(`${service}#TransactionConflictException`, {
    message: "Transaction is ongoing for the item",
  });
}

/** A transaction of which some parts, by position, met items of another one. */
export function transactionMet(positions: number[], parts: number): ApiError {
  const reasons = Array.from({ length: parts }, () => ({ Code: "None" }) as CancellationReason);
  for (const position of positions) {
    reasons[position] = { Code: "TransactionConflict", Message: "Transaction is ongoing for the item" };
  }
  return transactionCancelled(reasons);
}

/** The same transaction, by its token, is still being carried out. */
export function transactionInProgress(): ApiError {
  return apiError(`${service}#TransactionInProgressException`, {
    Message: "The transaction with the given request token is already in progress.",
  });
}

/** More requests than the table or the partition takes. */
export function throttled(): ApiError {
  return apiError(`${service}#ProvisionedThroughputExceededException`, {
    message:
      "The level of configured provisioned throughput for the table was exceeded. " +
      "Consider increasing your provisioning level with the UpdateTable API.",
  });
}

/** A fault on DynamoDB's side. */
export function internalError(): ApiError {
  return Object.assign(apiError(`${service}#InternalServerError`, { message: "Internal server error" }), {
    statusCode: 500,
  });
}

/** No answer at all: the connection is cut instead. Its status is 0. */
export function connectionCut(): ApiError {
  return Object.assign(apiError("cut", { message: "The connection was cut" }), { statusCode: 0 });
}

/** A client token came again with another request. */
export function tokenMismatch(): ApiError {
  return apiError(`${service}#IdempotentParameterMismatchException`, {
    Message: "Request parameters do not match the idempotency token",
  });
}

/** The caller's role does not cover an action it used. */
export function accessDenied(accessKeyId: string, action: string, resource: string): ApiError {
  const user = `arn:aws:iam::000000000000:user/${accessKeyId}`;
  return apiError(`${coral}#AccessDeniedException`, {
    Message:
      `User: ${user} is not authorized to perform: dynamodb:${action} on resource: ${resource} ` +
      `because no identity-based policy allows the dynamodb:${action} action`,
  });
}

/** No credentials on the request. */
export function missingCredentials(): ApiError {
  return apiError(`${coral}#MissingAuthenticationTokenException`, {
    message: "Request is missing Authentication Token",
  });
}

/** An operation that DynamoDB does not have, or this stand-in does not know. */
export function unknownOperation(name: string): ApiError {
  return apiError(`${coral}#UnknownOperationException`, {
    message: `The local DynamoDB does not know the operation "${name}"`,
  });
}

/** The body is not a JSON object. */
export function unreadableBody(): ApiError {
  return apiError(`${coral}#SerializationException`, { message: "The request body is not a JSON object" });
}
