import { hydrateRoot } from "react-dom/client";
import { ThankYouPage } from "../features/thank-you/thank-you-page.tsx";
import { startTracking } from "../lib/tracking.ts";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <ThankYouPage />);
startTracking();
