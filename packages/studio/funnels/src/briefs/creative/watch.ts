import type { Brief } from "../../brief.ts";
import { featureRows } from "../../kit/features.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroEditorial } from "../../kit/hero-wide.ts";
import { seats } from "../../kit/offers.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { offerCard } from "../../kit/pricing.ts";
import { letter } from "../../kit/problem.ts";
import { bigFigure } from "../../kit/sheets.ts";

export const watch: Brief = {
  category: "creative",
  name: "Watch",
  slug: "watch",
  design: {
    palette: {
      paper: "#F2F0EB",
      tint: "#E6E2D9",
      card: "#FBFAF7",
      ink: "#1B1D22",
      muted: "#4B4D52",
      brand: "#1F3A34",
      accent: "#B8874B",
      deep: "#16201E",
    },
    type: {
      display: "Cinzel",
      text: "Crimson Pro",
      weight: 500,
      h1: 70,
      h2: 44,
      body: 19,
      tracking: 0.5,
      line: 1.16,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 112, gap: 30, width: 1160 },
    eyebrow: "rule",
    card: "topline",
    heads: "start",
    button: "quiet",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A wristwatch with a cream dial and a green strap, standing on stone", still: "watch-stone" },
    { alt: "The green dial of the watch, close, on a tan strap", still: "watch-dial" },
    { alt: "The movement behind the glass of the case back, on a tan strap", still: "watch-works" },
    { alt: "The watch with a black dial on a black strap", still: "watch-black" },
  ],
  sections: [
    brandBar({
      brand: "[Watch house]",
      links: [
        { text: "Measured", to: "#measured" },
        { text: "Terms of sale", to: "#your-terms-page" },
      ],
      action: { text: "Reserve", to: "#reserve" },
    }),
    heroEditorial({
      heightMobile: 340,
      eyebrow: "The [Model name], thirty-eight millimetres",
      title: "Wind it in the morning.\n*Forget the hour.*",
      lead: "A hand-wound wristwatch with a dial fired at [800] degrees, cased and regulated at a bench in [city]. It shows the time to those who ask.",
      actions: [{ text: "Reserve one", to: "#reserve" }],
      ticks: [
        "[100] pieces, numbered",
        "Three straps of Indian leather",
        "Serviced by the person who built it",
      ],
      picture: 1,
      height: 770,
    }),
    featureRows({
      tone: "tint",
      rows: [
        {
          eyebrow: "The dial",
          title: "Glass, laid on copper by hand",
          text: "Green enamel is sifted through silk, fired, ground flat and fired again, six times. Four dials in ten crack on the way. The survivors will be this green in two hundred years.",
          picture: 2,
        },
        {
          eyebrow: "The movement",
          title: "Seventeen jewels behind a window",
          text: "The [calibre] is wound by the crown in thirty turns and runs for [42] hours. We regulate it in five positions over nine days; the sheet with its figures lies in the box.",
          points: [
            "Rate: within [6] seconds a day when it leaves us",
            "Screws blued over a flame",
            "Seen by you alone, on the side that touches the wrist",
          ],
          picture: 3,
        },
      ],
    }),
    featureNumbers({
      anchor: "measured",
      eyebrow: "Measured",
      title: "The whole specification, on one line each",
      across: 4,
      items: [
        { title: "38 mm wide", text: "9.4 mm high with the glass. It goes under a cuff." },
        { title: "316L steel", text: "Brushed flanks, polished lugs, [46 mm] from tip to tip." },
        { title: "50 metres", text: "Monsoon, dishes and handshakes. Not diving." },
        { title: "18 mm straps", text: "Goat leather from [town], changed without a tool." },
      ],
    }),
    letter({
      beside: true,
      tone: "deep",
      eyebrow: "From the bench",
      title: "Why there is *no date window*",
      text: "My father repaired watches opposite the railway station in [city] for forty-one years. The part he ordered most often was the little wheel that turns the date.\n\nPeople wanted the date. Then they wanted the watch back. He used to say that a calendar hangs on the wall for nothing, and a wheel less is a visit less.\n\nSo this one has two hands, small seconds and no apology. If it comes back to the bench, I would like it to be in ten years, for oil.",
      sign: "[Watchmaker's name]",
    }),
    offerCard({
      anchor: "reserve",
      tone: "paper",
      title: "Reserve a number",
      lead: "A quarter now, the rest when your watch has passed its ninth day.",
      picture: 4,
      height: 620,
      name: "[Model name], in cream, green or black",
      price: "[₹68,000]",
      per: "including GST and insured delivery in India. Reservation [₹17,000].",
      lines: [
        "Your number, engraved on the case back",
        "Three straps and a travel roll",
        "Rate sheet signed by the watchmaker",
        "First service free within [five] years",
        "Refund of the reservation until the case is engraved",
      ],
      action: { text: "Reserve my number", to: "#your-checkout" },
      note: "Delivery in about [fourteen] weeks.",
    }),
    bigFigure({
      tone: "tint",
      figure: "10",
      title: "years, signed by one person",
      text: "If it stops, gains or loses beyond its sheet, send it back at our cost. The person who built it opens it, writes to you what was wrong, and puts it right.",
      points: [
        "Collected by insured courier from any PIN code",
        "A loan watch while you wait",
        "Straps, glass and pride are excluded",
      ],
    }),
    seats({
      tone: "brand",
      title: "How many are left is simply how many are left",
      lead: "Updated by hand on the first of the month.",
      facts: [
        { figure: "[100]", text: "in the series" },
        { figure: "[63]", text: "spoken for" },
        { figure: "[4]", text: "made in a month" },
      ],
      action: { text: "Choose a number", to: "#reserve" },
    }),
    footerCenter({
      brand: "[Watch house]",
      tone: "deep",
      text: "By appointment at [address, city].",
      links: [
        { text: "Reserve", to: "#reserve" },
        { text: "Terms of sale", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Watch house]. GSTIN [number].",
    }),
  ],
};
