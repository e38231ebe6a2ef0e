import { hydrateRoot } from "react-dom/client";
import { CheckoutPage } from "../features/checkout/checkout-page.tsx";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <CheckoutPage />);
