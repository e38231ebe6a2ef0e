// Agency: a performance-marketing agency that takes on a few brands at a time. Calm, numerate, a little blunt.

import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { tabs } from "../../kit/boards.ts";
import { capturePanel } from "../../kit/capture.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroEditorial } from "../../kit/hero-wide.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { aboutSigned, cases, quoteLead } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { timeline } from "../../kit/programme.ts";
import { proofBar, statement } from "../../kit/proof.ts";
import { faqSplit } from "../../kit/trust.ts";

export const agency: Brief = {
  category: "premium-funnels",
  name: "Agency",
  slug: "agency",
  design: {
    palette: {
      paper: "#F7F5F0",
      tint: "#ECE8DF",
      card: "#FFFFFF",
      ink: "#14120F",
      muted: "#48443D",
      brand: "#1B3BFF",
      accent: "#FFD23F",
      deep: "#14120F",
    },
    type: {
      display: "Space Grotesk",
      text: "Inter",
      weight: 600,
      h1: 72,
      h2: 52,
      body: 17,
      tracking: -1.4,
      line: 1.06,
    },
    radius: { card: 4, button: 4, picture: 4 },
    rhythm: { band: 104, gap: 28, width: 1200, phone: "close" },
    eyebrow: "bar",
    card: "topline",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    {
      alt: "A media buyer's desk from above: contribution on a laptop, orders on a phone",
      still: "report-above",
    },
    {
      alt: "The month's orders on a phone, a parcel and a yellow notebook beside it",
      still: "report-agency",
    },
    { alt: "An account audit on a clipboard, the margin of one product beside it", still: "book-audit" },
    { alt: "A morning's orders packed and stacked on a bench, each with its label", still: "parcel-orders" },
  ],
  sections: [
    brandBar({
      brand: "[Agency name]",
      links: [
        { text: "Work", to: "#work" },
        { text: "How we work", to: "#method" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "Book a call", to: "#audit" },
    }),
    heroEditorial({
      eyebrow: "Performance marketing for D2C brands from ₹5 lakh a month",
      title: "Your ads are not broken. *The maths behind them is.*",
      lead: "We run Meta and Google for brands that already sell, and we are paid for profit after ad spend, not for spend. If the numbers cannot work, we tell you in week one and you keep the audit.",
      actions: [
        { text: "Get the free account audit", to: "#audit" },
        { text: "See three accounts", to: "#work" },
      ],
      ticks: [
        "One senior buyer on your account, by name",
        "A written plan before the first rupee moves",
        "Month to month after the first ninety days",
      ],
      note: "We take on two new brands a month. Next opening: [month].",
      picture: 1,
      height: 560,
    }),
    proofBar({
      tone: "deep",
      facts: [
        { figure: "[₹00 Cr]", text: "ad spend managed last year" },
        { figure: "[00]", text: "brands on the books today" },
        { figure: "[0.0x]", text: "median blended return" },
        { figure: "[00] months", text: "how long a client stays" },
      ],
    }),
    beforeAfter({
      eyebrow: "What changes",
      title: "The same budget, read two ways",
      before: {
        title: "The report you get today",
        lines: [
          "ROAS of 4.1 on a screenshot, cash still short",
          "Creative changed when somebody feels like it",
          "New and returning buyers counted together",
          "A junior answers, a senior sold it to you",
          "You find out on the 5th what went wrong on the 12th",
        ],
      },
      after: {
        title: "The report you get from us",
        lines: [
          "Contribution per order after ads, freight and returns",
          "Six new creatives a fortnight, each with one question",
          "New-customer cost shown on its own line, daily",
          "The person who plans your account runs your account",
          "A five-line note every Monday before ten",
        ],
      },
    }),
    tabs({
      tone: "tint",
      eyebrow: "What we do",
      title: "Four jobs. We do not sell a fifth.",
      lead: "No logo refreshes, no influencer retainers. These four decide whether a rupee comes back.",
      tabs: [
        {
          tab: "Margins",
          picture: 2,
          title: "Unit economics first",
          points: [
            "Margin per SKU, returns and COD refusals included",
            "One figure that every campaign answers to",
          ],
          text: "We rebuild your margin per SKU with returns, COD refusals and discounts in it, and set the most you can pay for an order. Every campaign answers to that one figure.",
        },
        {
          tab: "Creative",
          title: "Creative that is tested, not admired",
          points: ["Two batches a month", "One question for each batch"],
          text: "Scripts, UGC briefs and static ads made in batches. Each batch asks one thing: which hook, which proof, which offer. Losers stop on day four.",
        },
        {
          tab: "Buying",
          title: "Meta and Google, in one hand",
          points: ["One buyer for both", "No order claimed twice"],

          text: "Search harvests what social plants. One buyer holds both, so the two stop claiming the same order.",
        },
        {
          tab: "Pages",
          title: "The page after the click",
          points: ["Rewritten with you", "Measured against the old one"],
          text: "Slow pages and weak offers waste good ads. We rewrite the landing page with you and measure it against the old one.",
        },
      ],
    }),
    cases({
      anchor: "work",
      eyebrow: "Three accounts",
      title: "What happened, dull parts left in",
      lead: "Replace these with your own cases. Keep the form: where it stood, what was done, what it came to.",
      cases: [
        {
          figure: "[−35%]",
          unit: "cost of a new customer, 11 weeks",
          title: "Skin care: a trial kit in place of a discount",
          text: "Eleven ad sets fought over one audience. We folded them into three, moved the offer from 30% off to a trial kit, and stopped paying for buyers who would have come anyway.",
        },
        {
          figure: "[2.1x]",
          unit: "orders at the same spend, 4 months",
          title: "Men's footwear: the page before the ads",
          text: "The product page hid the size guide. Exchange costs ate the profit. We fixed the page first, then scaled; returns fell by a third before the budget rose.",
        },
        {
          figure: "[38%]",
          unit: "of revenue from repeat orders",
          title: "Cold-pressed oils: the second order",
          text: "First orders lost money on purpose. A refill flow on WhatsApp on day 24 turned them. The ads did not change; what they were allowed to cost did.",
        },
      ],
    }),
    statement({ tone: "brand", text: "An agency paid on spend will always find a reason *to spend.*" }),
    timeline({
      anchor: "method",
      eyebrow: "How we work",
      title: "The first ninety days, on paper",
      stops: [
        {
          when: "Week 1",
          title: "Audit and margin sheet",
          text: "Read access to your ad accounts, store and books. You get a document of what leaks and what it costs, ours to write and yours to keep.",
        },
        {
          when: "Weeks 2, 3",
          title: "Repair",
          text: "Tracking, catalogue, duplicate audiences, the five slowest pages. Nothing new is bought until this is clean.",
        },
        {
          when: "Weeks 4 to 8",
          title: "Test",
          text: "Two creative batches a month against a fixed budget. We look for one winner per product, and we write down what lost.",
        },
        {
          when: "Weeks 9 to 12",
          title: "Scale or stop",
          text: "If the figure in the margin sheet holds for three weeks, the budget rises by a fifth at a time. If not, we say so and you leave without notice.",
        },
      ],
    }),
    featureNumbers({
      tone: "tint",
      title: "What you can hold us to",
      across: 4,
      items: [
        {
          title: "Your accounts",
          text: "Ads, pixels, audiences and creative files stay in your name from the first day.",
        },
        {
          title: "One figure",
          text: "Contribution after ad spend. If it falls two months running, our fee falls too.",
        },
        { title: "Same-day answers", text: "Weekdays, ten to seven, from the person who runs your account." },
        { title: "No lock-in", text: "Ninety days to do the work, then month to month." },
      ],
    }),
    quoteLead({
      picture: 4,
      quote: {
        quote:
          "[Real words of a client, three or four lines: what worried them before, what you did that others did not, the figure it came to.]",
        name: "[Client's name]",
        job: "[Founder, brand, city]",
      },
      facts: [
        { figure: "[₹00 L]", text: "monthly spend" },
        { figure: "[0.0x]", text: "return after 90 days" },
        { figure: "[00]", text: "months together" },
      ],
    }),
    plans({
      anchor: "fees",
      eyebrow: "Fees",
      title: "Priced by the work, not by the budget",
      lead: "Ad spend is paid by you to Meta and Google directly. Fees exclude GST.",
      plans: [
        {
          name: "Audit",
          text: "For brands that want a second reading of their account.",
          price: "[₹25,000]",
          per: "once, credited if you stay",
          lines: [
            "Account, tracking and margin audit",
            "Written plan for 90 days",
            "One-hour call with your team",
            "Three leaks, ranked by what they cost",
          ],
          action: { text: "Order the audit", to: "#audit" },
        },
        {
          name: "Growth",
          text: "For brands spending ₹3 lakh to ₹15 lakh a month.",
          price: "[₹85,000]",
          per: "a month, plus [5%] of added contribution",
          lines: [
            "Meta and Google run by one senior buyer",
            "Twelve creatives a month",
            "Landing page tests",
            "Monday note, monthly review",
          ],
          pick: "Most brands start here",
          action: { text: "Apply for the next opening", to: "#audit" },
        },
        {
          name: "Scale",
          text: "For brands above ₹15 lakh a month.",
          price: "[₹1,75,000]",
          per: "a month, plus [4%] of added contribution",
          lines: [
            "Everything in Growth",
            "Twenty-four creatives a month",
            "Marketplaces and retention flows",
            "Quarterly planning in your office",
          ],
          action: { text: "Talk about scale", to: "#audit" },
        },
      ],
    }),
    aboutSigned({
      portrait: true,
      tone: "tint",
      eyebrow: "Who answers",
      title: "Ten years on the paying side of the table",
      text: "I ran growth at [brand] and hired four agencies in six years. Two were clever, one was honest, none could tell me what an order was allowed to cost.\n\nThat is the whole reason this agency exists. We are [eight] people in [city]. I still read every account on Sunday night.",
      points: ["[00] years in D2C", "[Meta Business Partner, Google Partner: only if you are one]"],
      sign: "[Founder's name]",
    }),
    faqSplit({
      tone: "paper",
      title: "Before you ask",
      ask: "Something else? A person answers, on weekdays from ten to seven.",
      ways: [
        { icon: "far fa-envelope", text: "[mail@agency.in]" },
        { icon: "fas fa-phone", text: "[98765 43210]" },
      ],
      items: [
        {
          title: "Which budget do you start at?",
          text: "From ₹3 lakh of monthly ad spend. Below that our fee eats the profit it should make, and we would rather send you our checklist for doing it yourself.",
        },
        {
          title: "Do you promise a return?",
          text: "No. Nobody who can see your margins before the work would. We promise the plan, the pace and that you hear bad news first from us.",
        },
        {
          title: "Who owns the creatives?",
          text: "You do, with the raw files, on the day they are paid for.",
        },
        {
          title: "We already have an agency. Can you only audit?",
          text: "Yes. About half of our audits end with the brand staying where it is, with a better list of questions.",
        },
        {
          title: "How do you charge on contribution?",
          text: "We fix the last three months as the baseline together. We earn a share only of what comes above it, after ads, freight and returns.",
        },
      ],
    }),
    capturePanel({
      anchor: "audit",
      tone: "tint",
      inner: "deep",
      eyebrow: "Free account audit",
      title: "Send us the account. Get a page of truth.",
      lead: "Within three working days: the three leaks that cost you most, and what we would do first. No deck, no call unless you want one.",
      picture: 3,
      position: "center left",
      form: {
        fields: [
          nameField,
          emailField,
          phoneField,
          { label: "Brand website", name: "website", placeholder: "yourbrand.in" },
          {
            label: "Monthly ad spend",
            name: "spend",
            type: "select",
            options: ["Under ₹3 lakh", "₹3 to 15 lakh", "Above ₹15 lakh"],
          },
        ],
        button: "Send for audit",
        consent: "We use this to answer you and for nothing else.",
      },
    }),
    footerColumns({
      brand: "[Agency name]",
      text: "Performance marketing for brands that count. [City], India.",
      groups: [
        {
          title: "Pages",
          links: [
            { text: "Work", to: "#work" },
            { text: "How we work", to: "#method" },
            { text: "Fees", to: "#fees" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Privacy policy", to: "#your-privacy-page" },
            { text: "Terms", to: "#your-terms-page" },
          ],
        },
      ],
      legal: "© [Year] [Agency name], [GSTIN]. Past results of clients do not promise yours.",
    }),
  ],
};
