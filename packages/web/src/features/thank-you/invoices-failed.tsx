import { Button } from "../../ui/button.tsx";

/** In the place of the invoice's button, whose code did not arrive. */
export function InvoicesFailed() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Your PDF could not be offered here. Check your connection and try again.</p>
      <Button look="quiet" size="sm" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}
