import { offer } from "@store/contract/offer/offer";

/** A person to write to, and the way home. */
export function WaysOut() {
  return (
    <p className="mute flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-3 text-sm">
      <span>
        Stuck? Write to{" "}
        <a
          href={`mailto:${offer.supportEmail}?subject=Lost%20login`}
          className="-my-3 inline-block py-3 font-semibold"
        >
          {offer.supportEmail}
        </a>
      </span>
      <a href="/" className="inline-flex min-h-11 items-center font-semibold">
        Back to Home
      </a>
    </p>
  );
}
