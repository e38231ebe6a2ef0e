// Mails before the sale: welcome, teach, invite, open the sale, remind.
import { block, brandLine, button, columns, email, faces, heading, line, swatch, text } from "./email-kit.ts";

export const welcome = email({
  slug: "welcome",
  name: "Welcome",
  when: "The minute somebody joins your list",
  subject: "You’re in. Here is your first lesson",
  preheader: "Seven minutes, one pen, no software.",
  ground: "#eaf2fb",
  rows: [
    block(brandLine("sikho.", "#173b74"), { pad: "28px 40px" }),
    block(
      heading("You’re in.<br>Get a pen.", 64, "#ffffff") +
        text(
          "Your first lesson takes seven minutes and needs no software.",
          "#cfe0f6",
          18,
          "padding-top:18px",
        ),
      { ground: "#173b74", pad: "56px 40px" },
    ),
    block(
      text("Hello [first name],", "#1d2b42") +
        text(
          "Most people start a course by watching. We start by making one thing, badly, tonight. It is the quickest way we know to find out what you should learn next.",
          "#1d2b42",
          16,
          "padding:14px 0 26px",
        ) +
        columns([
          { width: 14, content: heading("1", 34, "#ffb920") },
          { width: 86, content: text("<b>Tonight:</b> lesson one, and your first rough cut.", "#1d2b42") },
        ]) +
        line("#dbe6f3") +
        columns([
          { width: 14, content: heading("2", 34, "#ffb920") },
          { width: 86, content: text("<b>Thursday:</b> we look at what went wrong, on purpose.", "#1d2b42") },
        ]) +
        line("#dbe6f3") +
        columns([
          { width: 14, content: heading("3", 34, "#ffb920") },
          { width: 86, content: text("<b>Sunday:</b> you publish. We say nothing. It is yours.", "#1d2b42") },
        ]) +
        `<div style="padding-top:30px">${button("Start lesson one", "#ffb920", "#14211c")}</div>`,
      { ground: "#ffffff", pad: "40px" },
    ),
  ],
});

export const story = email({
  slug: "story",
  name: "The weekly letter",
  when: "Once a week, between launches",
  subject: "The client who paid me to stop",
  preheader: "A short letter about saying less.",
  ground: "#f6f1e7",
  rows: [
    block(
      columns([
        { width: 70, content: brandLine("Field Notes", "#2b211b", faces.serif) },
        { width: 30, content: text("No. 41", "#8a7a66", 14, "text-align:right") },
      ]) + line("#2b211b", 2),
      { pad: "36px 40px 0" },
    ),
    block(
      heading("The client who paid me to stop", 46, "#2b211b", faces.serif) +
        text(
          "In March a bakery in Nashik asked me to post every day. I did. Forty posts, lovely pictures, and their phone rang exactly as often as before.",
          "#3d332b",
          17,
          `padding-top:26px;font-family:${faces.serif}`,
        ) +
        text(
          "In April they paid me to stop, and to write one mail a week to the 212 people who had ever ordered a cake. The first one sold nineteen.",
          "#3d332b",
          17,
          `padding-top:16px;font-family:${faces.serif}`,
        ),
      { pad: "34px 40px 8px" },
    ),
    block(
      heading(
        "“Two hundred people who have paid you beat twenty thousand who have waved.”",
        27,
        "#a8431f",
        faces.serif,
      ),
      { pad: "26px 40px 26px 32px", css: "border-left:8px solid #d48c00" },
    ),
    block(
      text(
        "So this week, before you make anything new: open your order book. Write to ten names in it. Ask one question, and do not sell.",
        "#3d332b",
        17,
        `font-family:${faces.serif}`,
      ) + text("Until Sunday,<br>[your name]", "#3d332b", 17, `padding-top:18px;font-family:${faces.serif}`),
      { pad: "26px 40px 20px" },
    ),
  ],
});

