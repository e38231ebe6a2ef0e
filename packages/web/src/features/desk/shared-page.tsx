import { Printer } from "lucide-react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import type { SharedAnswer } from "./shared-loader.ts";
import { SiteReportView } from "./site-report-view.tsx";
import { usePrint } from "./use-print.ts";

/** /shared/<code>: the report on a site, for anybody with its link. */
export function SharedPage() {
  const answer = useLoaderData<SharedAnswer>();
  const revalidator = useRevalidator();
  return (
    <>
      <SkipLink />
      <main
        id="main"
        tabIndex={-1}
        className="wrap max-w-[64rem] py-[clamp(1rem,3vw,2.5rem)] outline-none print:w-full print:max-w-none print:p-0"
      >
        {answer.kind === "shared" ? <Shared answer={answer} /> : null}
        {answer.kind === "unknown" ? (
          <>
            <h1 className="mb-6 text-d2">Nothing to see here</h1>
            <EmptyState title="No report at this address" level={2}>
              The link may have been ended, or not copied whole. Ask whoever gave it to you for a new one.
            </EmptyState>
          </>
        ) : null}
        {answer.kind === "trouble" ? (
          <>
            <h1 className="mb-6 text-d2">Not opened</h1>
            <p className="mute mb-5 text-lg">
              {answer.sentence ?? "We could not be reached. This says nothing about the link."}
            </p>
            <Button
              look="secondary"
              busy={revalidator.state !== "idle"}
              onClick={() => void revalidator.revalidate()}
            >
              Try again
            </Button>
          </>
        ) : null}
      </main>
    </>
  );
}

function Shared({ answer: { code, shared, askedAt } }: { answer: SharedAnswer & { kind: "shared" } }) {
  const from = { code };
  const { busy, onPrint } = usePrint(from, shared.report);
  return (
    <>
      <div className="mb-5 flex justify-end print:hidden">
        <Button size="sm" look="quiet" busy={busy} doing="Fetching pictures..." onClick={onPrint}>
          <Icon as={Printer} /> Print or PDF
        </Button>
      </div>
      <SiteReportView {...shared} from={from} at={askedAt} />
    </>
  );
}
