// The page that takes the appointment, and the one that says that it was asked for.
import { nameField, phoneField } from "../../form/form.ts";
import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { heroCaptureCover } from "../../kit/capture.ts";
import { place } from "../../kit/gallery.ts";
import { noticeStrip } from "../../kit/header.ts";
import { featurePanel } from "../../kit/panels.ts";
import { team } from "../../kit/people.ts";
import { timetable } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
import type { Section } from "../../kit/section.ts";
import { faqOpen } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const clinic: readonly Section[] = [
  noticeStrip({
    tone: "accent",
    text: "Chest pain, stroke signs, hard breathing: do not book. Call *112* or go to the nearest emergency room.",
  }),
  top,
  heroCaptureCover({
    anchor: "book",
    picture: 6,
    eyebrow: "Family medicine in [area], [city]",
    title: "The doctor sees you at *4.20.* Not at six.",
    lead: "Fifteen minutes for each patient, booked by name. If we run more than ten minutes late, you hear of it before you leave home.",
    points: [
      "One doctor who knows the whole family",
      "Reports explained in Hindi, English or [language]",
      "Consultation [₹600], follow-up within 7 days free",
    ],
    formTitle: "Ask for a time",
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
      button: "Ask for this day",
      consent: "Confirmed on WhatsApp within an hour, 8 am to 8 pm. Please write no medical details here.",
      thanks: to.asked,
    },
  }),
  proofBar({
    tone: "brand",
    facts: [
      { figure: "15 min", text: "for each patient, by name" },
      { figure: "[₹600]", text: "consultation, GST free" },
      { figure: "7 to 8", text: "open, Monday to Saturday" },
      { figure: "[6]", text: "places to park, ramp at the door" },
    ],
  }),
  featurePanel({
    tone: "tint",
    picture: 1,
    title: "What you can bring to us",
    lead: "And what we send elsewhere, with a note and a name.",
    items: [
      {
        icon: "fas fa-thermometer-half",
        title: "Fever, cough, stomach",
        text: "Seen the same day. Antibiotics only when they help, and we tell you why not.",
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
        text: "PCOS, thyroid, pregnancy up to handover. A woman doctor on three days.",
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
  splitBleed({
    tone: "accent",
    picture: 4,
    title: "A waiting room *that nobody waits in*",
    text: "Four chairs, because four are enough. Whoever is early gets tea; whoever is late is told what it means for the others.",
    points: [
      "A quarter hour between two names",
      "A room apart for who coughs",
      "Toys that are washed on Fridays",
    ],
  }),
  team({
    tone: "paper",
    title: "Who sees you",
    lead: "Names, degrees and registration numbers, as the council wants them.",
    people: [
      {
        name: "Family medicine",
        job: "Dr [Name], [degree, council registration no.]",
        text: "[Twenty-two] years in this neighbourhood. Some of the children vaccinated in the first winter bring their own now.",
      },
      {
        name: "Women's health",
        job: "Dr [Name], [degree, council registration no.]",
        text: "Monday, Wednesday and Friday evenings. A woman nurse is in the room.",
      },
      {
        name: "Children",
        job: "Dr [Name], [degree, council registration no.]",
        text: "Tuesday, Thursday and Saturday evenings, vaccines until 7.30. She begins with the teddy.",
      },
    ],
  }),
  timetable({
    tone: "tint",
    title: "Hours, and who is in",
    picture: 3,
    rows: [
      { when: "Mon to Sat, 7 to 9", what: "Blood tests, fasting", who: "Without appointment" },
      { when: "Mon to Sat, 9 to 1", what: "Family medicine", who: "Booked by the quarter hour" },
      { when: "Mon, Wed, Fri, 5 to 8", what: "Women's health", who: "Woman nurse present" },
      { when: "Tue, Thu, Sat, 5 to 8", what: "Children", who: "Vaccines until 7.30" },
      { when: "Sunday", what: "Closed", who: "On-call number for our patients: [98000 00000]" },
    ],
  }),
  faqOpen({
    tone: "paper",
    title: "Asked at the desk every day",
    items: [
      {
        title: "Do you take insurance?",
        text: "You pay by UPI, card or cash. We give bills that [insurers] accept for outpatient cover.",
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
  place({
    tone: "tint",
    title: "Ground floor, ramp at the door",
    address: "[Clinic name, building, road, area, city and PIN]",
    map: "Indiranagar, Bengaluru",
    lines: [
      "Parking for [six] cars behind",
      "[Metro station] is [400] metres away",
      "Medicine shop next door until 10 pm",
    ],
    action: { text: "Ask for a time", to: "#book" },
  }),
  foot,
];

export const asked: readonly Section[] = [
  top,
  thanksHero({
    tone: "brand",
    icon: "far fa-clock",
    picture: 1,
    title: "A time comes *within the hour*",
    lead: "The desk looks into the book and writes to you on WhatsApp, between 8 am and 8 pm. It is an appointment once you have answered “yes”.",
    facts: [
      { label: "Fee", value: "[₹600], paid at the desk" },
      { label: "Moved", value: "Free, until two hours before" },
      { label: "Urgent", value: "Call [98000 00000]" },
    ],
    actions: [
      { text: "What to bring", to: to.before },
      { text: "Call the desk", to: "#your-phone" },
    ],
  }),
  nextSteps({
    tone: "paper",
    title: "While you wait for our message",
    items: [
      {
        icon: "fas fa-folder-open",
        title: "Find the old reports",
        text: "The last two years are enough. A photograph of each is as good as the paper.",
      },
      {
        icon: "fas fa-pills",
        title: "Line up the strips",
        text: "Everything that is taken, with the churan and the vitamins. Photograph the names.",
      },
      {
        icon: "fas fa-question",
        title: "Write three questions",
        text: "The ones that come to mind on the way home otherwise.",
      },
    ],
  }),
  sideOffer({
    tone: "tint",
    title: "Over forty? *Once a year, everything at once.*",
    lead: "The yearly check joins the blood tests, the ECG and half an hour with the doctor into one morning.",
    price: "[₹2,900]",
    was: "[₹3,850]",
    lines: [
      "One fasting morning, 7 to 9.30",
      "Results explained, not only sent",
      "A plan for the year on one page",
    ],
    actions: [{ text: "See what is in it", to: to.check }],
    picture: 5,
  }),
  foot,
];
