import { formatDate } from "@store/contract/format";
import type { ReactNode } from "react";
import { Footer } from "../../ui/footer.tsx";
import { Header, HeaderLink } from "../../ui/header.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** Day of the present version, `yyyy-mm-dd`. */
  updated: string;
  /** The whole page in a few lines. They explain; the sections decide. */
  short: readonly ReactNode[];
  sections: readonly LegalSection[];
}

/** A legal text set like a drawing's notes: numbered, with a list of contents and the short version first. */
export function LegalPage({ title, updated, short, sections }: LegalPageProps) {
  return (
    <>
      <SkipLink />
      <Header>
        <HeaderLink href="/contact">Contact</HeaderLink>
      </Header>
      <main id="main" className="wrap py-[clamp(2.5rem,6vw,5rem)]">
        <h1 className="max-w-[14ch]">{title}</h1>
        <p className="mute mt-4">In force since {formatDate(Date.parse(updated))}</p>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="max-w-[42rem] lg:col-start-2 rounded-sheet border border-rule bg-sheet px-6 py-5 shadow-sheet">
            <h2 className="text-d4">In short</h2>
            <ul className="mt-3 grid gap-2">
              {short.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are written
                <li key={place} className="grid grid-cols-[0.75rem_1fr] gap-2.5">
                  <svg viewBox="0 0 10 10" aria-hidden="true" className="mt-[0.55em] h-auto w-2.5">
                    <path d="M1 0h8v2L5 11 1 2z" fill="#d48c00" />
                  </svg>
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </div>
          <nav
            aria-label="Contents"
            className="lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
          >
            <ol className="border-y-[1.5px] border-ink py-2 text-sm font-semibold">
              {sections.map((section, i) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="grid min-h-11 grid-cols-[2ch_1fr] items-center gap-2 no-underline hover:underline lg:min-h-9"
                  >
                    <span className="num mute">{i + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-[42rem] lg:col-start-2">
            {sections.map((section, i) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-h`}
                className="legal mt-10 scroll-mt-6 first:mt-0 border-t border-ink pt-5"
              >
                <h2 id={`${section.id}-h`} className="mb-4 grid grid-cols-[auto_1fr] gap-3 text-d3">
                  <span className="num mute">{i + 1}</span>
                  {section.title}
                </h2>
                {section.body}
              </section>
            ))}
          </div>
        </div>
      </main>
      <Footer />
    </>
  );
}
