// A notice that was shown is proof of what somebody agreed to: its text stays, and a new wording is a new version.
import { createHash } from "node:crypto";
import type { Notice } from "@store/contract/privacy/notices";

/** SHA-256 of each text, by purpose, version and language. One is added for each new version, none is ever changed. */
export const shownNotices: Readonly<Record<string, string>> = {
  "cart-reminder 1 en": "1f02976d13f9d96ee38300d57df61371ae5422aa3c719c4c436af9bdf94e8b9b",
};

/** Of what is shown: the label and the text, before the shop's name is put in. */
export function hashOfNotice({ label, text }: Pick<Notice, "label" | "text">): string {
  return createHash("sha256").update(`${label}\n${text}`).digest("hex");
}

/** Stops the build of a site whose notices are not the ones that were locked. */
export function refuseChangedNotices(notices: readonly Notice[], shown = shownNotices): void {
  for (const notice of notices) {
    const { purpose, version, language } = notice;
    const name = `${purpose} ${version} ${language}`;
    const hash = hashOfNotice(notice);
    if (shown[name] === hash) continue;
    throw new Error(
      shown[name] === undefined
        ? `The notice "${name}" is new: add it to ${import.meta.url} as ${hash}`
        : `The notice "${name}" has another text than was shown. Put it back, and add a version ${version + 1}`,
    );
  }
  const kept = new Set(notices.map(({ purpose, version, language }) => `${purpose} ${version} ${language}`));
  const lost = Object.keys(shown).filter((name) => !kept.has(name));
  if (lost.length > 0) throw new Error(`Notices that were shown are gone: ${lost.join(", ")}`);
}
