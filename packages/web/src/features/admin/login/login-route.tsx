import { useLoaderData, useNavigate } from "react-router-dom";
import type { Missing } from "../session/guard.ts";
import { AdminLoginPage } from "./login-page.tsx";

/** The login that somebody meets inside the app: after logging out, or with a code to give. */
export function AdminLoginRoute() {
  const missing = useLoaderData<Missing | null>();
  const navigate = useNavigate();
  return <AdminLoginPage missing={missing} onEnter={async (path) => navigate(path, { replace: true })} />;
}
