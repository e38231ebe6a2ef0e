// What the documents of an agency ask for, in the order of the form. A page needs it at once, and not the schemas.

export const documentGroups = {
  agency: "Your agency",
  client: "The client",
  work: "Work and money",
} as const;
export type DocumentGroup = keyof typeof documentGroups;

interface FieldFacts {
  group: DocumentGroup;
  label: string;
  /** What it may look like. */
  like: string;
  /** It takes several lines. */
  long?: true;
}

export const documentFields = {
  agency: { group: "agency", label: "Name of your agency", like: "Kaveri Digital LLP" },
  person: { group: "agency", label: "Who signs", like: "Anita Rao, partner" },
  agencyAddress: {
    group: "agency",
    label: "Your address",
    like: "14, 2nd Cross, Indiranagar, Bengaluru 560038",
  },
  agencyEmail: { group: "agency", label: "Your e-mail", like: "hello@kaveri.example" },
  agencyPhone: { group: "agency", label: "Your phone", like: "98765 43210" },
  agencyState: { group: "agency", label: "Your state", like: "Karnataka" },
  city: { group: "agency", label: "Seat of an arbitration", like: "Bengaluru" },
  gstin: { group: "agency", label: "Your GSTIN", like: "empty, if not registered" },
  pan: { group: "agency", label: "Your PAN", like: "ABCDE1234F" },
  udyam: { group: "agency", label: "Your Udyam number", like: "empty, if neither micro nor small" },
  bank: { group: "agency", label: "Bank account", like: "Name, number, IFSC" },
  upi: { group: "agency", label: "UPI ID", like: "kaveri@bank" },
  metaId: { group: "agency", label: "Business ID at Meta", like: "15 digits, from Business settings" },
  client: { group: "client", label: "Name of the client", like: "Pahadi Pantry Pvt Ltd" },
  clientPerson: { group: "client", label: "Whom you speak to", like: "Rohit Negi" },
  clientEmail: { group: "client", label: "Their e-mail", like: "rohit@pahadi.example" },
  clientAddress: { group: "client", label: "Their address", like: "12, Rajpur Road, Dehradun 248001" },
  site: { group: "client", label: "Site", like: "pahadi.example" },
  clientState: { group: "client", label: "Their state", like: "Uttarakhand" },
  clientGstin: { group: "client", label: "Their GSTIN", like: "empty, if they have none" },
  problem: {
    group: "work",
    label: "The problem, in their words",
    like: "Orders cost more than they leave since March.",
    long: true,
  },
  scope: {
    group: "work",
    label: "What you do",
    like: "Ads on Meta for one shop, two landing pages, tracking, a report each month.",
    long: true,
  },
  fee: { group: "work", label: "Fee a month, without tax", like: "45,000" },
  days: { group: "work", label: "Days to pay", like: "15" },
  start: { group: "work", label: "Start", like: "1 January 2027" },
  term: { group: "work", label: "First term", like: "six months" },
  notice: { group: "work", label: "Days of notice", like: "30" },
  liability: { group: "work", label: "Months of fees that limit liability", like: "six" },
  validUntil: { group: "work", label: "The offer holds until", like: "15 December 2026" },
  date: { group: "work", label: "Date of the document", like: "today" },
  month: { group: "work", label: "Month it is about", like: "January 2027" },
  work: { group: "work", label: "What the invoice is for", like: "Management of ads on Meta" },
  sac: { group: "work", label: "SAC", like: "998361, ask your accountant" },
  invoiceNo: { group: "work", label: "Number of the invoice", like: "KD/26-27/014" },
  helpers: { group: "work", label: "Others who see data", like: "Google Workspace; no freelancers" },
  retention: { group: "work", label: "Days until files are deleted", like: "30" },
  end: { group: "work", label: "Last day of work", like: "30 June 2027" },
} as const satisfies Record<string, FieldFacts>;
export type DocumentField = keyof typeof documentFields;
export const documentFieldIds = Object.keys(documentFields) as DocumentField[];

/** Computed from the fields. */
export const computedFields = ["gst", "cgst", "stateTax", "igst", "unsplit", "total"] as const;
