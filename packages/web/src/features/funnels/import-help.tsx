import { offer } from "@store/contract/offer/offer";
import { LinkButton } from "../../ui/button.tsx";

/** Under the cards: the way to the guide, and to people. */
export function ImportHelp() {
  return (
    <section
      aria-labelledby="import-help"
      className="on-mat mat-grid mt-sec grid gap-6 rounded-[6px] p-[clamp(1.5rem,4vw,3rem)] md:grid-cols-[1fr_auto] md:items-center md:gap-12"
    >
      <div>
        <h2 id="import-help" className="text-d3">
          Need Help Importing?
        </h2>
        <p className="mute mt-2 max-w-[54ch]">
          Six steps from the file on your computer to a page in your site, with pictures. If it still will not
          fit, write to{" "}
          <a href={`mailto:${offer.supportEmail}?subject=Importing%20a%20template`}>{offer.supportEmail}</a>.
        </p>
      </div>
      <LinkButton href="/funnel-guide">View Import Guide</LinkButton>
      <div className="border-t border-on-mat/25 pt-6 md:col-span-2">
        <h3 className="text-d4">Grey boxes instead of pictures?</h3>
        <p className="mute mt-2 max-w-[72ch]">
          While it imports, WordPress fetches the pictures from this shop. Where it cannot (some hosts block
          it, and a shop that runs on a laptop is out of its reach) the page builder leaves grey boxes and
          says nothing. Take the ZIP with pictures: upload its pictures to your Media Library, click each grey
          box, and choose the one that its README names. The README also lists the words for each picture,
          because no import keeps alternative texts.
        </p>
      </div>
    </section>
  );
}
