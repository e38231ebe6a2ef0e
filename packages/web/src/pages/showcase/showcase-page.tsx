import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Footer } from "../../ui/footer.tsx";
import { Header, HeaderLink } from "../../ui/header.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { Carousel, type Picture } from "./carousel.tsx";

interface ShowcasePageProps {
  title: string;
  lead: ReactNode;
  /** Words on the button that leads to the files. */
  open: string;
  /** Where the files are. */
  files: string;
  /** A design tool with the same designs, where the shop names one. */
  tool?: string | undefined;
  carousel: { label: string; pictures: readonly Picture[]; width: number; height: number };
  closing: { title: string; text: string };
  children: ReactNode;
}

/** Email and ad templates: the same page with other pictures (docs/product.md section 2). */
export function ShowcasePage({
  title,
  lead,
  open,
  files,
  tool,
  carousel,
  closing,
  children,
}: ShowcasePageProps) {
  return (
    <>
      <SkipLink />
      <Header ground="mat">
        <HeaderLink href="/">Back to Home</HeaderLink>
      </Header>
      <main id="main">
        <div className="on-mat mat-grid overflow-hidden">
          <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-7 pt-[clamp(1.75rem,4vw,3.5rem)] pb-2">
            <div className="max-w-[38rem]">
              <h1>{title}</h1>
              <p className="mt-5 text-lg">{lead}</p>
            </div>
            <OpenButton files={files} tool={tool}>
              {open}
            </OpenButton>
          </div>
          <Carousel {...carousel} />
        </div>
        {children}
        <section aria-labelledby="h-closing" className="on-marigold bg-marigold-400">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-[clamp(2.5rem,6vw,5rem)]">
            <div>
              <h2 id="h-closing">{closing.title}</h2>
              <p className="mt-3 max-w-[44ch] text-lg">{closing.text}</p>
            </div>
            <OpenButton files={files} tool={tool} look="secondary">
              {open}
            </OpenButton>
          </div>
        </section>
      </main>
      <Footer />
    </>
  );
}

interface OpenButtonProps {
  files: string;
  tool: string | undefined;
  look?: "secondary";
  children: ReactNode;
}

/** The files themselves; beside them the design tool, where the shop names one. */
function OpenButton({ files, tool, look, children }: OpenButtonProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={files} {...(look && { look })}>
        {children}
        <Arrow />
      </LinkButton>
      {tool ? (
        <LinkButton href={tool} target="_blank" rel="noopener" look="quiet">
          Design tool
          <Icon as={ExternalLink} />
          <span className="sr-only">(opens in a new tab)</span>
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Reasons side by side on one ruled sheet, the first the widest. */
export function Reasons({
  items,
}: {
  items: readonly { title: string; text: string; drawing: ReactNode }[];
}) {
  return (
    <ul className="grid border-[1.5px] border-ink bg-sheet lg:grid-cols-[6fr_5fr_5fr]">
      {items.map(({ title, text, drawing }) => (
        <li
          key={title}
          className="flex flex-col justify-between gap-6 border-t border-rule p-[clamp(1.5rem,3vw,2.25rem)] first:border-t-0 lg:border-t-0 lg:border-l lg:first:border-l-0"
        >
          <div className="draw mx-auto w-full max-w-80">{drawing}</div>
          <div>
            <h3>{title}</h3>
            <p className="mute mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
