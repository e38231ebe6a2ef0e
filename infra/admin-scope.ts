// The scope that Cognito's access tokens carry and its ID tokens do not: what keeps the latter outside.

export const adminScope = "aws.cognito.signin.user.admin";
