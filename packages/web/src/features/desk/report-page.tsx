import { deskPath } from "@store/contract/area-paths";
import { sitePath } from "@store/contract/desk/desk-paths";
import { reportOf } from "@store/contract/desk/site-report";
import { formatDate } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { Download, Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ButtonLink } from "./button-link.tsx";
import { SiteFrame } from "./desk-frame.tsx";
import type { OpenSite } from "./site.queries.ts";
import type { SiteFacts } from "./site-loader.ts";
import { SiteReportView } from "./site-report-view.tsx";
import { SummaryForm } from "./summary-form.tsx";
import { usePrint } from "./use-print.ts";

/** /site-report/<site>: what a client gets of a site. */
export function ReportPage() {
  const facts = useLoaderData<SiteFacts>();
  return (
    <SiteFrame facts={facts} title="Report">
      {(open) => <Report key={facts.siteId} facts={facts} open={open} />}
    </SiteFrame>
  );
}

function Report({ facts, open }: { facts: SiteFacts; open: OpenSite }) {
  const { outlines, sessionToken } = facts;
  const { site, points, pictures, brand, licence } = open;
  const report = useMemo(() => reportOf(outlines, points, pictures), [outlines, points, pictures]);
  const from = { sessionToken, siteId: site.siteId };
  const { busy, onPrint } = usePrint(from, report);
  const [at] = useState(() => Date.now());
  const saveSheet = async () => {
    const [{ workSheet }, { xlsxOf, xlsxType }] = await Promise.all([
      import("./work-sheet.ts"),
      import("../../gated/calculators/xlsx.ts"),
    ]);
    const by = brand.name || offer.name;
    const sheet = workSheet(site.name, outlines, points, `${formatDate(at)}, ${by}`);
    saveFile(
      `report-${fileName(site.address)}.xlsx`,
      new Blob([xlsxOf(sheet, by, new Date(at))], { type: xlsxType }),
    );
  };
  return (
    <>
      <div className="mb-6 grid gap-5 print:hidden">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" busy={busy} doing="Fetching pictures..." onClick={onPrint}>
            <Icon as={Printer} /> Print or PDF
          </Button>
          <Button size="sm" look="quiet" onClick={() => void saveSheet()}>
            <Icon as={Download} /> Spreadsheet
          </Button>
          <ButtonLink to={sitePath(site.siteId)}>Points and links</ButtonLink>
        </div>
        <p className="mute max-w-[70ch] text-sm">
          For a PDF choose “Save as PDF” where your browser asks for a printer.{" "}
          {licence ? (
            <>
              Name, logo and colour are on the <Link to={deskPath}>client desk</Link>.
            </>
          ) : null}
        </p>
        <SummaryForm key={site.version} site={site} sessionToken={sessionToken} />
      </div>
      <SiteReportView site={site} brand={brand} report={report} from={from} at={at} />
    </>
  );
}

function fileName(address: string): string {
  return address.replace(/[^\p{L}\p{N}.-]+/gu, "-");
}
