// The login of the admin area, without the app. Anybody who is signed in already is the app's to send on.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { enter } from "../app/enter.ts";
import { AdminLoginPage } from "../features/admin/login/login-page.tsx";
import { startAuth } from "../features/admin/session/auth.ts";
import { readSession } from "../features/admin/session/stored-session.ts";
import { reportErrors } from "../lib/error-reports.ts";
import { Toaster } from "../lib/toast.tsx";

reportErrors();
const element = document.getElementById("root");
if (!element) throw new Error("The page has no root element");
const root = createRoot(element);

const showLogin = () =>
  root.render(
    <StrictMode>
      <AdminLoginPage missing={null} onEnter={(path) => enter(root, path, "replace")} />
      <Toaster />
    </StrictMode>,
  );

startAuth();
if (readSession()) await enter(root, location.pathname, "replace").catch(showLogin);
else showLogin();
