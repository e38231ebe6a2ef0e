import { hydrateRoot } from "react-dom/client";
import { ThankYouPage } from "../features/thank-you/thank-you-page.tsx";
import { reportErrors } from "../lib/error-reports.ts";
import { startTracking } from "../lib/tracking.ts";

reportErrors();
const root = document.getElementById("root");
if (root) hydrateRoot(root, <ThankYouPage />);
startTracking();
