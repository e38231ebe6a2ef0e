import type { DeskBrand } from "@store/contract/desk/brand";
import { pictureSides } from "@store/contract/desk/site-picture";
import {
  partsOf,
  type ReportList,
  type ReportPoint,
  type SiteReport,
  scoreOf,
} from "@store/contract/desk/site-report";
import { formatDate } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import type { ReactNode } from "react";
import { formatDay } from "../../gated/calculators/formulas/units.ts";
import { FindingPicture } from "./finding-picture.tsx";
import type { PicturesFrom } from "./picture.queries.ts";

interface SiteReportViewProps {
  site: { name: string; address: string; summary: string };
  brand: DeskBrand;
  report: SiteReport;
  /** By whose right its pictures are seen. */
  from: PicturesFrom;
  /** Epoch milliseconds. */
  at: number;
}

/** The report as its client reads it: on a screen, and on A4 with headings that the browser's own PDF keeps. */
export function SiteReportView({ site, brand, report, from, at }: SiteReportViewProps) {
  const { findings, done, next } = partsOf(report);
  return (
    <article className="report paper border-[1.5px] border-ink bg-white">
      <Letterhead brand={brand} />
      <div className="grid gap-9 px-5 py-7 sm:px-9 print:gap-6 print:px-0">
        <div>
          <h1 dir="auto" className="text-d2 wrap-anywhere">
            Report on {site.name}
          </h1>
          <p className="mute mt-2 text-sm">
            {site.address}, {formatDate(at)}
          </p>
          {site.summary ? (
            <p dir="auto" className="mt-5 max-w-[70ch] whitespace-pre-line">
              {site.summary}
            </p>
          ) : null}
          {report.lists.map((list) => (
            <p key={list.list} className="mt-3 max-w-[70ch]">
              {sentenceOf(list)}
            </p>
          ))}
        </div>
        {report.lists.map((list) => (
          <Scores key={list.list} list={list} colour={brand.colour} />
        ))}
        <Part title="What we found" empty="Nothing is written down yet." points={findings}>
          <ul className="grid gap-5">
            {findings.map((point) => (
              <li key={`${point.list}/${point.id}`} className="break-inside-avoid">
                <Finding point={point} from={from} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="What was done" empty="Nothing yet." points={done}>
          <Points label="What was done" day="Done on" points={done} dayOf={({ doneOn }) => doneOn} />
        </Part>
        <Part title="What comes next" empty="Nothing has a day yet." points={next}>
          <Points label="What comes next" day="Until" points={next} dayOf={({ due }) => due} />
        </Part>
      </div>
    </article>
  );
}

function Letterhead({ brand: { name, contact, colour, logo } }: { brand: DeskBrand }) {
  return (
    <header className="break-inside-avoid">
      <Bar colour={colour} share={100} className="h-2.5" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 pt-5 sm:px-9 print:px-0">
        {logo ? (
          <img
            src={`data:image/png;base64,${logo}`}
            alt={name ? "" : "Logo"}
            className="max-h-16 max-w-56 object-contain print:max-h-[16mm]"
          />
        ) : null}
        <p className="text-sm">
          <b dir="auto" className="block font-display text-lg leading-tight">
            {name || (logo ? "" : offer.name)}
          </b>
          <span dir="auto">{contact}</span>
        </p>
      </div>
    </header>
  );
}

/** As a drawing: a browser leaves grounds out on paper, and the page may carry no inline style. */
function Bar({ colour, share, className }: { colour: string; share: number; className: string }) {
  return (
    <svg width="100%" aria-hidden="true" className={`block ${className}`}>
      <rect width={`${share}%`} height="100%" fill={colour} />
    </svg>
  );
}

function sentenceOf({ title, points, done, notNeeded }: ReportList): string {
  const needed = points - notNeeded;
  const left = notNeeded > 0 ? ` ${notNeeded} more ${notNeeded === 1 ? "is" : "are"} not needed here.` : "";
  return `${title}: of ${needed} points that matter here, ${done} ${done === 1 ? "is" : "are"} done.${left}`;
}

function Scores({ list: { title, places }, colour }: { list: ReportList; colour: string }) {
  return (
    <section className="break-inside-avoid">
      <h2 className="text-d3">{title}</h2>
      <table className="mt-3 w-full border-collapse text-sm">
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left">
            <th scope="col" className="py-1.5 pr-3 font-semibold">
              Page
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
              Done
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.title} className="break-inside-avoid border-b border-rule">
              <th scope="row" className="w-full py-1.5 pr-3 text-left font-normal">
                {place.title}
                <span className="mt-1 block border border-rule-2">
                  <Bar colour={colour} share={scoreOf(place)} className="h-1.5" />
                </span>
              </th>
              <td className="num py-1.5 pr-3 text-right whitespace-nowrap">
                {place.done} of {place.points - place.notNeeded}
              </td>
              <td className="num py-1.5 text-right font-semibold">{scoreOf(place)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PartProps {
  title: string;
  empty: string;
  points: readonly ReportPoint[];
  children: ReactNode;
}

function Part({ title, empty, points, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-3 break-after-avoid text-d3">{title}</h2>
      {points.length > 0 ? children : <p className="mute text-sm">{empty}</p>}
    </section>
  );
}

function Finding({ point, from }: { point: ReportPoint; from: PicturesFrom }) {
  const { task, place, pictures } = point;
  const sides = pictureSides.map((side) => ({
    name: { before: "Found", after: "Now" }[side],
    text: point[side],
    picture: pictures.find((one) => one.side === side),
  }));
  return (
    <>
      <h3 className="text-d4">{task}</h3>
      <p className="mute text-xs">{place}</p>
      <dl className="mt-1.5 grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        {sides.map(({ name, text, picture }) =>
          text || picture ? (
            <div key={name}>
              <dt className="text-xs font-semibold">{name}</dt>
              {text ? (
                <dd dir="auto" className="text-sm whitespace-pre-line">
                  {text}
                </dd>
              ) : null}
              {picture ? (
                <dd className="mt-2">
                  <FindingPicture picture={picture} from={from} alt={`${name}: ${text || task}`} />
                </dd>
              ) : null}
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

interface PointsProps {
  label: string;
  points: readonly ReportPoint[];
  /** What the third column holds. */
  day: string;
  dayOf: (point: ReportPoint) => string;
}

function Points({ label, points, day, dayOf }: PointsProps) {
  return (
    <table aria-label={label} className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b-[1.5px] border-ink text-left">
          {["Point", "Page", day, "Who"].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-3 font-semibold last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={`${point.list}/${point.id}`} className="break-inside-avoid border-b border-rule align-top">
            <td className="py-1.5 pr-3">{point.task}</td>
            <td className="py-1.5 pr-3">{point.place}</td>
            <td className="py-1.5 pr-3 whitespace-nowrap max-sm:whitespace-normal">
              {dayOf(point) ? formatDay(dayOf(point)) : ""}
            </td>
            <td dir="auto" className="py-1.5">
              {point.who}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
