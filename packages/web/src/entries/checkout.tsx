import { hydrateRoot } from "react-dom/client";
import { CheckoutPage } from "../features/checkout/checkout-page.tsx";
import { reportErrors } from "../lib/error-reports.ts";
import { startTracking } from "../lib/tracking.ts";

reportErrors();
const root = document.getElementById("root");
if (root) hydrateRoot(root, <CheckoutPage />);
startTracking();
