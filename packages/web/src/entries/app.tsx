// The router app: gated areas, account, admin. Everything but the frame is loaded when its route is.
import { createRoot } from "react-dom/client";
import { startApp } from "../app/start.tsx";
import { reportErrors } from "../lib/error-reports.ts";

reportErrors();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element");
startApp(createRoot(root));
