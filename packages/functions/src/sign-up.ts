import { signUpCall } from "@store/contract/calls/sign-up";
import { signUp } from "@store/core/customers/sign-up";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("sign-up", signUpCall, signUp);
