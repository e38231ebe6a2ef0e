import type { Figure } from "@store/contract/figure-content";
import {
  alarm,
  bar,
  bars,
  button,
  chips,
  dead,
  field,
  fine,
  here,
  lines,
  link,
  note,
  pair,
  photo,
  price,
  stars,
  strip,
  sums,
  text,
  title,
  top,
} from "./kit.ts";

/** Drawings for the Product and Landing tabs, by the item's id. */
export const productFigures: Readonly<Record<string, Figure>> = {
  "prod-1": pair(
    "Two banners and an app prompt before the product.",
    [
      here(note("Get our app! Open")),
      here(note("FLAT 50% OFF SITEWIDE")),
      top("Meera", 0),
      strip("kurta"),
      lines(1),
    ],
    "Picture, name, rating and price on the first screen.",
    [
      top("Meera", 0),
      here(photo("kurta")),
      here(title("A-line kurta, indigo")),
      stars("4.4 of 812"),
      price("₹899", "₹1,299"),
    ],
  ),
  "prod-3": pair(
    "Only praise, no way to the doubts.",
    [title("Reviews"), here(stars("4.9")), text("Great product - Rahul"), text("Awesome!! - Priya")],
    "A bar per star that filters; verified, recent, answered.",
    [
      title("4.4 of 812"),
      here(
        bars([
          ["5 stars", 62, "503"],
          ["3 stars", 14, "114"],
          ["2 stars", 5, "41"],
        ]),
      ),
      text("2 stars, Nagpur, May: colour is darker."),
      fine("Seller: true, photo changed"),
    ],
  ),
  "prod-po-3": pair(
    "One chart for the whole shop, in letters.",
    [
      title("Size guide"),
      here(
        sums([
          ["S", "small"],
          ["M", "medium"],
          ["L", "large"],
        ]),
      ),
      lines(1),
    ],
    "This garment in cm and inches, and the person who wears it.",
    [
      title("This kurta"),
      here(
        sums([
          ["M, chest", "96 cm, 38 in"],
          ["M, length", "112 cm, 44 in"],
        ]),
      ),
      text("Model: 165 cm, wears M. Lay a kurta flat and measure here."),
    ],
  ),
  "prod-ig-1": pair(
    "Front view four times.",
    [photo("shoe"), here(chips(["front", "front", "front", "front"])), title("Walking shoe")],
    "Front, back, sole, close up, on a foot, what is in the box.",
    [
      photo("shoe"),
      here(chips(["front", "back", "sole", "close", "worn", "in box"], [0])),
      title("Walking shoe"),
    ],
  ),
  "prod-ig-5": pair(
    "Olive is chosen, indigo is shown.",
    [photo("kurta", "indigo"), here(chips(["Indigo", "Olive", "Rust"], [1])), price("₹899")],
    "The whole gallery changes with the colour.",
    [
      here(photo("kurta", "olive, worn")),
      chips(["Indigo", "Olive", "Rust"], [1]),
      chips(["front", "back", "weave"], [0]),
      price("₹899"),
    ],
  ),
  "prod-ig-8": pair(
    "A try-on that loads for half a minute is closed.",
    [photo("lamp", "Loading 3D... 24 s"), here(dead("View in your room")), lines(2)],
    "Real size, on a mid-range phone, within five seconds.",
    [
      here(photo("lamp", "true size: 42 cm")),
      button("See it in your room"),
      text("Opens in 4 s on a ₹12,000 phone"),
    ],
  ),
  "prod-cta-1": pair(
    "She decides at the reviews. The button is five screens up.",
    [
      stars("5, Kochi: the colour is as shown"),
      lines(3),
      stars("4, Surat: a little long"),
      lines(4),
      here(lines(2)),
    ],
    "A bar with price, size and button stays at the bottom.",
    [
      stars("5, Kochi: the colour is as shown"),
      lines(3),
      stars("4, Surat: a little long"),
      lines(2),
      { ...bar("₹899 · M", "Add to cart"), mark: true },
    ],
  ),
  "prod-cta-3": pair(
    "'4 to 15 days', for all of India.",
    [
      price("₹3,100"),
      here(text("Delivery in 4 to 15 working days. Charges may apply.")),
      button("Add to cart"),
    ],
    "A date, the charge and COD for this PIN code.",
    [
      price("₹3,100"),
      field("Delivery to", "411038 Pune"),
      here(fine("Tuesday 2 December. ₹0. Cash on delivery: yes, ₹40.")),
      button("Add to cart"),
    ],
  ),
  "prod-cta-4": pair(
    "A closed list hides that L exists.",
    [photo("kurta"), here(field("Size", "Select")), button("Add to cart")],
    "All sizes in view; the sold-out one answers when tapped.",
    [
      photo("kurta"),
      here(chips(["S", "M", "L", "XL"], [1], [3])),
      note("XL: back in the week of 8 December"),
      button("Add to cart"),
    ],
  ),
  "prod-cta-5": pair(
    "Three discounts stacked: read as a trick.",
    [
      here(price("₹899", "₹2,999", "70% OFF")),
      here(note("Extra 15% with FLASH15")),
      note("Today only!"),
      button("Buy"),
    ],
    "Was, now, you keep. Once.",
    [here(price("₹899", "₹1,299", "save ₹400")), text("Inclusive of all taxes"), button("Add to cart")],
  ),
  "prod-cta-8": pair(
    "A link to a policy is no answer.",
    [price("₹899"), button("Add to cart"), here(link("Return policy"))],
    "Window, who pays, and the exception, in one line.",
    [
      price("₹899"),
      button("Add to cart"),
      here(fine("7-day exchange, we collect it free. Sale goods: size only.")),
    ],
  ),
  "prod-cta-10": pair(
    "A dead end with the buyer still standing there.",
    [photo("kurta"), chips(["S", "M", "L"], [], [1]), here(dead("Sold out"))],
    "One number, and a place in the queue.",
    [
      photo("kurta"),
      chips(["S", "M", "L"], [], [1]),
      field("WhatsApp number for size M", "98450 00000"),
      here(button("Tell me when M is back")),
      text("You are number 6. The longest-waiting hear first."),
    ],
  ),
  "prod-cta-11": pair(
    "Nobody works out which pack is cheaper.",
    [photo("tea"), here(chips(["1 for ₹149", "3 for ₹399"], [0])), button("Add to cart")],
    "Price per piece and saving are printed.",
    [
      photo("tea"),
      here(
        sums([
          ["1 pack", "₹149 each"],
          ["3 packs, ₹399", "₹133 each"],
        ]),
      ),
      fine("3 packs: you save ₹48"),
      button("Add 3 packs"),
    ],
  ),
  "prod-po-6": pair(
    "A green leaf that nobody can look up.",
    [photo("tea"), here(chips(["100% pure", "Certified", "Safe"])), lines(2)],
    "The number, where to check it, and until when it runs.",
    [
      photo("tea"),
      here(
        sums([
          ["FSSAI", "[14 digits]"],
          ["Valid until", "March 2028"],
        ]),
      ),
      link("Check on foscos.fssai.gov.in"),
    ],
  ),
  "prod-po-5": pair(
    "Questions wait for weeks.",
    [
      title("Questions"),
      here(text("Does it fit an induction stove? Asked 26 days ago, no answer.")),
      quietAsk(),
    ],
    "Answered by name within a day, and the third time it moves into the details.",
    [
      title("Questions"),
      text("Does it fit an induction stove?"),
      here(fine("Yes, from 14 cm. Neha, 3 hours later")),
      note("Now in the details: 'Induction: yes'"),
    ],
  ),
  "land-1": pair(
    "The ad said steamer at ₹2,499. The page says welcome.",
    [top("ClothCare"), photo("box"), here(title("Welcome to ClothCare, India's trusted brand"))],
    "The ad's line again, the same picture, the same price.",
    [
      top("ClothCare"),
      here(photo("bottle", "as in the ad")),
      here(title("Crease-free shirt in 4 minutes")),
      price("₹2,499"),
    ],
  ),
  "land-5": pair(
    "Inside Instagram: the UPI app opens, and the way back is lost.",
    [
      note("instagram.com, in-app browser"),
      here(alarm("Something went wrong. Please open in Chrome.")),
      dead("Pay with UPI"),
    ],
    "There and back, tried on Android and on iPhone.",
    [
      note("instagram.com, in-app browser"),
      title("Pay ₹2,499"),
      here(choiceUpi()),
      fine("Back from the app: paid, order 4182"),
    ],
  ),
  "land-7": pair(
    "4.1 MB of slider, chat and reviews before one word.",
    [
      title("First visit"),
      here(
        bars([
          ["Theme and slider", 90, "2.3 MB"],
          ["Chat", 35, "0.9 MB"],
          ["Reviews", 34, "0.9 MB"],
        ]),
      ),
      alarm("4.1 MB, 9 s on slow 4G"),
    ],
    "What the promise needs, and nothing else.",
    [
      title("First visit"),
      here(
        bars([
          ["Pictures", 20, "0.5 MB"],
          ["Page and script", 9, "0.2 MB"],
        ]),
      ),
      fine("0.7 MB, 2.2 s on slow 4G"),
    ],
  ),
  "land-4": pair(
    "Company, city, source: answers that change nothing.",
    [
      title("Enquire now"),
      field("Full name"),
      field("Company"),
      field("City"),
      field("How did you hear of us?"),
      button("Submit"),
    ],
    "What the next step uses, and what that step is.",
    [
      title("Get the price list"),
      here(field("WhatsApp number", "98450 00000")),
      here(button("Send it to me now")),
      text("A PDF in one minute. One call only if you ask."),
    ],
  ),
  "land-c-1": pair(
    "Every rival can print it.",
    [photo("bottle"), here(title("Premium quality garment steamer")), price("₹2,499")],
    "A result one can picture, with a number.",
    [photo("bottle"), here(title("Crease-free shirt in 4 minutes")), price("₹2,499")],
  ),
  "land-c-7": pair(
    "The claim is here, its proof eight screens below.",
    [here(title("Removes 99% of dust")), photo("box"), lines(4), button("Buy now")],
    "Claim and report on one screen.",
    [
      title("Removes 99% of dust"),
      here(fine("Lab report 2291, Pune, March 2026")),
      photo("box"),
      button("Buy now"),
    ],
  ),
};

function quietAsk() {
  return link("Ask a question");
}

function choiceUpi() {
  return chips(["GPay", "PhonePe", "Paytm"], [0]);
}
