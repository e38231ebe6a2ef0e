// What an error of the sign-in service means to us. Its errors carry a name and the status of the answer.

interface ServiceError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const busyNames = new Set(["TooManyRequestsException", "InternalErrorException", "LimitExceededException"]);
/** The service's words for what a web server would say with 401, 403 or 404. */
const goneNames = new Set([
  "NotAuthorizedException",
  "UnauthorizedException",
  "ForbiddenException",
  "UserNotFoundException",
  "ResourceNotFoundException",
]);

/** Whether the same question may be answered differently in a moment: no answer, trouble at the service, too many. */
export function isRetryable(error: unknown): boolean {
  const { name = "", $metadata } = (error ?? {}) as ServiceError;
  const status = $metadata?.httpStatusCode;
  return status === undefined || status === 429 || status >= 500 || busyNames.has(name);
}

/** Whether a sign-out was refused because there is nothing left to sign out of (docs/product.md section 8). */
export function isSignedOutAlready(error: unknown): boolean {
  const { name = "", $metadata } = (error ?? {}) as ServiceError;
  const status = $metadata?.httpStatusCode ?? 0;
  return status === 401 || status === 403 || status === 404 || goneNames.has(name);
}
