import { formatDate } from "@store/contract/format";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SidePage, WayHome } from "../../ui/side-page.tsx";
import type { LicenceAnswer } from "./licence-loader.ts";

/** /licence/<code>: whether the licence of a client's site holds, for anybody who knows its code. */
export function LicencePage() {
  const answer = useLoaderData<LicenceAnswer>();
  return (
    <SidePage drawing={<SealDrawing />}>
      {answer.kind === "known" ? <Known {...answer} /> : null}
      {answer.kind === "unknown" ? (
        <div className="grid gap-3">
          <h1 className="text-d2">No such licence</h1>
          <p className="mute text-lg">
            There is no licence with this code. Compare it with the certificate: five groups of four letters
            and figures.
          </p>
        </div>
      ) : null}
      {answer.kind === "trouble" ? <Trouble sentence={answer.sentence} /> : null}
      <WayHome />
    </SidePage>
  );
}

function Known({ code, licence }: Extract<LicenceAnswer, { kind: "known" }>) {
  const { valid, site, address, since } = licence;
  return (
    <>
      <div className="grid justify-items-start gap-3">
        <Badge tone={valid ? "ok" : "bad"}>{valid ? "Valid" : "Ended"}</Badge>
        <h1 className="text-d2">{valid ? "This licence holds" : "This licence has ended"}</h1>
      </div>
      <dl className="border-t-[1.5px] border-ink">
        <Row name="Site" value={site} />
        <Row name="Address" value={address} />
        <Row name={valid ? "Since" : "Made on"} value={formatDate(since)} />
        <Row name="Code" value={code} />
      </dl>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-x-4 border-b border-rule py-3 last:border-b-0 sm:grid-cols-[7rem_1fr]">
      <dt className="mute text-sm leading-6">{name}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}

function Trouble({ sentence }: { sentence: string | undefined }) {
  const revalidator = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-d2">Not checked</h1>
      <p className="mute text-lg">
        {sentence ?? "We could not reach the shop. This says nothing about the licence."}
      </p>
      <Button
        look="secondary"
        busy={revalidator.state !== "idle"}
        onClick={() => void revalidator.revalidate()}
      >
        Try again
      </Button>
    </div>
  );
}

/** A sheet on the mat with a seal at its foot. */
function SealDrawing() {
  return (
    <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
      <g fill="none" stroke="#8cc3d6" strokeWidth="1.2" opacity=".45">
        <path d="M-900 210h2400M-900 590h2400M165-400v1600M435-400v1600" />
      </g>
      <g fill="none" stroke="#f7f4e9" strokeWidth="3" strokeLinejoin="round">
        <path d="M165 210h270v380H165z" />
        <path d="M205 270h190M205 312h190M205 354h120" />
      </g>
      <g fill="none" stroke="#ffb920" strokeWidth="2.5">
        <circle cx="345" cy="490" r="46" />
        <circle cx="345" cy="490" r="36" />
        <path d="m327 490 13 14 24-28" />
      </g>
    </svg>
  );
}
