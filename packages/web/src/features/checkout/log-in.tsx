/** The account's login, which leads back to the checkout. */
export const logInHref = "/account-login#/checkout";

/** A refusal of somebody who may be let in after a login. */
export const askToLogIn = (refusal: string) => (
  <>
    {refusal} <a href={logInHref}>Log in</a>
  </>
);
