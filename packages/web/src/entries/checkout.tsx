import { hydrateRoot } from "react-dom/client";
import { CheckoutPage } from "../features/checkout/checkout-page.tsx";
import { startTracking } from "../lib/tracking.ts";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <CheckoutPage />);
startTracking();
