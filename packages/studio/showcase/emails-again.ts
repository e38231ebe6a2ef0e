// Mails long after the sale: the next thing, and the long silence.
import { block, brandLine, button, columns, email, faces, heading, text } from "./email-kit.ts";

export const nextStep = email({
  slug: "next-step",
  name: "The next thing",
  when: "Three weeks after the first purchase",
  subject: "You have finished part one. Part two is smaller",
  preheader: "And half the price, because you are half-way.",
  ground: "#1c2550",
  rows: [
    block(brandLine("✦ Nakshatra Notes", "#f3c65b", faces.serif), { pad: "34px 40px 0" }),
    block(
      heading("You read your own chart. Now read theirs.", 56, "#fff6dc", faces.serif) +
        text(
          "Part one taught you twelve houses. Part two is two charts at one table.",
          "#b9c0e6",
          18,
          "padding-top:20px",
        ),
      { pad: "36px 40px" },
    ),
    block(
      columns([
        {
          width: 50,
          content:
            text("Part one", "#8c8670", 14) +
            heading("Done", 34, "#8c8670", faces.serif) +
            text("12 lessons<br>₹2,400", "#8c8670", 15, "padding-top:8px"),
          css: "padding:26px;border-right:1px solid #e2d8b8",
        },
        {
          width: 50,
          content:
            text("Part two", "#1c2550", 14) +
            heading("5 lessons", 34, "#1c2550", faces.serif) +
            text(
              "<s>₹2,000</s> <b>₹1,000</b><br>for those who finished one",
              "#1c2550",
              15,
              "padding-top:8px",
            ),
          css: "padding:26px",
        },
      ]),
      { ground: "#fff6dc", pad: "0" },
    ),
    block(
      text(
        "It takes about three evenings. Bring one person you know well: you will want to check.",
        "#b9c0e6",
        16,
        "padding-bottom:26px",
      ) + button("Open part two", "#f3c65b", "#1c2550", "border-radius:28px"),
      { pad: "34px 40px 14px" },
    ),
  ],
});

export const winBack = email({
  slug: "win-back",
  name: "Win back",
  when: "After ninety days of silence",
  subject: "Shall we stop writing?",
  preheader: "An honest question, two buttons.",
  ground: "#ffffff",
  rows: [
    block(brandLine("STUDIO 42", "#14211c"), { pad: "34px 40px" }),
    block(
      heading("Shall we<br>stop writing?", 74, "#14211c") +
        text(
          "You have not trained with us for 90 days, and you have not opened a mail in 60. That is fine. We only want to know.",
          "#43514a",
          18,
          "padding-top:22px",
        ),
      { pad: "18px 40px 34px" },
    ),
    block(
      columns([
        {
          width: 49,
          content:
            heading("Stay", 34, "#fffdf7") +
            text(
              "One free class, any day this month, no fee to start again.",
              "#fde8e0",
              15,
              "padding:10px 0 22px",
            ) +
            button("Book my free class", "#fffdf7", "#bf2e0c"),
          css: "background:#bf2e0c;padding:28px 26px",
        },
        { width: 2, content: "&nbsp;" },
        {
          width: 49,
          content:
            heading("Go", 34, "#14211c") +
            text(
              "No hard feelings. We take you off the list today, for good.",
              "#43514a",
              15,
              "padding:10px 0 22px",
            ) +
            button("Stop the mails", "#14211c", "#ffffff"),
          css: "background:#f1f0ea;padding:28px 26px",
        },
      ]),
      { pad: "0 40px" },
    ),
    block(
      text(
        "If you press neither, we stop by ourselves in a week. Your last class was [date], with [trainer]. She says hello.",
        "#43514a",
        15,
      ),
      { pad: "30px 40px 10px" },
    ),
  ],
});
