// The router app: gated areas, account, admin. All of it is loaded when its route is; until then the document shows the frame.
import { startApp } from "../app/start.tsx";
import { reportErrors } from "../lib/error-reports.ts";

reportErrors();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element");
void startApp(root);
