import { isHomePage } from "@store/contract/honest/choices";
import { isObserved } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import { emails } from "@store/goods/emails";
import { Download } from "lucide-react";
import { Icon } from "../ui/icon.tsx";
import { BracketDrawing, OrderDrawing, TableDrawing } from "./showcase/drawings.tsx";
import { emailPictures } from "./showcase/pictures.ts";
import { Reasons, ShowcasePage } from "./showcase/showcase-page.tsx";

const { designToolUrl } = offer;

/** The share link of the designs. A design tool's home page is one only as observed: it holds none of them. */
const designTool =
  designToolUrl !== undefined && (isObserved() || !isHomePage(designToolUrl)) ? designToolUrl : undefined;

const reasons = [
  {
    title: "Written, not filled in",
    text: "Each mail has one job and says it in one voice. What you must change stands in [brackets], the same way everywhere.",
    drawing: <BracketDrawing />,
  },
  {
    title: "Ten, in working order",
    text: "From the first hello to the long silence, in the order in which a customer meets them.",
    drawing: <OrderDrawing />,
  },
  {
    title: "Built like a mail",
    text: isObserved()
      ? "Tables and inline styles, 600 px wide, no pictures needed: what Gmail, Outlook and Apple Mail all understand."
      : "Tables and inline styles, 600 px wide, no pictures needed. Send yourself one before you send it to a list.",
    drawing: <TableDrawing />,
  },
];

/** The free bonus: ten email designs to look at, open and download (docs/product.md section 2). */
export function EmailTemplatesPage() {
  return (
    <ShowcasePage
      title="Email Templates"
      lead={`Ten mails for the whole way from stranger to regular. ${designTool ? "Open them in the design tool, or take" : "Take"} the HTML below and paste it into the mail program you have.`}
      open="Open the Email Templates"
      files="#files"
      tool={designTool}
      carousel={{ label: "The ten email templates", pictures: emailPictures, width: 480, height: 640 }}
      closing={{
        title: "Ten mails, ready for your words",
        text: isObserved()
          ? "Start with the welcome. It is the one that most people open."
          : "Start with the welcome: it is the first that a new reader gets.",
      }}
    >
      <section aria-labelledby="h-why" className="wrap pt-sec">
        <h2 id="h-why" className="mb-[clamp(2rem,4vw,3.5rem)]">
          Why Choose Our Templates
        </h2>
        <Reasons items={reasons} />
      </section>
      <section id="files" aria-labelledby="h-files" className="wrap scroll-mt-6 py-sec">
        <h2 id="h-files" className="mb-8">
          Take the files
        </h2>
        <ol className="border-t-[1.5px] border-ink">
          {emails.map(({ slug, name, when, subject }, i) => (
            <li
              key={slug}
              className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 gap-y-1 border-b border-rule py-4 lg:grid-cols-[6.5rem_2rem_15rem_1fr_auto] lg:gap-x-6"
            >
              {/* Described in the row above; here it only says which file this is. */}
              <img
                src={emailPictures[i]?.src}
                alt=""
                width={480}
                height={640}
                loading="lazy"
                decoding="async"
                className="aspect-square h-auto w-full self-start bg-sheet object-cover object-top shadow-lift max-lg:row-span-2"
              />
              <span className="price mute text-d4 max-lg:hidden">{i + 1}</span>
              <h3 className="text-d4">{name}</h3>
              <p className="col-span-2 col-start-2 text-sm max-lg:row-start-2 lg:col-span-1 lg:col-start-auto">
                “{subject}”<span className="mute block">{when}</span>
              </p>
              <a
                href={`/downloads/email-templates/${slug}.html`}
                download={`${slug}.html`}
                aria-label={`HTML: download ${name}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-sm font-semibold no-underline shadow-[inset_0_0_0_1.5px_currentColor] hover:bg-ink/7 max-lg:col-start-3 max-lg:row-start-1"
              >
                <Icon as={Download} />
                HTML
              </a>
            </li>
          ))}
        </ol>
      </section>
    </ShowcasePage>
  );
}
