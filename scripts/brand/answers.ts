import { upsellIds } from "@store/contract/products";
import { type BrandNow, questions, readPrices, type Settings } from "./questions.ts";

/** Answers by the questions' ids. The extras' prices may stand beside them: `"seo-checklist": "449 8999"`. */
export type Answers = Record<string, string>;

const extraIds: readonly string[] = upsellIds;

/** What the answers set. Throws one sentence for each that cannot be used. */
export function settingsOf(answers: Answers, now: Pick<BrandNow, "name" | "siteUrl">): Settings {
  const wrong: string[] = [];
  const settings: Settings = {};
  for (const [id, answer] of Object.entries(answers)) {
    try {
      Object.assign(settings, read(id, answer.trim()));
    } catch (error) {
      wrong.push(`${id}: ${(error as Error).message}`);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const { name = now.name, siteUrl = now.siteUrl } = settings;
  const changesSender = settings.name !== undefined || settings.siteUrl !== undefined;
  const host = new URL(String(siteUrl)).hostname;
  return { ...settings, ...(changesSender && { mailFrom: `${name} <login@${host}>` }) };
}

function read(id: string, answer: string): Settings {
  if (extraIds.includes(id)) return readPrices(id, answer);
  const question = questions.find((one) => one.id === id);
  if (!question) throw new Error("there is no such question");
  return question.read(answer);
}
