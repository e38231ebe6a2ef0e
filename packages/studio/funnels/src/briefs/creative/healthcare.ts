import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { featurePanel } from "../../kit/panels.ts";
import { about, team } from "../../kit/people.ts";
import { timetable } from "../../kit/programme.ts";
import { faqOpen } from "../../kit/trust.ts";

export const healthcare: Brief = {
  category: "creative",
  name: "Healthcare",
  slug: "healthcare",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#EAF6F6",
      card: "#FFFFFF",
      ink: "#0E2A33",
      muted: "#3B545D",
      brand: "#0B7A86",
      accent: "#FFB08A",
      deep: "#083A45",
    },
    type: {
      display: "Plus Jakarta Sans",
      text: "Plus Jakarta Sans",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 18,
      tracking: -1.8,
      line: 1.1,
    },
    radius: { card: 20, button: 14, picture: 24 },
    rhythm: { band: 100, gap: 22, width: 1220 },
    eyebrow: "pill",
    card: "line",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    {
      alt: "A consulting room in morning light: couch, curtain, desk with a screen, a chart for the eyes",
      still: "clinic-room",
    },
    { alt: "A stethoscope on a clipboard with a prescription", still: "care-desk" },
    {
      alt: "The clinic's door at street level in morning sun, a ramp with a rail, the sign over the glass",
      still: "clinic-door",
    },
    {
      alt: "A desk clock at twenty past four, a stethoscope, a rolled cuff and a thermometer on a steel tray",
      still: "care-clock",
    },
  ],
  sections: [
    noticeStrip({
      tone: "accent",
      text: "Chest pain, stroke signs, hard breathing: do not book. Call *112* or go to the nearest emergency room.",
    }),
    brandBar({
      brand: "[Clinic name]",
      links: [
        { text: "Hours", to: "#hours" },
        { text: "Fees", to: "#your-fees-page" },
      ],
      action: { text: "Ask for a time", to: "#book" },
    }),
    heroStage({
      height: 600,
      tone: "accent",
      picture: 4,
      eyebrow: "[Clinic name], family medicine in [area, city]",
      title: "The doctor will see you at *4:20.* Not at six.",
      lead: "Fifteen minutes for each patient, booked by name. If we run more than ten minutes late, we message you before you leave home.",
      actions: [
        { text: "Ask for a time", to: "#book" },
        { text: "Who is in today", to: "#hours" },
      ],
      facts: [
        { figure: "15 min", text: "for each patient, never less" },
        { figure: "[₹600]", text: "a consultation, follow-up in 7 days free" },
        { figure: "7 am", text: "blood tests, reports by evening" },
        { figure: "[4]", text: "doctors and nurses under one roof" },
      ],
    }),
    capture({
      anchor: "book",
      tone: "paper",
      title: "Ask for a time. *We answer within the hour.*",
      points: [
        "One doctor who knows the whole family",
        "Reports explained in Hindi, English or [language]",
        "A message before you leave home if we run late",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          {
            label: "Who is it for?",
            name: "patient",
            type: "select",
            options: ["Myself", "A child", "A parent", "Somebody else"],
          },
          { label: "Day you prefer", name: "day", type: "date" },
        ],
        button: "Request appointment",
        consent: "We confirm on WhatsApp, 8 am to 8 pm. Please write no medical details here.",
      },
    }),
    featurePanel({
      tone: "tint",
      picture: 1,
      title: "What you can bring to us",
      lead: "And what we will send elsewhere, with a note and a name.",
      items: [
        {
          icon: "fas fa-thermometer-half",
          title: "Fever, cough, stomach",
          text: "Seen the same day. Antibiotics only when they will help, and we tell you why not.",
        },
        {
          icon: "fas fa-heartbeat",
          title: "Sugar and pressure",
          text: "A yearly plan on one page: tests, targets, and what to change first.",
        },
        {
          icon: "fas fa-child",
          title: "Children",
          text: "Growth charts, vaccines on schedule, and a nurse who is quick.",
        },
        {
          icon: "fas fa-female",
          title: "Women's health",
          text: "PCOS, thyroid, pregnancy up to handover. A woman doctor daily.",
        },
        {
          icon: "fas fa-vials",
          title: "Tests in the room",
          text: "Blood drawn here from seven, results on your phone by evening.",
        },
        {
          icon: "fas fa-home",
          title: "Home visits",
          text: "For parents over seventy and after surgery, within [5 km].",
        },
      ],
    }),
    about({
      tone: "paper",
      picture: 2,
      eyebrow: "Your doctor",
      title: "The same doctor, *the same street*",
      text: "Dr [Name] ([degree, council registration no.]) opened the clinic in [year] beside a stationery shop. Some of the children vaccinated that winter now bring their own.\n\nThe rule has not changed: listen to the end of the sentence, examine, then write. You should not have to rehearse your symptoms in the waiting room.",
      points: ["[Hospital and years of training]", "[Registered with: state medical council]"],
      sign: "Dr [Name]",
    }),
    team({
      tone: "tint",
      title: "Who else you will meet",
      people: [
        { name: "Women's health", job: "Dr [Name]", text: "[Degree, registration no.] Mornings." },
        { name: "Children", job: "Dr [Name]", text: "[Degree, registration no.] After school." },
        { name: "The nurse", job: "[Name]", text: "Draws the blood, and finds the vein the first time." },
        { name: "The front desk", job: "[Name]", text: "Knows your file by your voice." },
      ],
    }),
    timetable({
      anchor: "hours",
      tone: "brand",
      title: "Hours, and who is in",
      rows: [
        {
          when: "Mon to Sat, 7 to 9",
          what: "Blood tests, fasting",
          who: "Without appointment",
          action: { text: "Find the door", to: "#your-map" },
        },
        {
          when: "Mon to Sat, 9 to 1",
          what: "Dr [Name], family medicine",
          who: "Booked by the quarter hour",
          action: { text: "Ask for a time", to: "#book" },
        },
        {
          when: "Mon, Wed, Fri, 5 to 8",
          what: "Dr [Name], women's health",
          who: "Woman nurse present",
          action: { text: "Ask for a time", to: "#book" },
        },
        {
          when: "Tue, Thu, Sat, 5 to 8",
          what: "Dr [Name], children",
          who: "Vaccines until 7:30",
          action: { text: "Ask for a time", to: "#book" },
        },
        {
          when: "Sunday",
          what: "Closed; on-call number for our patients",
          who: "[98000 00000]",
          action: { text: "Ring us", to: "#your-phone" },
        },
      ],
    }),
    faqOpen({
      title: "Asked at the desk every day",
      items: [
        {
          title: "Do you take insurance?",
          text: "Consultations are paid by UPI, card or cash. We give bills that [insurers] accept for outpatient cover.",
        },
        {
          title: "May I bring old reports?",
          text: "Please do, all of them, even creased. We scan them and give them back.",
        },
        {
          title: "Can I ask on WhatsApp after?",
          text: "Yes, for seven days about the same illness. A doctor reads it between patients.",
        },
        {
          title: "Do you do video?",
          text: "For follow-ups and reports. First visits and children we like to see.",
        },
      ],
    }),
    splitBleed({
      flip: true,
      tone: "accent",
      picture: 3,
      eyebrow: "Find us",
      title: "Ground floor, ramp at the door",
      text: "[Clinic name, building, road, area, city and PIN]. The desk answers on [080 0000 0000].",
      points: [
        "Parking for [six] cars behind",
        "[Metro station] is [400] metres away",
        "Medicine shop next door until 10 pm",
      ],
      action: { text: "Open the map", to: "#your-map" },
    }),
    footerColumns({
      brand: "[Clinic name]",
      text: "Family medicine in [area], since [year].",
      groups: [
        {
          title: "Patients",
          links: [
            { text: "Book", to: "#your-booking-page" },
            { text: "Fees", to: "#your-fees-page" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Privacy of records", to: "#your-privacy-page" },
            { text: "Terms", to: "#your-terms-page" },
          ],
        },
      ],
      legal:
        "© [Year] [Clinic name]. [Clinical establishment registration no.]. This page informs; it does not replace a consultation.",
    }),
  ],
};
