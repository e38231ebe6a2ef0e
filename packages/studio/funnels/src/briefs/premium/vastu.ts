// Vastu: consultations for homes and shops without breaking walls. Earthy, courteous, architect-like.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerCenter } from "../../kit/footer.ts";
import { gallery } from "../../kit/gallery.ts";
import { priceList } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { featurePanel, steps } from "../../kit/panels.ts";
import { aboutSigned, quoteRows } from "../../kit/people.ts";
import { offerCard } from "../../kit/pricing.ts";
import { beforeAfter, letter } from "../../kit/problem.ts";
import { faqOpen, guarantee } from "../../kit/trust.ts";

export const vastu: Brief = {
  category: "premium-funnels",
  name: "Vastu",
  slug: "vastu",
  design: {
    palette: {
      paper: "#FAF3E7",
      tint: "#F1E3CC",
      card: "#FFFBF3",
      ink: "#34200F",
      muted: "#6F5A45",
      brand: "#A8431F",
      accent: "#E3A33B",
      deep: "#3B1D10",
    },
    type: {
      display: "DM Serif Display",
      text: "DM Sans",
      weight: 400,
      h1: 76,
      h2: 56,
      body: 17,
      line: 1.1,
      tracking: -0.4,
    },
    radius: { card: 2, button: 2, picture: 4 },
    rhythm: { band: 100, gap: 28, width: 1200 },
    eyebrow: "rule",
    card: "line",
    heads: "start",
    button: "solid",
    picture: "offset",
    icons: "bare",
  },
  pictures: [
    { alt: "A brass compass on the plan of a flat, a pencil and marigolds beside it", still: "vastu-plan" },
    { alt: "Nine clay lamps about a rangoli of coloured powder", still: "vastu-lamps" },
    { alt: "A green sofa on a striped rug before tall windows", still: "room-sofa" },
    { alt: "A bedroom in cream and olive, the bed against the middle of the wall", still: "room-bed" },
    {
      alt: "The brass compass on a stone step, north in chalk beside it, a lamp and marigolds",
      still: "vastu-compass",
    },
  ],
  sections: [
    brandBar({
      brand: "[Name] Vastu",
      links: [
        { text: "Visits", to: "#visits" },
        { text: "Fees", to: "#fees" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Send your plan", to: "#plan" },
    }),
    heroBleed({
      flip: true,
      share: 52,
      height: 720,
      eyebrow: "Vastu for flats, houses and shops",
      title: "Put the house right *and break no wall*",
      lead: "You send a floor plan. I find the two or three places that trouble the house, and show what to move, paint, light or leave alone.",
      actions: [
        { text: "Send your floor plan", to: "#plan" },
        { text: "What a visit is like", to: "#visits" },
      ],
      picture: 1,
      tone: "deep",
      facts: [
        { figure: "[00] years", text: "of practice, after fifteen as a civil engineer" },
        { figure: "1 degree", text: "is how exactly north is taken, with a surveyor's compass" },
        { figure: "0", text: "pyramids, crystals or idols sold" },
      ],
    }),
    splitBleed({
      tone: "tint",
      title: "The lamps are lit, and the house is uneasy",
      picture: 2,
      points: [
        "Good income since the move, and nothing stays",
        "Sleep broken at three, in one particular room",
        "A daughter's proposals that come close and fade",
        "The shop in the corner that no tenant keeps for a year",
      ],
      text: "You keep the threshold swept and the rangoli fresh, and it does not help. Sometimes it is where the fire and the water stand. I look for both, in that order.",
    }),
    letter({
      title: "On walls, and fear",
      text: "Every month somebody rings me who has been told to break a toilet in the north-east of a twelfth-floor flat, and to do it before the next full moon.\n\n**The old texts were written for open plots, wells and cattle.** Their reasons are good ones: light from the east, weight in the south-west, air that crosses, fire away from water. A flat in Thane can honour nearly all of that with furniture, colour and habit.\n\nSo I work from the least change to the greatest. Move a bed. Change a bulb. Close a door that need not stand open. Only if the same fault shows three ways do I speak of carpenters, and I have asked for a wall to come down [four] times in [twenty] years.",
      sign: "[Consultant's name]",
    }),
    featurePanel({
      eyebrow: "What I look at",
      title: "Nine zones, sixteen doors, one compass",
      items: [
        {
          icon: "fas fa-door-open",
          title: "The entrance",
          text: "Its pada, its threshold, what it faces, and what it has to squeeze past.",
        },
        {
          icon: "fas fa-fire",
          title: "Fire and water",
          text: "Stove, sink, geyser, tank: who stands next to whom, and who faces east.",
        },
        {
          icon: "fas fa-bed",
          title: "Beds",
          text: "Direction of the head, beam above, mirror opposite, and whose room it should be.",
        },
        {
          icon: "fas fa-om",
          title: "Puja",
          text: "Where it breathes: north-east if it can, and the second-best place if it cannot.",
        },
        {
          icon: "fas fa-weight-hanging",
          title: "Weight",
          text: "Cupboards, lockers, stairs. A house likes its load in the south-west.",
        },
        {
          icon: "fas fa-wind",
          title: "Air and light",
          text: "Cross-breeze, damp, dark corners. Half of all trouble is here, and it is plain building science.",
        },
      ],
    }),
    steps({
      anchor: "visits",
      tone: "paper",
      picture: 5,
      eyebrow: "How it goes",
      title: "From plan to peace, in ten days",
      steps: [
        {
          title: "Plan and compass",
          text: "You send the builder's drawing and four photographs. I show you how to take north with your phone, away from iron.",
        },
        {
          title: "Reading",
          text: "Zones drawn to scale on your plan. Each fault marked one, two or three, by how much it matters.",
        },
        {
          title: "Visit or call",
          text: "Two hours on site, or ninety minutes by video, room by room, with whoever lives there.",
        },
        {
          title: "Written remedies",
          text: "A page for each room: what to do, what it costs, what to do if you cannot. In English, Hindi or [Gujarati].",
        },
      ],
    }),
    beforeAfter({
      tone: "deep",
      title: "A two-bedroom flat in Borivali",
      lead: "An example of the kind of change I propose. Total: one carpenter's day and a tin of paint.",
      before: {
        title: "As it stood",
        lines: [
          "Stove and sink shoulder to shoulder on the north wall",
          "Parents' bed under a beam, head to the north",
          "Shoes and cycles in the north-east balcony",
          "Locker in the north-west, door to the south",
        ],
      },
      after: {
        title: "As it stands",
        lines: [
          "A metre of wood between fire and water, cook faces east",
          "Head to the south, false ceiling over the beam",
          "Tulsi, a lamp and empty floor in the north-east",
          "Locker on the south-west wall, opening north",
        ],
      },
    }),
    priceList({
      anchor: "fees",
      tone: "tint",
      title: "Fees, all of them",
      groups: [
        {
          title: "By plan and video",
          items: [
            {
              name: "Flat up to 1,000 sq ft",
              price: "[₹5,100]",
              text: "Plan, call of 90 minutes, written pages",
            },
            { name: "Flat or floor up to 2,500 sq ft", price: "[₹8,100]" },
            {
              name: "Plot, before you buy",
              price: "[₹4,100]",
              text: "Shape, slope, road, and a yes or a no in two days",
            },
            {
              name: "New house, with your architect",
              price: "[₹21,000]",
              text: "Three rounds on the drawings",
            },
          ],
        },
        {
          title: "On site",
          items: [
            { name: "Home, within [city]", price: "[₹11,000]", text: "Two hours, compass and plan included" },
            { name: "Shop, clinic or office", price: "[₹15,000]", text: "Counter, cash, cabin, signboard" },
            { name: "Factory", price: "[₹35,000]", text: "Up to one acre; machines, kiln, tank, gate" },
            { name: "Second visit within a year", price: "[₹3,100]" },
          ],
        },
      ],
      note: "GST extra. Travel outside [city] at cost. No fee for questions in the month that follows.",
    }),
    aboutSigned({
      portrait: true,
      eyebrow: "Who comes",
      title: "An engineer who reads the Mayamata",
      text: "[Name] built bridges for the [state] PWD until [2004]. He came to Vastu to disprove it, stayed for the parts that are good planning, and says openly which parts he cannot explain.\n\nHe has read about [2,000] houses and is welcome back in most.",
      sign: "[Consultant's name]",
      points: [
        "B.E. Civil, [college], [year]",
        "Vastu Visharad, [institute]",
        "Works with architects, does not quarrel with them",
      ],
      flip: true,
    }),
    quoteRows({
      tone: "tint",
      title: "Heard a year later",
      quotes: [
        {
          quote: "[The smallest change, and what they noticed. Let them use their own words and doubts.]",
          name: "[Family name]",
          job: "[2 BHK, Pune]",
        },
        { quote: "[A shopkeeper on moving his counter.]", name: "[Name]", job: "[Saree shop, Rajkot]" },
        {
          quote: "[An architect who now sends him drawings first.]",
          name: "[Name]",
          job: "[Architect, Nagpur]",
        },
      ],
    }),
    gallery({
      tone: "paper",
      title: "Two rooms, *one morning's work*",
      lead: "Put in photographs of your own sites, with the owners' leave.",
      across: 2,
      height: 380,
      pictures: [
        { picture: 3, text: "The living room. Guests never sat: the sofa had its back to the door." },
        { picture: 4, text: "The bedroom. Head to the south, and the mirror turned to the wall." },
      ],
    }),
    guarantee({
      seal: "fas fa-handshake",
      title: "No breaking, no buying, no fear",
      text: "If I find that nothing needs to change, I say so and return half the fee. If a remedy asks for demolition, you may take a second opinion at my cost. And I sell no objects, so I can have no reason to prescribe one.",
    }),
    faqOpen({
      anchor: "questions",
      tone: "tint",
      title: "Questions at the door",
      items: [
        {
          title: "We live on rent.",
          text: "Then we work with what you can move: beds, mirrors, light, colour in cloth. It is often enough.",
        },
        {
          title: "The kitchen is in the north-east.",
          text: "Many are. There are four remedies short of moving it; we begin with the cheapest.",
        },
        {
          title: "Is it religion?",
          text: "It grew beside religion. I have read homes of every faith, and a mosque's madrasa once.",
        },
        {
          title: "How soon will we feel it?",
          text: "Better sleep, sometimes in a week. For money and marriage I promise nothing; I put the house out of your way.",
        },
      ],
    }),
    offerCard({
      tone: "deep",
      title: "Most families begin here",
      name: "Flat by plan and video",
      price: "[₹5,100]",
      per: "up to 1,000 sq ft, GST extra",
      lines: [
        "Plan read to scale, faults in three grades",
        "Ninety minutes with everyone at home",
        "Written pages, room by room",
        "A month of questions",
      ],
      action: { text: "Begin with your plan", to: "#plan" },
      note: "Pay after I have said whether the plan can be read.",
    }),
    capture({
      tone: "tint",
      anchor: "plan",
      eyebrow: "Send your plan",
      title: "A photograph of the drawing is enough",
      lead: "I reply within two days with what I would look at first, and which of the fees applies.",
      form: {
        fields: [
          nameField,
          phoneField,
          {
            label: "What is it?",
            name: "kind",
            type: "select",
            options: ["Flat", "House", "Plot", "Shop or office", "Factory"],
          },
          { label: "City", name: "city", placeholder: "Nashik" },
          { label: "What troubles you, in two lines", name: "trouble", type: "textarea", optional: true },
        ],
        button: "Send the details",
        consent: "Plans are kept private and returned on request.",
      },
    }),
    footerCenter({
      brand: "[Name] Vastu",
      text: "[Address], [city]. Site visits Monday to Saturday.",
      links: [
        { text: "Visits", to: "#visits" },
        { text: "Fees", to: "#fees" },
        { text: "WhatsApp", to: "#your-whatsapp" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "Vastu is traditional guidance and does not replace structural, legal or medical advice. © [Year] [Name].",
    }),
  ],
};
