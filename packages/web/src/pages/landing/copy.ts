// What the landing page says, apart from its drawings (docs/product.md sections 1, 2 and 9).

export interface Feature {
  title: string;
  text: string;
}

export const features = {
  setup: {
    title: "Lightning Fast Setup",
    text: "Import, change the words, publish. A first funnel takes an hour or two, not a fortnight.",
  },
  narrowing: {
    title: "Conversion Optimized",
    text: "Every page has one job, and it narrows towards the next one.",
  },
  results: {
    title: "Proven Results",
    text: "$10M+ in revenue, as our customers report it, from pages built on these templates.",
  },
  hours: {
    title: "Save 100+ Hours",
    text: "Each square is an hour of layout you will not do again. The last two are for your own words.",
  },
  responsive: {
    title: "Mobile Responsive",
    text: "Drawn first for the phone in your customer’s hand, then for the desk.",
  },
  updates: {
    title: "Regular Updates",
    text: "New templates monthly, in your library, without a new bill.",
  },
} satisfies Record<string, Feature>;

export const steps = [
  {
    label: "Step 1",
    title: "Full-Stack Fundamentals",
    text: "The construction lines: your offer, who it is for, where they come from, and the page each of them needs.",
  },
  {
    label: "Step 2",
    title: "Funnel Architecture",
    text: "Ink it in. Import a template, put your words in it, connect the form, join page to page.",
  },
  {
    label: "Step 3",
    title: "Client Acquisition",
    text: "Put people in at the top. Read the numbers. Widen what works and cut what does not.",
  },
] as const;

/** Values in whole rupees: together 25,000. */
export const bonuses = [
  {
    number: 1,
    title: "E-commerce CRO Checklist",
    text: "191 checks for every page of your store, from the search box to the thank-you page.",
    value: 5000,
  },
  {
    number: 2,
    title: "Email Templates",
    text: "Launch, welcome, nurture and win-back mails, ready for your words.",
    value: 5000,
  },
  {
    number: 3,
    title: "Facebook Ads Mastery",
    text: "Seven chapters and 27 lessons, from Business Manager to scaling past your first lakh of spend.",
    value: 15000,
  },
] as const;

export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** Avatar initials. */
  initials: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: "Ananya Kulkarni",
    role: "Course creator, Pune",
    content:
      "I stopped redrawing the same landing page every month. The course funnel went live on a Tuesday evening and took its first order before lunch on Wednesday.",
    initials: "AK",
  },
  {
    name: "Rohit Menon",
    role: "Performance marketer, Kochi",
    content: "The webinar funnel is better than the one my agency charged ₹40,000 for.",
    initials: "RM",
  },
  {
    name: "Simran Pannu",
    role: "Fitness coach, Ludhiana",
    content: "I do not code. I changed the words, changed the photos and pressed publish.",
    initials: "SP",
  },
  {
    name: "Vikram Joshi",
    role: "Agency owner, Indore",
    content: "We import one, swap the brand colours and hand it to the client the same day.",
    initials: "VJ",
  },
  {
    name: "Nusrat Islam",
    role: "D2C founder, Guwahati",
    content: "The CRO checklist found eleven things wrong with our cart page. We fixed nine.",
    initials: "NI",
  },
  {
    name: "Deepak Raj",
    role: "Designer, Chennai",
    content: "Good type, good spacing, and it holds together on a small phone. That is rare.",
    initials: "DR",
  },
];

export const checkoutBenefits = [
  { title: "Instant Access", text: "Your login arrives the minute you pay." },
  { title: "Lifetime Updates", text: "New templates every month." },
  { title: "Premium Support", text: "Real people, and a private community." },
] as const;
