import { formatDate, formatPaise } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { invoiceNames, listInvoices } from "../../lib/invoices.ts";
import { useMailedToken } from "../../lib/use-mailed-token.ts";
import { LinkButton } from "../../ui/button.tsx";
import { InvoiceDownloads } from "../../ui/invoice-downloads.tsx";
import { SidePage, WayHome } from "../../ui/side-page.tsx";

/**
 * /invoice#token: which papers there are, and each as a file. A mail scanner that opens the link changes nothing: a paper that
 * waits for its number would have it within the minute.
 */
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
        <>
          <Papers link={link} />
          <InvoiceDownloads key={link} asker={{ link }} main />
          <dl className="grid gap-4 border-t border-rule pt-5 text-sm">
            <div>
              <dt className="font-semibold">Papers of another order?</dt>
              <dd className="mute mt-0.5">
                All of yours are in <a href="/account">your account</a>, also when this link has ended.
              </dd>
            </div>
            <div>
              <dt className="font-semibold">Something on it is wrong?</dt>
              <dd className="mute mt-0.5">
                Write to <a href={`mailto:${offer.supportEmail}?subject=Invoice`}>{offer.supportEmail}</a>,
                and say for which order.
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <LinkButton href={`mailto:${offer.supportEmail}?subject=Invoice`} look="quiet" size="sm">
          Write to {offer.supportEmail}
        </LinkButton>
      )}
      <WayHome />
    </SidePage>
  );
}

/** What the link gives, before anything is pressed. Where the list does not come, the button says why. */
function Papers({ link }: { link: string }) {
  const { data } = useQuery({ queryKey: ["papers", link], queryFn: () => listInvoices({ link }, call) });
  const papers = data && ("invoices" in data ? data.invoices : []);
  if (papers?.length === 0) return null;
  return (
    <ul aria-label="What this link gives" className="border-[1.5px] border-ink bg-sheet">
      {papers?.map(({ number, kind, day, total }) => (
        <li key={number} className={paperLook}>
          <span className="min-w-0">
            <span className="mute block text-sm">
              {invoiceNames[kind]} of {formatDate(Date.parse(day))}
            </span>
            <b className="num block wrap-anywhere">{number}</b>
          </span>
          <b className="num font-display text-d3 leading-none font-extrabold">{formatPaise(total)}</b>
        </li>
      )) ?? (
        <li className={paperLook}>
          <span className="mute text-sm">
            Looking it up ...
            <br />
            <b aria-hidden="true">…</b>
          </span>
        </li>
      )}
    </ul>
  );
}

const paperLook =
  "flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-rule px-4 py-3 first:border-t-0";

/** A sheet of paper on the mat with its lines and its sum, and a dimension of its width. */
function PaperDrawing() {
  return (
    <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
      <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
        <path d="M-900 210h2400M-900 590h2400M165-400v1600M435-400v1600" />
      </g>
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
        <path d="M165 210h210l60 60v320H165z" />
        <path d="M375 210v60h60" />
        <path d="M205 330h120M205 372h150M205 414h90M375 330h20M375 372h20M375 414h20" />
      </g>
      <path d="M205 480h190" stroke="#ffb920" strokeWidth="2.5" />
      <text x="395" y="535" fill="#f7f4e9" fontSize="40" textAnchor="end">
        ₹
      </text>
      <path d="M165 632h110M325 632h110M165 622v20M435 622v20" stroke="#ffb920" strokeWidth="1.5" />
      <text x="300" y="640" fill="#f7f4e9" fontSize="24" textAnchor="middle">
        A4
      </text>
    </svg>
  );
}
