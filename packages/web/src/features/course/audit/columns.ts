// Which column of an Ads Manager export is which, by its English or Hindi name. What is not recognised the visitor chooses.

export const columnIds = [
  "ad",
  "set",
  "campaign",
  "spent",
  "orders",
  "kind",
  "day",
  "starts",
  "ends",
] as const;
export type ColumnId = (typeof columnIds)[number];

export const columnNames: Readonly<Record<ColumnId, string>> = {
  ad: "Name of the ad",
  set: "Name of the ad set",
  campaign: "Name of the campaign",
  spent: "Amount spent",
  orders: "Orders (Purchases or Results)",
  kind: "What a result is",
  day: "Day",
  starts: "Reporting starts",
  ends: "Reporting ends",
};

/** Without these nothing can be judged. */
export const neededColumns = ["ad", "spent", "orders"] as const satisfies readonly ColumnId[];

export type Columns = Readonly<Partial<Record<ColumnId, number>>>;

/** The best name first. Letters of Hindi stand without their dots below, as `plain` leaves them. */
const patterns: Readonly<Record<ColumnId, readonly RegExp[]>> = {
  ad: [/^ad name$/, /^(विज्ञापन|ऐड|एड) का नाम$/, /^(विज्ञापन|ऐड|एड) नाम$/, /^ads?$/],
  set: [/^ad ?set name$/, /^(विज्ञापन|ऐड|एड) सेट का नाम$/, /^(विज्ञापन|ऐड|एड) सेट नाम$/, /^ad ?set$/],
  campaign: [/^campaign name$/, /^(कैंपेन|कैम्पेन|अभियान) का नाम$/, /^(कैंपेन|कैम्पेन|अभियान) नाम$/, /^campaign$/],
  spent: [/^amount spent( \(.+\))?$/, /^(खर्च की गई|खर्च) (राशि|रकम)( \(.+\))?$/, /^(spend|cost)( \(.+\))?$/],
  orders: [
    /^purchases$/,
    /^website purchases$/,
    /^(खरीदारी|खरीदारियां|खरीद|खरीदी)$/,
    /^results$/,
    /^(परिणाम|नतीजे|रिजल्ट)$/,
    /^leads$/,
    /^लीड$/,
  ],
  kind: [/^result (indicator|type)$/, /^(परिणाम|नतीजे|रिजल्ट) (का )?(संकेतक|प्रकार|इंडिकेटर)$/],
  day: [/^(day|date)$/, /^(दिन|तारीख|दिनांक)$/],
  starts: [/^reporting starts$/, /^रिपोर्टिंग (शुरू|की शुरुआत|प्रारंभ).*$/],
  ends: [/^reporting ends$/, /^रिपोर्टिंग (खत्म|समाप्त|की समाप्ति).*$/],
};

/** A heading as it is compared: small letters, one space, no dots below letters, no marks of order. */
function plain(heading: string): string {
  return heading
    .normalize("NFD")
    .replaceAll("\u093c", "")
    .normalize("NFC")
    .replace(/[\u200b-\u200f\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** The place of each column that is recognised. */
export function recognise(headings: readonly string[]): Columns {
  const known = headings.map(plain);
  const found: Partial<Record<ColumnId, number>> = {};
  for (const id of columnIds)
    for (const pattern of patterns[id]) {
      const at = known.findIndex((heading) => pattern.test(heading));
      if (at >= 0 && found[id] === undefined) found[id] = at;
    }
  return found;
}

/** The currency that the heading of a sum names: `Amount spent (INR)`. */
export function currencyIn(heading: string): string | undefined {
  return /\(([A-Z]{3})\)/.exec(heading)?.[1];
}
