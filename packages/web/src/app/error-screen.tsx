import { offer } from "@store/contract/offer/offer";
import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { GoBack } from "../islands/go-back.ts";
import { tellOfError } from "../lib/error-reports.ts";
import { useOnline } from "../lib/online.ts";
import { isUnreached } from "../lib/unreached.ts";
import { NotFoundPage, OffTruePage } from "../pages/not-found-page.tsx";
import { Button, LinkButton } from "../ui/button.tsx";

/** Title and text. */
function saidOf(error: unknown, online: boolean): [string, string] {
  if (!online) return ["You are offline", "As soon as your connection is back, this loads by itself."];
  return isUnreached(error)
    ? ["The shop did not answer", "A part of this page has not arrived. Check your connection and try again."]
    : ["This page came off true", "Try again, which loads the page anew."];
}

const reload = () => location.reload();

// The not-found page brings this element along; as a document of its own it gets it from the islands.
if (!customElements.get("go-back")) customElements.define("go-back", GoBack);

/** The screen behind everything that goes wrong unforeseen; an unknown address leads to the not-found page. */
export function ErrorScreen() {
  const error = useRouteError();
  const unknownAddress = isRouteErrorResponse(error) && error.status === 404;
  // The router has caught it, so that no event of the window tells of it.
  useEffect(() => {
    if (!unknownAddress) tellOfError("error", error);
  }, [error, unknownAddress]);
  const online = useOnline();
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  if (unknownAddress) return <NotFoundPage />;
  const [title, text] = saidOf(error, online);
  return (
    <OffTruePage>
      <h1 className="text-d2">{title}</h1>
      <p className="mt-5 max-w-[48ch] text-lg">
        {text} Your purchase and your login are not touched by it. If it happens twice, write to{" "}
        <a href={`mailto:${offer.supportEmail}?subject=Application%20error`}>{offer.supportEmail}</a> and say
        what you were doing.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={reload}>Try again</Button>
        <LinkButton look="quiet" href="/">
          Go Home
        </LinkButton>
      </div>
      {online ? (
        <p className="mute mt-8 text-xs">The name of the fault: Unexpected Application Error!</p>
      ) : null}
    </OffTruePage>
  );
}
