import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { queryClient } from "../lib/query-client.ts";
import { createRouter } from "./router.tsx";

type Router = ReturnType<typeof createRouter>;

/** Shows the page of the present address. Until it is ready, its document stays in view, with the frame and the title. */
export async function startApp(element: Element): Promise<void> {
  const router = createRouter();
  await initialized(router);
  show(createRoot(element), router);
}

/** Takes over from a login that runs without the app: it stays in view until the page of the present address is ready. */
export async function continueApp(root: Root): Promise<void> {
  const router = createRouter();
  await initialized(router);
  // A person who was in the form goes on at the page's beginning; one who was only sent on begins at the document's, as with any other.
  const wasInForm = document.activeElement !== document.body;
  flushSync(() => show(root, router));
  if (wasInForm) document.getElementById("main")?.focus({ preventScroll: true });
}

function show(root: Root, router: Router): void {
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function initialized(router: Router): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      done();
    });
  });
}
