// Failures as Cognito sends them: the name in a header and in the body, the sentence beside it.

/** An error answer. */
export class CognitoFault extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "CognitoFault";
    this.type = type;
  }
}

export const notAuthorized = (message: string) => new CognitoFault("NotAuthorizedException", message);
export const invalidParameter = (message: string) => new CognitoFault("InvalidParameterException", message);
export const tooLong = (field: string, most: number) =>
  invalidParameter(
    `1 validation error detected: Value at '${field}' failed to satisfy constraint: Member must have length less than or equal to ${most}`,
  );
/** The same for a wrong password and for nobody, as the pool is set up. */
export const wrongPassword = () => notAuthorized("Incorrect username or password.");
export const userNotFound = () => new CognitoFault("UserNotFoundException", "User does not exist.");
