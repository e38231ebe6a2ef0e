// Hosting: managed hosting for small Indian businesses. Technical, but in human words.

import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { footerColumns } from "../../kit/footer.ts";
import { bars } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { featurePanel } from "../../kit/panels.ts";
import { about } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { faqSplit } from "../../kit/trust.ts";

export const hosting: Brief = {
  category: "creative",
  name: "Hosting",
  slug: "hosting",
  design: {
    palette: {
      paper: "#F6F8FC",
      tint: "#E8EDF7",
      card: "#FFFFFF",
      ink: "#0C1226",
      muted: "#414960",
      brand: "#5B2EFF",
      accent: "#27E1C1",
      deep: "#0B1024",
    },
    type: {
      display: "Manrope",
      text: "Manrope",
      weight: 800,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.8,
      line: 1.06,
    },
    radius: { card: 18, button: 12, picture: 18 },
    rhythm: { band: 96, gap: 22, width: 1200 },
    eyebrow: "pill",
    card: "line",
    heads: "center",
    button: "glow",
    picture: "shadow",
    icons: "filled",
  },
  pictures: [
    { alt: "Three server racks with lit lamps and cables", still: "rack-row" },
    { alt: "A week of visits and answers on a laptop and a phone", still: "report-status" },
    {
      alt: "The aisle between two rows of server racks, lamps lit, a door of light at its end",
      still: "rack-aisle",
    },
  ],
  sections: [
    brandBar({
      brand: "[Host]",
      tone: "deep",
      lined: false,
      links: [
        { text: "Speed", to: "#speed" },
        { text: "Plans", to: "#plans" },
        { text: "Moving in", to: "#questions" },
      ],
      action: { text: "Move my site", to: "#plans" },
    }),
    heroBleed({
      tone: "deep",
      melt: true,
      picture: 3,
      eyebrow: "Managed WordPress hosting, Mumbai and Bengaluru",
      title: "Your site is up. *Go and have lunch.*",
      lead: "Servers in India, daily backups you can restore with one button, and engineers who answer in Hindi or English before the chai is cold.",
      actions: [
        { text: "Start the free month", to: "#your-checkout" },
        { text: "See the plans", to: "#plans" },
      ],
      note: "No card for the first 30 days. GST invoice with every payment.",
      facts: [
        { figure: "[₹249]", text: "a month, and the same when you renew" },
        { figure: "Overnight", text: "we move your site for you, free" },
        { figure: "30 days", text: "of backups, kept in another city" },
        { figure: "[4] min", text: "to a human, in Hindi or English" },
      ],
    }),
    featurePanel({
      eyebrow: "What we do at night",
      title: "The dull work, done before you wake",
      picture: 1,
      items: [
        {
          icon: "fas fa-history",
          title: "Thirty yesterdays",
          text: "A backup each night in another city. Restore a page, a table or everything, with one button and without writing to us.",
        },
        {
          icon: "fas fa-shield-alt",
          title: "Updates with a way back",
          text: "Plugins are updated on a copy, looked at by a machine and a person, then on yours.",
        },
        {
          icon: "fas fa-bug",
          title: "Malware removed, not reported",
          text: "If something gets in, we clean it the same day. It is in the price.",
        },
        {
          icon: "fas fa-bolt",
          title: "Sale-day headroom",
          text: "Diwali traffic gets a bigger machine for three days, at no charge up to five times.",
        },
        {
          icon: "fas fa-envelope",
          title: "Mail that arrives",
          text: "SPF, DKIM and DMARC are set on day one, so that your bills do not land in spam.",
        },
      ],
    }),
    bars({
      anchor: "speed",
      tone: "deep",
      eyebrow: "Speed",
      title: "One shop, four hosts, the same afternoon",
      lead: "A WooCommerce page with 40 products, tested from five Indian networks. Shorter is better; put in your own measurements.",
      bars: [
        { text: "[Host]: [0.9 s]", percent: 22 },
        { text: "Shared hosting A: [2.4 s]", percent: 58 },
        { text: "Shared hosting B: [3.1 s]", percent: 75 },
        { text: "A server in Virginia: [3.9 s]", percent: 94 },
      ],
      showPercent: false,
      note: "Method and raw figures: [link to your page]. Run it on your own site before you believe us.",
    }),
    plans({
      anchor: "plans",
      tone: "tint",
      title: "Year two costs *what year one cost*",
      plans: [
        {
          name: "One",
          text: "For a shop, a clinic, a coach.",
          price: "[₹249]",
          per: "a month, plus GST",
          lines: ["1 site, 20 GB", "50,000 visits", "5 mailboxes", "Chat from 8 to 10"],
          action: { text: "Take One", to: "#your-checkout" },
        },
        {
          name: "Five",
          text: "For shops that live from their site.",
          price: "[₹899]",
          per: "a month, plus GST",
          lines: ["5 sites, 80 GB", "3 lakh visits", "Staging for each site", "Phone, day and night"],
          pick: "For WooCommerce",
          action: { text: "Take Five", to: "#your-checkout" },
        },
        {
          name: "Agency",
          text: "For those who host for others.",
          price: "[₹3,499]",
          per: "a month, plus GST",
          lines: [
            "30 sites, 400 GB",
            "Client logins in your colours",
            "A named engineer",
            "Bill clients directly",
          ],
          action: { text: "Talk to us", to: "#your-whatsapp" },
        },
      ],
      note: "Pay monthly or yearly; the year costs ten months. Leave any day, unused months come back.",
    }),
    about({
      flip: true,
      picture: 2,
      eyebrow: "Support",
      title: "You reach the person who can log in",
      text: "No first level, no script. Twelve engineers sit in [city] in three shifts and each has root on your machine.\n\nOn the status page you see every outage since [year], how long it lasted and whose fault it was. Four times out of [nineteen], ours.",
      points: ["Phone, chat, mail, WhatsApp", "Written report after each outage over ten minutes"],
    }),
    faqSplit({
      anchor: "questions",
      tone: "tint",
      title: "Moving house, calmly",
      ask: "Unsure how big you are? Send your address; we look and tell you.",
      action: { text: "Send my address", to: "#your-contact-page" },
      items: [
        {
          title: "Will my site be down while it moves?",
          text: "No. We copy at night, you check the copy on a private address, then the domain turns. Visitors see no gap.",
        },
        {
          title: "I have no idea what DNS is.",
          text: "You do not need one. Give us the login of your domain or sit with us on a call of ten minutes.",
        },
        {
          title: "What if I outgrow the visits?",
          text: "We write to you. Nothing is cut off and nothing is billed in arrears; you choose the next plan or we help to slim the site.",
        },
        {
          title: "Can I leave?",
          text: "With a full backup and our help, within a day. People come back oftener after an easy goodbye.",
        },
      ],
    }),
    finalCall({
      title: "Tonight we move it. Tomorrow you test it.",
      lead: "We copy files, mail and database to a private address. You look, you say yes, and only then the domain turns.",
      actions: [
        { text: "Start the free month", to: "#your-checkout" },
        { text: "Ask an engineer", to: "#your-whatsapp" },
      ],
      note: "Your old host stays on until you say so.",
    }),
    footerColumns({
      brand: "[Host]",
      text: "Managed hosting from [city] since [year].",
      groups: [
        {
          title: "Hosting",
          links: [
            { text: "Plans", to: "#plans" },
            { text: "Speed", to: "#speed" },
            { text: "Status", to: "#your-status-page" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Privacy policy", to: "#your-privacy-page" },
            { text: "Service terms", to: "#your-terms-page" },
          ],
        },
      ],
      legal: "© [Year] [Company name]. GSTIN [number].",
    }),
  ],
};