export const webinar = email({
  slug: "webinar",
  name: "Webinar invitation",
  when: "Five days before a live class",
  subject: "Thursday 8 pm: I build a funnel while you watch",
  preheader: "No slides. Sixty minutes. Bring your offer.",
  ground: "#0e1512",
  rows: [
    block(brandLine("LIVE DESK", "#3fcb86"), { pad: "32px 40px 0" }),
    block(
      heading("I build it.<br>You watch.<br>You keep it.", 66, "#e8efe9") +
        text(
          "A whole funnel in sixty minutes, live, mistakes included. No slides.",
          "#9fb0a7",
          18,
          "padding-top:22px",
        ),
      { pad: "34px 40px 36px" },
    ),
    block(
      columns([
        {
          width: 40,
          content:
            heading("THU", 20, "#0e1512") +
            heading("24", 84, "#0e1512") +
            text("[month]", "#0e1512", 16, "font-weight:bold"),
          css: "background:#3fcb86;padding:22px 26px",
        },
        {
          width: 60,
          content:
            heading("8:00 pm IST", 30, "#e8efe9") +
            text(
              "Online. 60 minutes, then questions until there are none.",
              "#9fb0a7",
              15,
              "padding:10px 0 20px",
            ) +
            button("Save my seat", "#ffb920", "#14211c"),
          css: "background:#18221d;padding:26px",
        },
      ]),
      { pad: "0 40px" },
    ),
    block(
      text("<b style='color:#e8efe9'>Bring</b> one offer and its price.", "#9fb0a7", 16) +
        text(
          "<b style='color:#e8efe9'>Leave with</b> the page, the thank-you page and three mails.",
          "#9fb0a7",
          16,
          "padding-top:8px",
        ) +
        text(
          "<b style='color:#e8efe9'>Cannot come?</b> Sign up all the same: the recording stays up for 48 hours.",
          "#9fb0a7",
          16,
          "padding-top:8px",
        ),
      { pad: "34px 40px 10px" },
    ),
  ],
});

export const launch = email({
  slug: "launch",
  name: "Launch day",
  when: "The morning the doors open",
  subject: "It’s on the shelf",
  preheader: "Two hundred jars. When they are gone we cook again in June.",
  ground: "#c9623a",
  rows: [
    block(brandLine("Mitti &amp; Mango", "#fbe9cf", faces.serif), { pad: "32px 40px", align: "center" }),
    block(heading("It’s on<br>the shelf.", 84, "#fbe9cf", faces.serif), {
      pad: "24px 40px 34px",
      align: "center",
    }),
    block(
      columns([
        { width: 33, content: swatch("#ffb920", 160, "Kesar") },
        { width: 33, content: swatch("#7b2f12", 160, "Gur &amp; chilli") },
        { width: 34, content: swatch("#16553f", 160, "Raw green") },
      ]),
      { pad: "0 40px" },
    ),
    block(
      text(
        "Three pickles, eleven months in the making. Two hundred jars of each, numbered by hand on our own kitchen table.",
        "#5a2713",
        17,
        "padding-bottom:24px",
      ) +
        columns([
          {
            width: 50,
            content: heading("₹349", 40, "#7b2f12", faces.serif) + text("a jar of 400 g", "#8a5a45", 14),
          },
          {
            width: 50,
            content: `<div style="text-align:right">${button("Order a jar", "#7b2f12", "#fbe9cf")}</div>`,
          },
        ]) +
        `<div style="padding:26px 0 18px">${line("#ecc9a6")}</div>` +
        text(
          "Gone means gone until June. We only cook with the season, and the season has an end.",
          "#8a5a45",
          15,
        ),
      { ground: "#fff7ec", pad: "40px", css: "border-top:34px solid #fff7ec" },
    ),
  ],
});

export const lastCall = email({
  slug: "last-call",
  name: "Last call",
  when: "On the last evening of a real deadline",
  subject: "Doors close at midnight, and they do close",
  preheader: "Not tomorrow morning. Midnight.",
  ground: "#ffb920",
  rows: [
    block(brandLine("The Copy Room", "#14211c"), { pad: "32px 40px 0" }),
    block(
      heading("Closes<br>12:00", 132, "#14211c", faces.narrow, "letter-spacing:-4px") +
        text("midnight, [day and date]", "#14211c", 20, "font-weight:bold;padding-top:6px"),
      { pad: "40px 40px 28px" },
    ),
    block(line("#14211c", 3), {}),
    block(
      text(
        "We take thirty people, because that is how many drafts two editors can read in a week. Twenty-six have paid.",
        "#14211c",
        18,
      ) +
        text("<b>If you are in:</b> the first draft is due on Monday.", "#14211c", 16, "padding-top:20px") +
        text(
          "<b>If you are not sure:</b> reply with your question. A person answers until 11 pm.",
          "#14211c",
          16,
          "padding-top:8px",
        ) +
        text(
          "<b>If it is a no:</b> good. Close this mail and have dinner.",
          "#14211c",
          16,
          "padding-top:8px",
        ) +
        `<div style="padding-top:30px">${button("Take one of the four seats", "#0f4031", "#f7f4e9")}</div>`,
      { pad: "28px 40px 20px" },
    ),
  ],
});
