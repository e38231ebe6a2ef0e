// Health: a twelve-week eating programme for type 2 diabetes, led by a dietitian with a doctor. Gentle, exact, no cures.

import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { featureBento, steps } from "../../kit/panels.ts";
import { aboutSigned, cases } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { forWhom, problemList } from "../../kit/problem.ts";
import { timetable } from "../../kit/programme.ts";
import { countBand } from "../../kit/proof.ts";
import { faqSplit, guarantee } from "../../kit/trust.ts";

export const health: Brief = {
  category: "premium-funnels",
  name: "Health",
  slug: "health",
  design: {
    palette: {
      paper: "#FBFBF4",
      tint: "#EAF1E1",
      card: "#FFFFFF",
      ink: "#1E2F22",
      muted: "#56665A",
      brand: "#2F6B3F",
      accent: "#F0A04B",
      deep: "#17352A",
    },
    type: {
      display: "Lora",
      text: "Nunito",
      weight: 600,
      h1: 70,
      h2: 54,
      body: 18,
      tracking: -0.6,
      line: 1.14,
    },
    radius: { card: 22, button: 50, picture: 26 },
    rhythm: { band: 100, gap: 26, width: 1200, phone: "close" },
    eyebrow: "rule",
    card: "flat",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "round",
    edge: "waves",
  },
  pictures: [
    { alt: "A steel thali from above: dal, greens, curd, chana, rice, rotis and salad", still: "meal-home" },
    { alt: "Soaked methi in a steel katori and a glass of tea in morning sun", still: "meal-morning" },
    {
      alt: "A glucometer on a page of readings in ink, a katori of almonds and a pen beside it",
      still: "meal-readings",
    },
  ],
  sections: [
    brandBar({
      brand: "[Clinic name]",
      links: [
        { text: "The plan", to: "#plan" },
        { text: "Your dietitian", to: "#dietitian" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "Sugar review", to: "#review" },
      tone: "tint",
      lined: false,
    }),
    heroBleed({
      tone: "tint",
      eyebrow: "Twelve weeks for type 2 diabetes and prediabetes",
      title: "Bring your sugar down *with the food already in your kitchen*",
      lead: "No shakes, no quinoa, no separate cooking. A dietitian who eats what you eat, a doctor who watches your medicines, and a plan that survives a wedding.",
      actions: [
        { text: "Free sugar review", to: "#review" },
        { text: "A day on the plan", to: "#plan" },
      ],
      note: "For adults on tablets or on no medicine. If you take insulin or are pregnant, write to us first.",
      picture: 1,
      height: 720,
      flip: true,
    }),
    problemList({
      tone: "paper",
      title: "You have been told to “control diet”. *Nobody said how.*",
      pains: [
        "The chart on the fridge says oats and boiled vegetables; the house says rajma chawal",
        "Fasting is 118, after lunch is 214, and nobody explained why",
        "You gave up rice for a month and your HbA1c did not move",
        "Tea without sugar, biscuits with tea",
        "Each visit lasts six minutes and ends with one more tablet",
      ],
      close:
        "Sugar follows order, portion and timing more than it follows willpower. All three can be learnt in a kitchen.",
      icon: "fas fa-minus",
    }),
    featureBento({
      tone: "tint",
      eyebrow: "What is different",
      title: "We change the order of the plate before we change the plate",
      main: {
        icon: "fas fa-utensils",
        title: "Your thali, rearranged",
        picture: 3,
        text: "Salad and dal first, roti after, rice last and less. Walk ten minutes. The same lunch, measured with a glucometer, is usually a different number. You will see it on your own finger in week one.",
      },
      items: [
        {
          icon: "fas fa-user-md",
          title: "Medicine watched, not stopped",
          text: "Our physician reads your log every fortnight and writes to your own doctor if a dose should change. Never change one yourself.",
        },
        {
          icon: "fab fa-whatsapp",
          title: "A photo, an answer",
          text: "Send what is on the plate before you eat. A dietitian, not a bot, answers within twenty minutes between seven and ten.",
        },
        {
          icon: "fas fa-language",
          title: "In your food and language",
          text: "Plans for Punjabi, Gujarati, Marathi, Bengali, Tamil and Andhra kitchens, Jain and fasting days included.",
        },
        {
          icon: "fas fa-glass-cheers",
          title: "A rule for weddings",
          text: "What to eat first, what to share, what to leave, and how to be back to normal on Monday.",
        },
        {
          icon: "fas fa-walking",
          title: "Movement you will do",
          text: "Ten minutes after each meal, and two sets of getting up from a chair. That is all for six weeks.",
        },
      ],
    }),
    timetable({
      anchor: "plan",
      eyebrow: "A day on the plan",
      title: "Tuesday, for a schoolteacher in Indore",
      lead: "Your own day is written with you in the first call.",
      picture: 2,
      rows: [
        {
          when: "6.30 am",
          what: "Soaked methi, then tea with milk, no biscuit",
          who: "Finger test twice a week only",
        },
        {
          when: "8.15 am",
          what: "Two besan chillas with paneer, green chutney",
          who: "Twenty grams of protein before school",
        },
        { when: "11 am", what: "Chaas and a fistful of roasted chana" },
        {
          when: "1.30 pm",
          what: "Kachumber, dal, bhindi, one and a half rotis, a little rice last",
          who: "Ten minutes' walk in the corridor",
        },
        { when: "5 pm", what: "Tea, six almonds, half a guava" },
        {
          when: "8 pm",
          what: "Moong soup, palak, one jowar roti",
          who: "Kitchen closes. Walk with the family",
        },
        { when: "10.30 pm", what: "Lights out: short sleep raises the morning figure" },
      ],
      note: "An example, not advice for you. Portions depend on your weight, kidneys and medicines.",
    }),
    steps({
      tone: "tint",
      title: "Twelve weeks, in four turns",
      steps: [
        {
          title: "Weeks 1 and 2: look",
          text: "A glucometer, fourteen days of ordinary meals, no change. Then an hour's call in which your own numbers tell us where to begin.",
        },
        {
          title: "Weeks 3 to 6: rearrange",
          text: "Order, timing, protein at breakfast. One change a week, kept before the next is added.",
        },
        {
          title: "Weeks 7 to 10: strengthen",
          text: "Muscle is where sugar goes. Two short home sessions a week, with a physiotherapist watching your knees.",
        },
        {
          title: "Weeks 11 and 12: keep",
          text: "Travel, fasts, Diwali. New HbA1c at the end, and a plan for the year that needs no us.",
        },
      ],
    }),
    countBand({
      tone: "deep",
      head: {
        title: "What we can show so far",
        lead: "Figures of your clinic, with the year they come from. Leave out what you cannot prove.",
      },
      facts: [
        { to: 400, prefix: "[", suffix: "]", text: "members finished in [year]" },
        { to: 80, prefix: "[", suffix: "%]", text: "stayed all twelve weeks" },
        { to: 20, suffix: " min", text: "longest wait for an answer, seven to ten" },
        { to: 6, text: "regional kitchens we plan for" },
      ],
    }),
    cases({
      title: "Three members, with their leave",
      lead: "Use real before-and-after values with the time between them, and say what medicine they were on. Results differ from person to person.",
      cases: [
        {
          figure: "[8.4 → 6.9]",
          unit: "HbA1c in 12 weeks, same medicine",
          title: "A bank manager of 47",
          text: "[What he changed first. What he did not give up.]",
        },
        {
          figure: "[−6 kg]",
          unit: "in 12 weeks, walking only",
          title: "A homemaker of 39",
          text: "[One meal for the whole family: how that came about.]",
        },
        {
          figure: "[214 → 158]",
          unit: "two hours after lunch, week 5",
          title: "Retired, 61",
          text: "[Rice last, then a walk to the temple and back.]",
        },
      ],
    }),
    aboutSigned({
      portrait: true,
      anchor: "dietitian",
      tone: "tint",
      eyebrow: "Your dietitian",
      title: "Her first patient was *her father*",
      sign: "[Name], RD",
      text: "Registered dietitian, [M.Sc. Clinical Nutrition], [00] years, [hospital] before this clinic. Her father has been diabetic since she was eleven; the first plan she ever wrote was for him, and he is still complaining about it at seventy-eight.\n\nDr [Name], MD (Medicine), reads every log with her.",
      points: [
        "Registration no. [0000]",
        "No supplements sold, no commissions from laboratories",
        "At most forty members at a time",
      ],
    }),
    forWhom({
      tone: "paper",
      title: "Please read this before you pay",
      yes: [
        "You have type 2 diabetes or prediabetes, with an HbA1c from the last three months",
        "You are on tablets or on nothing",
        "Somebody in the house will cook with you, or you cook yourself",
      ],
      no: [
        "You take insulin, are pregnant, or have advanced kidney disease: you need a clinic, and we will name one",
        "You want to stop tablets on your own: please do not",
        "You want ten kilos in a month",
      ],
      yesTitle: "It suits you if",
      noTitle: "It does not if",
    }),
    plans({
      anchor: "fees",
      tone: "tint",
      title: "What twelve weeks cost",
      plans: [
        {
          name: "With company",
          text: "Small group of eight, same language.",
          price: "[₹9,000]",
          per: "for twelve weeks",
          lines: [
            "Own plan, group calls on Sundays",
            "Plate photos answered",
            "Doctor reads your log monthly",
            "One session with the physiotherapist",
          ],
          action: { text: "Join a group", to: "#your-checkout-group" },
        },
        {
          name: "One to one",
          text: "Your own dietitian, weekly.",
          price: "[₹18,000]",
          per: "for twelve weeks",
          lines: [
            "Twelve calls of 30 minutes",
            "Plate photos answered within 20 minutes",
            "Doctor reads your log fortnightly",
            "Two sessions with the physiotherapist",
          ],
          pick: "For most people",
          action: { text: "Start one to one", to: "#your-checkout" },
        },
      ],
      note: "Laboratory tests are paid to the laboratory of your choice. Many insurers reimburse part; we give the papers.",
    }),
    guarantee({
      title: "Do the twelve weeks. If nothing moves, we owe you.",
      text: "Log four days a week and come to the calls. If your HbA1c has not come down by week fourteen, you get a further twelve weeks free or half your fee back, as you choose. We cannot promise a number; we can promise not to profit from failing.",
    }),
    faqSplit({
      title: "Asked by nearly everyone",
      ask: "Yours is not here? Send it with your last HbA1c. A dietitian answers before dinner.",
      ways: [
        { icon: "fas fa-phone", text: "[98765 43210]" },
        { icon: "far fa-clock", text: "Seven to ten, every day" },
      ],
      items: [
        {
          title: "Will I have to give up rice?",
          text: "Rarely. Most members keep a measured katori, eaten last. Some do better with none at dinner; your own readings will say.",
        },
        {
          title: "Can I stop my medicine?",
          text: "Only your doctor can decide that, and only from your readings. Some doses do come down during the programme. Stopping by yourself is dangerous.",
        },
        {
          title: "I fast on Mondays and during Navratri.",
          text: "We plan for it. Tell us your fasts in the first call, and your medicine if it can cause low sugar.",
        },
        {
          title: "My mother-in-law cooks.",
          text: "Then she is invited to the second call. This has saved more plans than any app.",
        },
        {
          title: "Do I need a sensor on my arm?",
          text: "No. A simple glucometer is enough. If you already wear one, we will read it.",
        },
      ],
    }),
    capture({
      anchor: "review",
      tone: "brand",
      eyebrow: "Free, fifteen minutes",
      title: "Send your last report. A dietitian reads it with you.",
      lead: "No card, no obligation. You leave with the two changes we would make first, whether or not you join.",
      points: [
        "Fifteen minutes on the phone, in your language",
        "Your own report, line by line",
        "Two changes to begin with, from your own kitchen",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          emailField,
          { label: "Latest HbA1c, if you know it", name: "hba1c", placeholder: "7.8", optional: true },
          {
            label: "Best time to call",
            name: "time",
            type: "select",
            options: ["Morning", "Afternoon", "Evening"],
          },
        ],
        button: "Ask for a review",
        consent: "Health details are read by our dietitian and doctor only.",
      },
    }),
    footerColumns({
      brand: "[Clinic name]",
      text: "Nutrition for diabetes, by people who know what a tiffin is. [Address, city].",
      groups: [
        {
          title: "Clinic",
          links: [
            { text: "The plan", to: "#plan" },
            { text: "Dietitian", to: "#dietitian" },
            { text: "Fees", to: "#fees" },
          ],
        },
        {
          title: "Small print",
          links: [
            { text: "Privacy of records", to: "#your-privacy-page" },
            { text: "Refunds", to: "#your-refund-page" },
          ],
        },
      ],
      legal:
        "This programme supports medical care and does not replace it. In an emergency call 112. © [Year] [Clinic name].",
    }),
  ],
};
