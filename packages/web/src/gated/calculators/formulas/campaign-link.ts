// The lessons "Naming conventions" and "UTM parameters": names that split cleanly, and links that carry them.
import { toolOf } from "./tool.ts";

type NameGiven = Readonly<
  Record<
    | "market"
    | "objective"
    | "budget"
    | "theme"
    | "start"
    | "audience"
    | "place"
    | "event"
    | "note"
    | "format"
    | "angle"
    | "person"
    | "product"
    | "version"
    | "page"
    | "source"
    | "medium",
    string
  >
>;

type NameFound = {
  campaign: string;
  adSet: string;
  ad: string;
  link: string;
  string: string;
};

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

/** Names and a labelled link. */
export function campaignLink(given: NameGiven): NameFound {
  const name = (...parts: (keyof NameGiven)[]) => parts.map((part) => cleanPart(given[part])).join("_");
  const campaign = name("market", "objective", "budget", "theme", "start");
  const adSet = name("audience", "place", "event", "note");
  const ad = name("format", "angle", "person", "product", "version");
  const [address = "", anchor] = given.page.split("#");
  const labels = `utm_source=${cleanPart(given.source)}&utm_medium=${given.medium}&utm_campaign=${campaign}&utm_content=${ad}`;
  return {
    campaign,
    adSet,
    ad,
    link: `${address}${address.includes("?") ? "&" : "?"}${labels}${anchor === undefined ? "" : `#${anchor}`}`,
    string: metaString,
  };
}

/** The fields that become parts of a name or a label. */
const parts = [
  "market",
  "objective",
  "budget",
  "theme",
  "start",
  "audience",
  "place",
  "event",
  "note",
  "angle",
  "person",
  "product",
  "version",
  "source",
] as const;

const results = /(^|-)(winner|best|hit|flop|loser|final|new)(-|$)/;
const personal = /\d{10}|@/;
const titles = {
  ready: "Ready to paste",
  result: "A result does not belong in a name",
  personal: "Something private would travel in your links",
};

const word = { kind: "text", max: 40, clean: cleanPart } as const;
/** As a spreadsheet does it, which begins with clean parts; signs that it does not name must not be typed there. */
const cleaned = (id: string) =>
  [...`&?=#%/+.,'():!₹`].reduce(
    (formula, sign) => `SUBSTITUTE(${formula},"${sign}","")`,
    `SUBSTITUTE(SUBSTITUTE(LOWER(TRIM({${id}}))," ","-"),"_","-")`,
  );
const joined = (...ids: string[]) => ids.map(cleaned).join('&"_"&');
const pattern = (...ids: string[]) => ids.map((id) => `{${id}}`).join(" + ");

export const campaignLinkTool = toolOf<NameGiven, NameFound>({
  id: "campaign-link",
  fields: [
    { ...word, id: "market", label: "Campaign: market", start: "in" },
    { ...word, id: "objective", label: "Campaign: objective", start: "sales" },
    { ...word, id: "budget", label: "Campaign: where the budget sits", start: "cbo" },
    { ...word, id: "theme", label: "Campaign: theme", start: "evergreen" },
    { ...word, id: "start", label: "Campaign: year and month", hint: "2604 is April 2026", start: "2604" },
    { ...word, id: "audience", label: "Ad set: audience", start: "broad" },
    { ...word, id: "place", label: "Ad set: place", start: "in-south" },
    { ...word, id: "event", label: "Ad set: event", start: "purchase" },
    { ...word, id: "note", label: "Ad set: note", start: "25plus" },
    {
      id: "format",
      kind: "choice",
      label: "Ad: format",
      start: "vid",
      options: ["img", "vid", "car"],
    },
    { ...word, id: "angle", label: "Ad: angle", start: "rto-proof" },
    { ...word, id: "person", label: "Ad: person", start: "meena" },
    { ...word, id: "product", label: "Ad: product", start: "kurta12" },
    { ...word, id: "version", label: "Ad: version", start: "v2" },
    {
      id: "page",
      kind: "text",
      label: "Page the link opens",
      start: "https://example.in/kurta-12",
      max: 400,
      address: true,
    },
    {
      ...word,
      id: "source",
      label: "Link outside Meta: source",
      hint: "whatsapp, newsletter, the creator's name",
      start: "whatsapp",
    },
    {
      id: "medium",
      kind: "choice",
      label: "Link outside Meta: medium",
      start: "message",
      options: ["message", "email", "sms", "paid_social", "influencer", "qr", "affiliate"],
    },
  ],
  check: (given) => {
    const empty = parts.find((part) => cleanPart(given[part]) === "");
    return empty ? { field: empty, text: "Use plain letters a to z and digits here" } : undefined;
  },
  solve: campaignLink,
  result: "ad",
  tell: (given, { campaign, adSet, ad }) => {
    const pieces = `${campaign}_${adSet}_${ad}`.split("_");
    const all = Object.values(given).join(" ");
    if (personal.test(all.replace(given.page, "")))
      return {
        tone: "bad",
        title: titles.personal,
        text: "A phone number or mail address stands in one of the parts. Names reach analytics and every log on the way: use a code instead.",
      };
    const told = pieces.find((piece) => results.test(piece));
    if (told)
      return {
        tone: "wait",
        title: titles.result,
        text: `"${told}" is true for some days and wrong for ever after. Say what the ad is, not how it did.`,
      };
    return {
      tone: "ok",
      title: titles.ready,
      text: "Name campaign, ad set and ad before the first publish. Put the long string into the URL parameters field of the ad; use the link only outside Meta.",
    };
  },
  steps: [
    {
      id: "campaign",
      label: "Campaign",
      unit: "words",
      formula: joined("market", "objective", "budget", "theme", "start"),
      say: pattern("market", "objective", "budget", "theme", "start"),
      copy: true,
    },
    {
      id: "adSet",
      label: "Ad set",
      unit: "words",
      formula: joined("audience", "place", "event", "note"),
      say: pattern("audience", "place", "event", "note"),
      copy: true,
    },
    {
      id: "ad",
      label: "Ad",
      unit: "words",
      formula: joined("format", "angle", "person", "product", "version"),
      say: pattern("format", "angle", "person", "product", "version"),
      copy: true,
    },
    {
      id: "link",
      label: "Link for use outside Meta",
      unit: "words",
      formula: `IF(ISNUMBER(FIND("#",{page})),LEFT({page},FIND("#",{page})-1),{page})&IF(ISNUMBER(FIND("?",IF(ISNUMBER(FIND("#",{page})),LEFT({page},FIND("#",{page})-1),{page}))),"&","?")&"utm_source="&${cleaned("source")}&"&utm_medium="&{medium}&"&utm_campaign="&{campaign}&"&utm_content="&{ad}&IF(ISNUMBER(FIND("#",{page})),MID({page},FIND("#",{page}),400),"")`,
      say: "",
      copy: true,
    },
    {
      id: "string",
      label: "String for the URL parameters field",
      unit: "words",
      formula: `"${metaString}"`,
      say: "",
      copy: true,
    },
  ],
  notes: [
    "Underscores separate the pieces, hyphens stand inside them. Capitals, blanks, signs and other scripts are taken out, because analytics counts each spelling by itself.",
    "In the spreadsheet type plain letters a to z, digits and hyphens only: it cannot take out other scripts.",
    "Do not put labels on links inside your own shop: they would overwrite where the visitor came from.",
  ],
});
