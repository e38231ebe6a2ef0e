// The logins of the gated areas and of the account. The app, with its router and all that lies behind the login, comes
// when somebody begins to type, or at once for somebody who need not log in.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { enter, loadApp } from "../app/enter.ts";
import { LoginPage } from "../features/login/login-page.tsx";
import { areaOf, loginIds } from "../gated/access/areas.ts";
import { holdsLogin, loginFacts } from "../gated/access/login-facts.ts";
import { reportErrors } from "../lib/error-reports.ts";
import { Toaster } from "../lib/toast.tsx";

reportErrors();
const element = document.getElementById("root");
const area = loginIds.map(areaOf).find(({ loginPath }) => location.pathname.startsWith(loginPath));
if (!element || !area) throw new Error("The page is no login");
const root = createRoot(element);

/** Ahead of time: what does not arrive is asked for again when it is needed. */
const prepare = () => void loadApp().catch(() => undefined);

if (holdsLogin()) prepare();
const facts = await loginFacts(area.id);
if (facts) {
  root.render(
    <StrictMode>
      <LoginPage facts={facts} onBegin={prepare} onEnter={(path) => enter(root, path, "push")} />
      <Toaster />
    </StrictMode>,
  );
} else {
  await enter(root, area.path + location.hash, "replace");
}
