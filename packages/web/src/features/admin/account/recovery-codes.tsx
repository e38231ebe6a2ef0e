import { offer } from "@store/contract/offer/offer";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";

/** The codes for the day the app is lost. Shown here and never again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${offer.name}: recovery codes of your admin account. Each works once.\n\n${codes.join("\n")}\n`;
  return (
    <section aria-label="Recovery codes" className="grid gap-4 border-[1.5px] border-ink bg-sheet px-5 py-5">
      <p className="text-xl font-semibold">Keep your recovery codes</p>
      <p className="text-sm">
        Lost your phone? Each of these opens your account once, in place of the app. They are shown now and
        never again: print them, or keep them where you keep your passwords.
      </p>
      <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="code text-sm! whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="sm"
          onClick={() =>
            saveFile("recovery-codes.txt", new Blob([text], { type: "text/plain;charset=utf-8" }))
          }
        >
          Save as a file
        </Button>
        <CopyButton what="your recovery codes" value={text} />
        <Button size="sm" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </section>
  );
}
