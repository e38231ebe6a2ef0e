// The lessons "Naming conventions" and "UTM parameters": names that split cleanly, and links that carry them.
import type { Step } from "@store/contract/calculator-content";
import type { Field, TextField, Tool } from "./tool.ts";

/** One part of a name: lower case, hyphens inside, nothing that a link would turn into percent codes. */
export function cleanPart(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_]/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The labels of the URL parameters field, with what Meta fills in at the click. */
const metaLabels: readonly (readonly [label: string, value: string])[] = [
  ["utm_source", "facebook"],
  ["utm_medium", "paid_social"],
  ["utm_campaign", "{{campaign.name}}"],
  ["utm_content", "{{ad.name}}"],
  ["utm_term", "{{adset.name}}"],
  ["utm_id", "{{campaign.id}}"],
  ["placement", "{{placement}}"],
  ["site", "{{site_source_name}}"],
  ["ad_id", "{{ad.id}}"],
];
const metaString = metaLabels.map((pair) => pair.join("=")).join("&");

const results = /(^|-)(winner|best|hit|flop|loser|final|new)(-|$)/;
const personal = /\d{10}|@/;

/** A field that becomes a part of a name or a label. */
const word = (id: string, label: string, start: string, hint?: string): TextField => {
  return { kind: "text", id, label, ...(hint && { hint }), start, max: 40, clean: cleanPart };
};
/** As a spreadsheet does it, which begins with clean parts; signs that it does not name must not be typed there. */
const cleaned = (id: string) =>
  [...`&?=#%/+.,'():!₹`].reduce(
    (formula, sign) => `SUBSTITUTE(${formula},"${sign}","")`,
    `SUBSTITUTE(SUBSTITUTE(LOWER(TRIM({${id}}))," ","-"),"_","-")`,
  );
const name = (id: string, label: string, ...parts: string[]): Step => ({
  ...{ id, label, unit: "words", copy: true },
  formula: parts.map(cleaned).join('&"_"&'),
  say: parts.map((part) => `{${part}}`).join(" + "),
});
const pasted = (id: string, label: string, formula: string): Step => ({
  ...{ id, label, unit: "words", formula },
  ...{ say: "", copy: true },
});
const hasAnchor = 'ISNUMBER(FIND("#",{page}))';
const address = `IF(${hasAnchor},LEFT({page},FIND("#",{page})-1),{page})`;
const link = `${address}&IF(ISNUMBER(FIND("?",${address})),"&","?")&"utm_source="&${cleaned("source")}&"&utm_medium="&{medium}&"&utm_campaign="&{campaign}&"&utm_content="&{ad}&IF(${hasAnchor},MID({page},FIND("#",{page}),400),"")`;

const fields: readonly Field[] = [
  word("market", "Campaign: market", "in"),
  word("objective", "Campaign: objective", "sales"),
  word("budget", "Campaign: where the budget sits", "cbo"),
  word("theme", "Campaign: theme", "evergreen"),
  word("start", "Campaign: year and month", "2604", "2604 is April 2026"),
  word("audience", "Ad set: audience", "broad"),
  word("place", "Ad set: place", "in-south"),
  word("event", "Ad set: event", "purchase"),
  word("note", "Ad set: note", "25plus"),
  { id: "format", kind: "choice", label: "Ad: format", start: "vid", options: ["img", "vid", "car"] },
  word("angle", "Ad: angle", "rto-proof"),
  word("person", "Ad: person", "meena"),
  word("product", "Ad: product", "kurta12"),
  word("version", "Ad: version", "v2"),
  {
    id: "page",
    kind: "text",
    label: "Page the link opens",
    start: "https://example.in/kurta-12",
    max: 400,
    address: true,
  },
  word("source", "Link outside Meta: source", "whatsapp", "whatsapp, newsletter, the creator's name"),
  {
    id: "medium",
    kind: "choice",
    label: "Link outside Meta: medium",
    start: "message",
    options: ["message", "email", "sms", "paid_social", "influencer", "qr", "affiliate"],
  },
];

export const campaignLinkTool: Tool = {
  id: "campaign-link",
  fields,
  checks: fields
    .filter((field) => field.kind === "text" && field.clean)
    .map(({ id }) => ({
      when: `{${id}}=""`,
      field: id,
      text: "Use plain letters a to z and digits here",
    })),
  steps: [
    name("campaign", "Campaign", "market", "objective", "budget", "theme", "start"),
    name("adSet", "Ad set", "audience", "place", "event", "note"),
    name("ad", "Ad", "format", "angle", "person", "product", "version"),
    pasted("link", "Link for use outside Meta", link),
    pasted("string", "String for the URL parameters field", `"${metaString}"`),
  ],
  result: "ad",
  verdicts: (given, { campaign, adSet, ad }) => {
    const { page: _, ...labels } = given;
    if (personal.test(Object.values(labels).join(" ")))
      return {
        tone: "bad",
        title: "Something private would travel in your links",
        text: "A phone number or mail address stands in one of the parts. Names reach analytics and every log on the way: use a code instead.",
      };
    const told = `${campaign}_${adSet}_${ad}`.split("_").find((piece) => results.test(piece));
    if (told)
      return {
        tone: "wait",
        title: "A result does not belong in a name",
        text: `"${told}" is true for some days and wrong for ever after. Say what the ad is, not how it did.`,
      };
    return {
      tone: "ok",
      title: "Ready to paste",
      text: "Name campaign, ad set and ad before the first publish. Put the long string into the URL parameters field of the ad; use the link only outside Meta.",
    };
  },
  notes: [
    "Underscores separate the pieces, hyphens stand inside them. Capitals, blanks, signs and other scripts are taken out, because analytics counts each spelling by itself.",
    "In the spreadsheet type plain letters a to z, digits and hyphens only: it cannot take out other scripts.",
    "Do not put labels on links inside your own shop: they would overwrite where the visitor came from.",
    "GA4 has no channel of its own for the media message, influencer and qr. Add one in Admin, Channel groups, or look for them under Unassigned.",
  ],
};
