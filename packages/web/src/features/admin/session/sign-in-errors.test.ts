import { expect, it } from "vitest";
import { isRetryable, isSignedOutAlready } from "./sign-in-errors.ts";

const answered = (name: string, httpStatusCode: number) => ({ name, $metadata: { httpStatusCode } });

it.each([
  [new TypeError("Failed to fetch"), true],
  [answered("InternalErrorException", 500), true],
  [answered("ServiceUnavailable", 503), true],
  [answered("TooManyRequestsException", 400), true],
  [answered("NotAuthorizedException", 400), false],
  [answered("InvalidParameterException", 400), false],
  [answered("UserNotFoundException", 400), false],
])("the error %o may be tried again (%s)", (error, again) => {
  expect(isRetryable(error)).toBe(again);
});

it.each([
  [answered("NotAuthorizedException", 400), true],
  [answered("UserNotFoundException", 400), true],
  [answered("Whatever", 401), true],
  [answered("Whatever", 403), true],
  [answered("Whatever", 404), true],
  [answered("InternalErrorException", 500), false],
  [new TypeError("Failed to fetch"), false],
])("the error %o means that the session is already over (%s)", (error, gone) => {
  expect(isSignedOutAlready(error)).toBe(gone);
});
