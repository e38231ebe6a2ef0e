import { useLoaderData, useNavigate } from "react-router-dom";
import type { LoginFacts } from "../../gated/access/login-facts.ts";
import { LoginPage } from "./login-page.tsx";

/** A login that somebody meets inside the app: after logging out, or sent back by a gate. */
export function LoginRoute() {
  const facts = useLoaderData<LoginFacts>();
  const navigate = useNavigate();
  return <LoginPage facts={facts} onEnter={async (path) => navigate(path)} />;
}
