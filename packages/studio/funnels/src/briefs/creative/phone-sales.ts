// Phone Sales: refurbished phones, opened and graded. Clean, technical, sceptical on the buyer's behalf.
import type { Brief } from "../../brief.ts";
import { finalPanel } from "../../kit/closing.ts";
import { footerLine } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { compare } from "../../kit/offers.ts";
import { featureBento } from "../../kit/panels.ts";
import { plans } from "../../kit/pricing.ts";
import { faqSplit } from "../../kit/trust.ts";

export const phoneSales: Brief = {
  category: "creative",
  name: "Phone Sales",
  slug: "phone-sales",
  design: {
    palette: {
      paper: "#F6F8FC",
      tint: "#E9EEF8",
      card: "#FFFFFF",
      ink: "#0C1530",
      muted: "#414C68",
      brand: "#3457F0",
      accent: "#45E0B8",
      deep: "#0C1530",
    },
    type: {
      display: "Sora",
      text: "Inter",
      weight: 600,
      h1: 68,
      h2: 48,
      body: 16,
      tracking: -1.2,
      line: 1.14,
    },
    radius: { card: 20, button: 12, picture: 24 },
    rhythm: { band: 92, gap: 20, width: 1200 },
    eyebrow: "pill",
    card: "shadow",
    heads: "center",
    button: "glow",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "Back and front of a blue phone, each on a block", still: "handset-pair" },
    { alt: "Back of a graphite phone, grade A", still: "handset-graphite" },
    { alt: "Back of a green phone, grade B", still: "handset-green" },
    { alt: "Front of a violet phone", still: "handset-violet" },
    {
      alt: "A phone opened on the bench: battery, board, screws and drivers beside it",
      still: "handset-bench",
    },
    {
      alt: "A blue phone in its box, the bill beside it with battery health, cycles and marks",
      still: "handset-box",
    },
  ],
  sections: [
    brandBar({
      brand: "[Store]",
      links: [
        { text: "In stock", to: "#stock" },
        { text: "Grades", to: "#grades" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Sell yours", to: "#your-sell-page" },
    }),
    heroStage({
      flip: true,
      tone: "tint",
      eyebrow: "Refurbished phones with a bill and a warranty",
      title: "Last year's flagship, *this month's salary.*",
      lead: "We open each phone, replace what is tired, write down what is scratched, and sell it with a GST bill. You see the battery figure and the photographs of that very handset before you pay.",
      actions: [
        { text: "See what is in stock", to: "#stock" },
        { text: "How we grade", to: "#grades" },
      ],
      picture: 1,
      facts: [
        { figure: "52 checks", text: "listed on your bill" },
        { figure: "85%+", text: "battery health, or a new cell" },
        { figure: "[12] months", text: "warranty, served by us" },
        { figure: "[7] days", text: "to change your mind" },
      ],
    }),
    productGrid({
      tone: "paper",
      height: 300,
      anchor: "stock",
      title: "On the counter this week",
      lead: "Replace with your own stock. One line of truth per phone sells better than five of praise.",
      items: [
        {
          picture: 2,
          tag: "Grade A",
          name: "Graphite, 256 GB",
          text: "New battery. One hairline on the frame, seen in photo 4.",
          price: "[₹42,900]",
          was: "[₹79,900]",
          action: { text: "See all photos", to: "#your-shop" },
        },
        {
          picture: 3,
          tag: "Grade B",
          name: "Green, 128 GB",
          text: "Battery 89%. Two marks on the back, none on the glass.",
          price: "[₹27,500]",
          was: "[₹59,900]",
          action: { text: "See all photos", to: "#your-shop" },
        },
        {
          picture: 4,
          tag: "Grade A+",
          name: "Violet, 512 GB",
          text: "Opened box, never set up. Seal broken for our checks only.",
          price: "[₹61,000]",
          was: "[₹89,900]",
          action: { text: "See all photos", to: "#your-shop" },
        },
      ],
    }),
    featureBento({
      tone: "tint",
      eyebrow: "On the bench",
      title: "What happens before it gets a price",
      main: {
        icon: "fas fa-microscope",
        title: "Opened, not just wiped",
        picture: 5,
        text: "Our technicians take the back off. Water marks, third-party screens and swapped cameras show on the inside. About one phone in [four] never reaches the shelf, and goes for parts.",
      },
      items: [
        {
          icon: "fas fa-battery-full",
          title: "Battery, in numbers",
          text: "Charge cycles and health printed on the bill. Below 85%, a new cell.",
        },
        {
          icon: "fas fa-fingerprint",
          title: "Face, finger, true tone",
          text: "Paired parts are tested after repair, not assumed.",
        },
        {
          icon: "fas fa-shield-alt",
          title: "IMEI cleared",
          text: "Checked against the national CEIR register for theft and blocking.",
        },
        {
          icon: "fas fa-eraser",
          title: "Wiped to standard",
          text: "The last owner's data is gone, with a certificate for both.",
        },
      ],
    }),
    plans({
      tone: "paper",
      anchor: "grades",
      eyebrow: "Three grades",
      title: "Pay for the inside, choose the outside",
      plans: [
        {
          name: "Grade B",
          text: "Looks used, works new.",
          price: "[45%] less",
          per: "than the new price",
          lines: ["Marks you can feel", "Glass without cracks", "All 52 checks passed"],
          action: { text: "Browse grade B", to: "#your-shop" },
        },
        {
          name: "Grade A",
          text: "A hairline you find only if you look.",
          price: "[38%] less",
          per: "than the new price",
          lines: ["Faint marks on frame", "Screen clean when lit", "All 52 checks passed"],
          pick: "What most people take",
          action: { text: "Browse grade A", to: "#your-shop" },
        },
        {
          name: "Grade A+",
          text: "You could wrap it as a gift.",
          price: "[25%] less",
          per: "than the new price",
          lines: ["No marks at arm's length", "Box and new cable", "All 52 checks passed"],
          action: { text: "Browse A+", to: "#your-shop" },
        },
      ],
    }),
    compare({
      tone: "deep",
      title: "Why a two-year-old phone still feels fast",
      lead: "A processor hardly ages. Batteries and screens do, and those we replace.",
      ours: "From us",
      theirs: "As it was",
      rows: [
        { what: "Processor", ours: "[96 %] of day one", theirs: "[96 %]" },
        { what: "Camera", ours: "[98 %]", theirs: "[98 %]" },
        { what: "Screen brightness", ours: "[100 %], a new panel under [93 %]", theirs: "[91 %]" },
        { what: "Battery", ours: "85 % or more, or a new cell", theirs: "[78 %]" },
        { what: "Written down", ours: "On your bill, figure by figure", theirs: "Ask the seller" },
      ],
    }),
    faqSplit({
      tone: "tint",
      anchor: "questions",
      title: "Ask the awkward ones",
      ask: "Send us the IMEI of any phone you are offered elsewhere. We will tell you what we see, free.",
      action: { text: "Send an IMEI", to: "#your-whatsapp" },
      items: [
        {
          title: "Are the parts original?",
          text: "Where the maker sells them, yes. Where not, the bill says so beside the part and the price is lower.",
        },
        {
          title: "Is it water-resistant?",
          text: "Treat it as not. Once opened, no repairer can promise the factory seal, and one who does is guessing.",
        },
        {
          title: "EMI and exchange?",
          text: "Cards and [EMI partner] from three to twelve months. Bring an old phone and its value comes off the bill.",
        },
        {
          title: "Can my company claim GST?",
          text: "Yes, give the GSTIN at checkout. Some phones are sold under the margin scheme; those are marked.",
        },
      ],
    }),
    finalPanel({
      tone: "paper",
      inner: "brand",
      eyebrow: "Nothing for you on the counter?",
      title: "Name a budget. We put three on the table.",
      lead: "Three phones, their battery figures and every mark in photographs, on WhatsApp within the hour, ten to eight.",
      actions: [
        { text: "Send my budget", to: "#your-whatsapp" },
        { text: "See the stock", to: "#stock" },
      ],
      note: "The test sheet comes on the bill. [7] days to change your mind.",
      picture: 6,
    }),
    footerLine({
      brand: "[Store]",
      links: [
        { text: "Warranty terms", to: "#your-warranty-page" },
        { text: "Returns", to: "#your-refund-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Store], [GSTIN]. Brand and model names belong to their makers; we are an independent refurbisher.",
    }),
  ],
};
