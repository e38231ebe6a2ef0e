// The router app: logins, gated areas, admin. Everything but the frame is loaded when its route is.
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { createRouter } from "../app/router.tsx";
import { reportErrors } from "../lib/error-reports.ts";
import { queryClient } from "../lib/query-client.ts";

reportErrors();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root element");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
