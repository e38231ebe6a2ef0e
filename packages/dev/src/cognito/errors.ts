// Failures as Cognito sends them: the name in a header and in the body, the sentence beside it.
import { Fault } from "../kit/fault.ts";

export const cognitoFault = (type: string, message: string) =>
  new Fault(400, message, { __type: type, message }, { "x-amzn-errortype": type });

export const notAuthorized = (message: string) => cognitoFault("NotAuthorizedException", message);
export const notFound = (message: string) => cognitoFault("ResourceNotFoundException", message);
export const invalidParameter = (message: string) => cognitoFault("InvalidParameterException", message);
/** The same for a wrong password and for nobody, as the pool is set up. */
export const wrongPassword = () => notAuthorized("Incorrect username or password.");
export const userNotFound = () => cognitoFault("UserNotFoundException", "User does not exist.");
