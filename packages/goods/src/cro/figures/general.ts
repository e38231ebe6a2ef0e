import type { Figure } from "@store/contract/figure-content";
import {
  alarm,
  bars,
  button,
  card,
  cards,
  chips,
  field,
  fine,
  gone,
  here,
  lines,
  link,
  note,
  pair,
  photo,
  popup,
  price,
  quiet,
  search,
  strip,
  sums,
  text,
  tiny,
  title,
  top,
  typed,
} from "./kit.ts";

/** Drawings for the General and Home tabs, by the item's id. */
export const generalFigures: Readonly<Record<string, Figure>> = {
  "gen-1": pair(
    "A laptop on office Wi-Fi. No customer shops there.",
    [
      title("Our speed test"),
      bars([
        ["Main picture, laptop", 18, "0.9 s"],
        ["Answer to a tap", 10, "40 ms"],
      ]),
      text("Looks fast. Phones were never asked."),
    ],
    "Phones of real visitors, three visits of four, with the limit beside each figure.",
    [
      title("Phones, last 28 days"),
      here(
        bars([
          ["Main picture, limit 2.5 s", 92, "2.3 s"],
          ["Answer to a tap, limit 200 ms", 80, "160 ms"],
          ["Jumps (CLS), limit 0.1", 40, "0.04"],
        ]),
      ),
    ],
  ),
  "gen-2": pair(
    "A desktop page shrunk to 360 px: nobody reads 9 px in a bus.",
    [
      top("Meera Sarees", 0),
      here(
        tiny(
          "Handwoven Chanderi saree with zari border, blouse piece included, dispatched in two working days from Indore",
        ),
      ),
      strip("saree"),
      here(tiny("MRP Rs 2,499 Price Rs 1,899 Inclusive of all taxes Delivery charges as applicable")),
    ],
    "The same words at 16 px, one column, nothing to pinch.",
    [
      top("Meera Sarees", 0),
      strip("saree"),
      here(title("Chanderi saree, zari border")),
      price("₹1,899", "₹2,499"),
      text("Blouse piece included. Leaves Indore in 2 days."),
    ],
  ),
  "gen-3": pair(
    "Size links 8 mm apart: the thumb hits M and gets L.",
    [photo("kurta"), here(tiny("Size:  XS   S   M   L   XL     Qty:  -  1  +")), button("Add to cart")],
    "Buttons at least 44 px high with a gap between them.",
    [photo("kurta"), here(chips(["XS", "S", "M", "L", "XL"], [2])), button("Add to cart")],
  ),
  "gen-6": pair(
    "Half the purchases are missing, so every later decision leans on a wrong number.",
    [
      title("Last week"),
      here(
        sums([
          ["Order book", "212"],
          ["purchase events", "131"],
        ]),
      ),
      alarm("38% of the orders were never counted"),
    ],
    "Counts agree within 5%, for each of the four events.",
    [
      title("Last week"),
      sums([
        ["view_item", "9,480"],
        ["add_to_cart", "940"],
        ["begin_checkout", "402"],
      ]),
      here(
        sums([
          ["Order book", "212"],
          ["purchase events", "208"],
        ]),
      ),
      fine("Difference 2%. Good enough to decide on."),
    ],
  ),
  "gen-7": pair(
    "An average tells that people leave, not why.",
    [
      title("Checkout, June"),
      bars([
        ["Reached", 100, "402"],
        ["Paid", 53, "212"],
      ]),
      text("Bounce is high. Let us try a new banner?"),
    ],
    "Ten recordings, one line each, with the repair and its owner.",
    [
      title("Ten recordings, 3 June"),
      here(
        sums([
          ["Coupon field jammed", "4 of 10"],
          ["Button under keyboard", "3 of 10"],
          ["Changed mind", "3 of 10"],
        ]),
      ),
      fine("Button: fixed 5 June, Anil"),
    ],
  ),
  "nav-1": pair(
    "'Shop' and 'Collections' say nothing about what is sold.",
    [top("Meera"), here(chips(["Home", "Shop", "Collections", "About"])), strip("saree")],
    "The first level is the list of what the store carries.",
    [top("Meera"), here(chips(["Sarees", "Kurtas", "Blouses", "Jewellery", "Sale"])), strip("saree")],
  ),
  "search-1": pair(
    "Search is a 20 px magnifier that few notice.",
    [
      here(top("Meera Sarees", 1)),
      strip("saree"),
      cards(card("saree", "Chanderi saree", "₹1,899"), card("kurta", "Cotton kurta", "₹899")),
    ],
    "An open field, as wide as the phone, with an example in it.",
    [
      top("Meera Sarees", 1),
      here(search("Try 'red silk saree'")),
      cards(card("saree", "Chanderi saree", "₹1,899"), card("kurta", "Cotton kurta", "₹899")),
    ],
  ),
  "search-3": pair(
    "One letter by ear, and the shop seems to have no kurtis.",
    [typed("kurthi"), here(alarm("No products found for 'kurthi'")), lines(2)],
    "Spellings by ear lead to the same shelf, and it says so.",
    [
      typed("kurthi"),
      here(note("Showing results for kurti")),
      cards(card("kurta", "Indigo kurti", "₹749"), card("kurta", "Block print kurti", "₹899")),
    ],
  ),
  "cart-3": pair(
    "Two days later, on the laptop: gone.",
    [top("Meera", 0), here(title("Your cart is empty")), button("Start shopping")],
    "The same cart on phone and laptop, for 30 days.",
    [
      top("Meera", 2),
      here(fine("Kept since Tuesday, from your phone")),
      { part: "line", show: "saree", name: "Chanderi saree", detail: "Maroon", price: "₹1,899" },
      { part: "line", show: "kurta", name: "Cotton kurta", detail: "Size M", price: "₹899" },
    ],
  ),
  "home-1": pair(
    "After five seconds nobody can say what is sold.",
    [top("Aarna"), photo("lamp"), here(title("Live the difference")), quiet("Discover more")],
    "What, for whom, and one reason, on the first screen.",
    [
      top("Aarna"),
      photo("lamp"),
      here(title("Brass lamps made in Moradabad, delivered in 5 days")),
      button("See lamps under ₹2,000"),
    ],
  ),
  "cart-2": pair(
    "The button does nothing visible, so people tap it again.",
    [top("Meera", 1), photo("kurta"), price("₹899"), here(button("Add to cart"))],
    "What was added, in which size, and two ways on.",
    [
      top("Meera", 2),
      here(fine("Added: Cotton kurta, size M, ₹899")),
      strip("kurta"),
      button("View cart (2)"),
      quiet("Go on shopping"),
    ],
  ),
  "gen-10": pair(
    "Two seconds after the ad: a box in front of the product.",
    [
      top("Meera", 0),
      photo("saree"),
      price("₹1,899"),
      button("Add to cart"),
      popup("Get 10% off! Enter your email", "Subscribe"),
    ],
    "The product first. The offer waits in one line.",
    [
      top("Meera", 0),
      photo("saree"),
      price("₹1,899"),
      button("Add to cart"),
      here(link("First order: 10% off with MEERA10")),
    ],
  ),
  "home-7": pair(
    "The Diwali banner hangs until December.",
    [
      top("Mithai Box"),
      photo("box", "12 November"),
      here(title("Order now for Diwali!")),
      button("Shop gifts"),
    ],
    "Two dates, and each disappears when it has passed.",
    [
      top("Mithai Box"),
      photo("box", "20 October"),
      here(title("In time for Diwali")),
      here(
        sums([
          ["Metros: order by", "25 Oct"],
          ["Rest of India: by", "22 Oct"],
        ]),
      ),
      button("See gift boxes"),
    ],
  ),
  "home-8": pair(
    "The second visit begins at zero.",
    [top("Teak House"), photo("lamp"), title("Big Summer Sale"), lines(2)],
    "What was looked at last stands above the second banner.",
    [
      top("Teak House"),
      here(text("Welcome back. You looked at:")),
      here(cards(card("lamp", "Cane lamp", "₹2,450"), card("box", "Teak stool", "₹3,100"))),
      strip("box", "New shelves"),
    ],
  ),
  "home-9": pair(
    "Only categories: a guest with ₹999 and a housewarming finds no way in.",
    [top("Aarna"), here(chips(["Lamps", "Trays", "Idols", "Bowls"])), strip("lamp")],
    "Entries by budget, occasion and person, each with at least twelve things in stock.",
    [
      top("Aarna"),
      here(chips(["Under ₹999", "Housewarming", "For mother", "For the office"])),
      cards(card("lamp", "Diya, pair", "₹649"), card("tea", "Tea set", "₹949")),
    ],
  ),
  "home-13": pair(
    "Every page asks again, and two pages promise different days.",
    [
      top("Teak House"),
      field("Delivery PIN code"),
      cards(card("box", "Stool", "₹3,100", "4 to 15 days"), card("lamp", "Lamp", "₹2,450", "4 to 15 days")),
    ],
    "Set once in the header; every card speaks of that place.",
    [
      here(top("Teak House · 411038 Pune")),
      cards(card("box", "Stool", "₹3,100", "Tue 2 Dec"), card("lamp", "Lamp", "₹2,450", "Sat 29 Nov")),
    ],
  ),
  "home-sp-6": pair(
    "A stock photo and the word 'passion'.",
    [top("Aarna"), strip("box"), here(title("Passion for quality")), lines(3)],
    "Who, where, since when; a street that can be looked up.",
    [
      top("Aarna"),
      strip("lamp", "Workshop, Peerzada Road"),
      here(title("Salim and Farida, Moradabad, since 1987")),
      text("Eleven people cast and polish every lamp."),
      link("The longer story"),
    ],
  ),
  "home-6": pair(
    "Words that every rival prints.",
    [strip("saree"), here(chips(["Fast shipping", "Best quality", "Secure"])), lines(2)],
    "Three figures, each linked to its policy.",
    [
      strip("saree"),
      here(
        sums([
          ["Free delivery", "from ₹499"],
          ["Exchange", "7 days"],
          ["COD", "19,000 PIN codes"],
        ]),
      ),
      lines(2),
    ],
  ),
  "cat-5": pair(
    "Back from a product: the list begins at the top again.",
    [
      top("Kurtas, 212"),
      here(note("Top of the list. You were at number 40.")),
      cards(card("kurta", "Kurta, white", "₹799"), card("kurta", "Kurta, blue", "₹849")),
    ],
    "The same card, the same filters, the same rows loaded.",
    [
      top("Kurtas, 212"),
      chips(["Cotton", "Size M"], [0, 1]),
      here(cards(card("kurta", "Kurta, number 39", "₹899"), card("kurta", "Kurta, number 40", "₹949"))),
    ],
  ),
  "cat-pc-1": pair(
    "Name cut off, no rating, no old price: each card costs a tap.",
    [
      here(
        cards(card("kurta", "Women's cotton pri...", "₹899"), card("kurta", "Women's cotton pri...", "₹949")),
      ),
    ],
    "Name, price, struck MRP and rating fit on a two-column phone grid.",
    [
      here(
        cards(
          card("kurta", "A-line kurta, indigo", "₹899", "4.4 (812), MRP ₹1,299"),
          card("kurta", "Straight kurta, rust", "₹949", "4.1 (96), MRP ₹1,199"),
        ),
      ),
    ],
  ),
  "cat-pc-5": pair(
    "She falls for it, opens it, and finds only XS.",
    [
      cards(card("kurta", "Indigo kurta", "₹899"), card("kurta", "Rust kurta", "₹949")),
      here(note("Sizes are shown only inside")),
    ],
    "Sizes in stock stand on the card.",
    [
      here(
        cards(
          card("kurta", "Indigo kurta", "₹899", "S  M  L  XL"),
          gone("kurta", "Rust kurta", "₹949", "only XS left"),
        ),
      ),
    ],
  ),
  "cat-3": pair(
    "A count padded with colours and sold-out goods.",
    [
      here(title("1,240 products")),
      chips(["Cotton", "Under ₹1,000"], [0, 1]),
      cards(card("kurta", "Kurta, blue", "₹899"), card("kurta", "Same, green", "₹899")),
    ],
    "Follows each filter at once, and counts a shirt in five colours as one.",
    [
      here(title("38 products")),
      chips(["Cotton", "Under ₹1,000"], [0, 1]),
      cards(card("kurta", "Kurta, 5 colours", "₹899"), card("kurta", "Short kurta", "₹749")),
    ],
  ),
  "cat-pc-8": pair(
    "Where everything is special, nothing is.",
    [
      here(
        cards(
          card("kurta", "NEW HOT SALE", "₹899"),
          card("kurta", "BEST -40% NEW", "₹949"),
          card("kurta", "SALE TREND", "₹799"),
          card("kurta", "NEW -30%", "₹849"),
        ),
      ),
    ],
    "One badge on the screen, with a rule behind it.",
    [
      cards(
        card("kurta", "Indigo kurta", "₹899", "Bestseller: top 5%"),
        card("kurta", "Rust kurta", "₹949"),
        card("kurta", "White kurta", "₹799"),
        card("kurta", "Block print", "₹849"),
      ),
    ],
  ),
  "cat-f-1": pair(
    "The same four filters for a kurta and a phone.",
    [title("Filter"), here(chips(["Price", "Brand", "Colour", "Discount"])), text("212 kurtas left")],
    "The questions a shop assistant would ask.",
    [
      title("Filter kurtas"),
      here(chips(["Fabric", "Sleeve", "Neck", "Length", "Size", "Occasion"], [0, 4])),
      text("24 kurtas left"),
    ],
  ),
  "cat-f-6": pair(
    "Every tap reloads the list and jumps to its top.",
    [chips(["Cotton"], [0]), here(note("Loading...")), lines(4)],
    "Full screen, nothing reloads until the button is pressed.",
    [
      title("Filters"),
      chips(["Cotton", "Silk", "Linen"], [0]),
      chips(["S", "M", "L"], [1, 2]),
      chips(["Under ₹999", "₹1,000 to 1,999"], [0]),
      here(button("Show 84 products")),
    ],
  ),
  "cat-f-10": pair(
    "Origin stands only on the pack: the list cannot be asked.",
    [
      title("Filters"),
      chips(["Price", "Brand", "Rating"]),
      here(note("Country of origin: see product page")),
    ],
    "Country of origin as a filter, and as an order of the list.",
    [
      title("Filters"),
      chips(["Price", "Brand", "Rating"]),
      here(chips(["India (184)", "Japan (12)", "Vietnam (9)"], [0])),
      text("Sort by: country of origin"),
      button("Show 184 products"),
    ],
  ),
  "search-12": pair(
    "Nobody reads what was typed in vain.",
    [
      title("Searches, May"),
      here(
        bars([
          ["With results", 78, "78%"],
          ["Nothing found", 22, "22%"],
        ]),
      ),
      text("Interesting. Next slide."),
    ],
    "The list of failures, each with a decision.",
    [
      title("Nothing found, May"),
      here(
        sums([
          ["kurthi (212)", "synonym"],
          ["blouse 42 (96)", "order stock"],
          ["gift card (61)", "new page"],
        ]),
      ),
      fine("Done by 4 June, Ritu"),
    ],
  ),
};
