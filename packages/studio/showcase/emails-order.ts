// Mails around the sale: the basket, the order, the review.
import { block, brandLine, button, columns, email, faces, heading, line, swatch, text } from "./email-kit.ts";

export const cart = email({
  slug: "cart",
  name: "Forgotten cart",
  when: "An hour after somebody leaves the checkout",
  subject: "Your cart is where you left it",
  preheader: "Nothing has changed. Not even the price.",
  ground: "#f9ddd0",
  rows: [
    block(brandLine("aarogya", "#1c4a39"), { pad: "32px 40px 8px" }),
    block(
      heading("Right where<br>you left it.", 62, "#1c3b2f") +
        text(
          "We kept your cart. Nothing has changed, not even the price.",
          "#6d4a3d",
          18,
          "padding-top:18px",
        ),
      { pad: "20px 40px 36px" },
    ),
    block(
      columns([
        { width: 24, content: swatch("#1c6a4f", 96) },
        {
          width: 52,
          content:
            text("<b>Night infusion, 20 cups</b>", "#1c3b2f", 17) +
            text("Ashwagandha, chamomile, no caffeine", "#6d4a3d", 14),
          css: "padding-top:18px",
        },
        {
          width: 24,
          content: text("<b>₹420</b>", "#1c3b2f", 17, "text-align:right"),
          css: "padding-top:18px",
        },
      ]) +
        `<div style="padding:16px 0">${line("#f0ddd3")}</div>` +
        columns([
          { width: 24, content: swatch("#e88b5a", 96) },
          {
            width: 52,
            content:
              text("<b>Morning powder</b>", "#1c3b2f", 17) +
              text("Thirty servings, one a day", "#6d4a3d", 14),
            css: "padding-top:18px",
          },
          {
            width: 24,
            content: text("<b>₹690</b>", "#1c3b2f", 17, "text-align:right"),
            css: "padding-top:18px",
          },
        ]) +
        `<div style="padding:16px 0">${line("#1c3b2f", 2)}</div>` +
        columns([
          { width: 60, content: text("<b>Total</b>, delivery included", "#1c3b2f", 17) },
          { width: 40, content: heading("₹1,110", 30, "#1c3b2f", faces.narrow, "text-align:right") },
        ]) +
        `<div style="padding-top:28px">${button("Finish my order", "#1c3b2f", "#f9ddd0")}</div>` +
        text(
          "Was something unclear? Reply to this mail. Neha reads every one.",
          "#6d4a3d",
          14,
          "padding-top:22px",
        ),
      { ground: "#fff6f0", pad: "36px 40px" },
    ),
  ],
});

export const order = email({
  slug: "order",
  name: "Order and what comes next",
  when: "Right after payment",
  subject: "Paid, thank you. Here is what happens now",
  preheader: "Three steps, three dates.",
  ground: "#eef4ef",
  rows: [
    block(brandLine("Lakdi Works", "#0f4031"), { pad: "32px 40px" }),
    block(
      columns([
        { width: 66, content: heading("Paid.<br>Thank you.", 60, "#f7f4e9") },
        {
          width: 34,
          content:
            text("Order", "#9cc7b1", 13) +
            text("<b>[order number]</b>", "#f7f4e9", 15) +
            text("Total", "#9cc7b1", 13, "padding-top:12px") +
            heading("₹8,450", 28, "#ffb920"),
          css: "border-left:1px solid #2c6350;padding-left:22px",
        },
      ]),
      { ground: "#0f4031", pad: "44px 40px" },
    ),
    block(
      heading("What happens now", 26, "#14211c") +
        `<div style="padding-top:20px">${columns([
          { width: 30, content: text("<b>Today</b>", "#1c6a4f") },
          {
            width: 70,
            content: text("We choose the board for your shelf and send you a photo of it.", "#333d38"),
          },
        ])}</div><div style="padding:12px 0">${line("#dcd7c6")}</div>` +
        columns([
          { width: 30, content: text("<b>In 6 days</b>", "#1c6a4f") },
          {
            width: 70,
            content: text(
              "It is cut, sanded and oiled. You can still change the height until then.",
              "#333d38",
            ),
          },
        ]) +
        `<div style="padding:12px 0">${line("#dcd7c6")}</div>` +
        columns([
          { width: 30, content: text("<b>In 9 days</b>", "#1c6a4f") },
          {
            width: 70,
            content: text("It is at your door, with the two screws that everybody else forgets.", "#333d38"),
          },
        ]) +
        `<div style="padding-top:28px">${button("See my order", "#ffb920", "#14211c")}</div>`,
      { ground: "#fffdf7", pad: "40px" },
    ),
  ],
});

export const review = email({
  slug: "review",
  name: "Ask for a review",
  when: "The morning after delivery",
  subject: "One question about Tuesday’s dinner",
  preheader: "Two taps. No account.",
  ground: "#fff0cc",
  rows: [
    block(brandLine("Dabba No. 9", "#7b2f12", faces.serif), { pad: "34px 40px", align: "center" }),
    block(
      heading("How was<br>Tuesday?", 76, "#7b2f12", faces.serif) +
        text("You had the paneer thali. Tap how it was:", "#6b4a2f", 18, "padding-top:20px"),
      { pad: "14px 40px 26px", align: "center" },
    ),
    block(
      columns(
        [1, 2, 3, 4, 5].map((stars) => ({
          width: 20,
          content: `<a href="[review link]?stars=${stars}" style="display:block;text-align:center;text-decoration:none;font:bold 38px/1 Arial,sans-serif;color:#d48c00;background:#fffdf7;padding:24px 0 10px">★<br><span style="font:14px/2.2 ${faces.sans};color:#6b4a2f">${stars}</span></a>`,
          css: "padding:0 4px",
        })),
      ),
      { pad: "0 36px" },
    ),
    block(
      text(
        "Below four? Then tell Ramesh, who cooked it. He reads all of them on Sunday with his tea, and the dal has been better since March because of it.",
        "#6b4a2f",
        16,
      ),
      { pad: "34px 60px 8px", align: "center" },
    ),
    block(
      columns([
        { width: 18, content: swatch("#c9623a", 72, "R") },
        {
          width: 82,
          content: text("<b>Ramesh Pawar</b><br>Kitchen, since 2014", "#6b4a2f", 15),
          css: "padding:12px 0 0 14px",
        },
      ]),
      { pad: "20px 60px 10px" },
    ),
  ],
});
