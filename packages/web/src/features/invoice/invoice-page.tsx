import { brand } from "@store/contract/brand";
import { useMailedToken } from "../../lib/use-mailed-token.ts";
import { LinkButton } from "../../ui/button.tsx";
import { InvoiceDownloads } from "../../ui/invoice-downloads.tsx";
import { SidePage } from "../../ui/side-page.tsx";
import { PaperDrawing } from "./paper-drawing.tsx";

/** /invoice#token: nothing is asked of the server before a button is pressed, since mail scanners open links. */
export function InvoicePage() {
  const link = useMailedToken("/invoice");
  return (
    <SidePage drawing={<PaperDrawing />}>
      <div className="grid gap-3">
        <h1 className="text-d2">{link ? "Your invoice" : "This link is not whole"}</h1>
        <p className="mute text-lg">
          {link
            ? "As a PDF, with everything your accountant asks for. If money was refunded, the credit notes are here too."
            : "A part of it got lost on the way. Open it from the mail once more, or write to us."}
        </p>
      </div>
      {link ? (
        <InvoiceDownloads key={link} asker={{ link }} />
      ) : (
        <LinkButton href={`mailto:${brand.supportEmail}?subject=Invoice`} look="quiet">
          Write to {brand.supportEmail}
        </LinkButton>
      )}
      <p className="border-t border-rule pt-3 text-sm font-semibold">
        <a href="/" className="inline-flex min-h-11 items-center">
          Back to Home
        </a>
      </p>
    </SidePage>
  );
}
