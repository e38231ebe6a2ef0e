// Restaurant: a family-run coastal kitchen. Evening mood, plain and proud of its suppliers.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { hoursBoard } from "../../kit/asides.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { menuBoard } from "../../kit/boards.ts";
import { capture } from "../../kit/capture.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { about } from "../../kit/people.ts";

export const restaurant: Brief = {
  category: "creative",
  name: "Restaurant",
  slug: "restaurant",
  design: {
    palette: {
      paper: "#14110E",
      tint: "#1E1915",
      card: "#27201A",
      ink: "#F6EDE0",
      muted: "#C3B5A2",
      brand: "#B23F2A",
      accent: "#E5B567",
      deep: "#0D0B09",
    },
    type: {
      display: "Cormorant Garamond",
      text: "Karla",
      weight: 600,
      h1: 72,
      h2: 48,
      body: 18,
      tracking: -0.6,
      italicAccent: true,
      line: 1.14,
    },
    radius: { card: 2, button: 0, picture: 2 },
    rhythm: { band: 104, gap: 28, width: 1200 },
    eyebrow: "caps",
    card: "line",
    heads: "center",
    button: "solid",
    buttonCase: "uppercase",
    picture: "line",
    icons: "bare",
  },
  pictures: [
    {
      alt: "A long table laid under low lamps, bowls on brass plates and candles between them",
      still: "food-table",
    },
    { alt: "A brass thali with dal, paneer, chana, raita, greens, rice and rotis", still: "food-thali" },
    {
      alt: "Brass bowls of spices in a steel box before service, a spoon resting on them",
      still: "food-spices",
    },
    {
      alt: "A steel masala box with seven spices, star anise and cinnamon about it",
      still: "food-masala",
    },
  ],
  sections: [
    brandBar({
      brand: "[Restaurant name]",
      tone: "deep",
      lined: false,
      links: [
        { text: "Menu", to: "#menu" },
        { text: "The kitchen", to: "#kitchen" },
        { text: "Find us", to: "#visit" },
      ],
      action: { text: "Book a table", to: "#table" },
    }),
    heroBleed({
      tone: "deep",
      melt: true,
      picture: 1,
      height: 760,
      eyebrow: "Coastal kitchen, [city]",
      title: "The catch decides\nwhat we *cook tonight*",
      lead: "A forty-seat dining room with one long table, a wood fire and a menu that is written at four in the afternoon, when the boats have been counted.",
      actions: [
        { text: "Book a table", to: "#table" },
        { text: "See the menu", to: "#menu" },
      ],
      note: "Dinner from Tuesday to Sunday. Lunch on weekends only.",
    }),
    about({
      anchor: "kitchen",
      eyebrow: "The kitchen",
      title: "My grandmother never measured. *We had to learn.*",
      text: "She cooked for eleven people on two stoves in [home town] and tasted with the back of a spoon. When we opened, we stood beside her for one monsoon and wrote down what her hands did.\n\nThe masalas are still ground here every morning, on stone, before the first phone rings. The fish comes from [harbour] and the vegetables from three growers we can name.",
      points: [
        "Coconut, kokum and pepper from [district]",
        "No frozen fish, no food colour, no MSG",
        "A separate griddle and pans for vegetarian dishes",
      ],
      picture: 3,
      sign: "[Chef's name], cook and owner",
    }),
    menuBoard({
      picture: 4,
      anchor: "menu",
      tone: "tint",
      eyebrow: "From tonight's menu",
      title: "Short enough to read,\nlong enough to *come back*",
      groups: [
        {
          title: "To begin",
          items: [
            {
              name: "Clams in coconut and green chilli",
              price: "[₹420]",
              text: "Steamed open at the table, with neer dosa to mop the bowl",
            },
            {
              name: "Raw mango and prawn salad",
              price: "[₹460]",
              text: "Toasted coconut, shallot, curry leaf oil",
            },
            {
              name: "Banana flower cutlets",
              price: "[₹340]",
              text: "Kasundi and pickled beetroot. Vegetarian",
            },
            { name: "Pepper rasam, small glass", price: "[₹160]", text: "Hot, thin and honest. Vegan" },
          ],
        },
        {
          title: "From the fire",
          items: [
            {
              name: "Fish of the day, whole",
              price: "[₹180 per 100 g]",
              text: "Red masala or turmeric and lime; you choose it from the ice",
            },
            {
              name: "Jackfruit and black pepper fry",
              price: "[₹480]",
              text: "Slow on iron, finished with ghee or coconut oil. Vegetarian",
            },
            {
              name: "Mutton ghee roast",
              price: "[₹720]",
              text: "Six hours, Byadgi chillies, one appam to start with",
            },
            { name: "Tender coconut pudding", price: "[₹280]", text: "Set an hour before you arrive" },
          ],
        },
      ],
      note: "Prices before [5%] GST. No service charge; leave what you like, it goes to everybody, kitchen included. Tell us about allergies when you book.",
    }),
    splitBleed({
      tone: "deep",
      picture: 2,
      eyebrow: "A rule of the house since [year]",
      title: "If the fish is not good today, the menu says so *and the fish stays off it.*",
      text: "On those evenings there is a thali: five bowls, whatever the growers sent, rotis from the iron. Regulars have begun to hope for rough seas.",
      action: { text: "Ask what came in today", to: "#your-whatsapp" },
    }),
    capture({
      tone: "deep",
      anchor: "table",
      eyebrow: "Reservations",
      title: "Keep me a table",
      lead: "We hold it for twenty minutes. For more than eight people, or for the long table, please call [phone number].",
      points: [
        "Confirmed on WhatsApp within the hour, from 11 am to 10 pm",
        "No deposit for tables up to eight",
        "High chair, step-free entrance, valet on weekends",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          { label: "Day", name: "day", type: "date" },
          {
            label: "Time",
            name: "time",
            type: "select",
            options: ["7:00 pm", "8:00 pm", "9:00 pm", "Weekend lunch, 12:30 pm"],
          },
          {
            label: "How many of you",
            name: "guests",
            type: "select",
            options: ["2", "3 or 4", "5 to 8", "More than 8"],
          },
        ],
        button: "Ask for this table",
        consent: "Used for this booking only.",
      },
    }),
    hoursBoard({
      anchor: "visit",
      tone: "tint",
      eyebrow: "Find us",
      title: "Behind the old post office, *where the lamp is*",
      map: "Fort Kochi, Kerala",
      week: [
        { what: "Tuesday to Friday", value: "6:30 to 11 pm" },
        { what: "Weekend, lunch", value: "12:30 to 3:30 pm" },
        { what: "Weekend, dinner", value: "6:30 to 11 pm" },
        { what: "Monday", value: "At the market", quiet: true },
      ],
      ways: [
        { title: "The address", text: "[Restaurant name], [street and number], [area], [city and PIN]." },
        {
          title: "By ferry",
          text: "[Jetty], then [nine] minutes on foot. The last boat leaves at [9:30 pm].",
        },
        { title: "By car", text: "Not into the lane. Leave it at [parking], we lend an umbrella." },
      ],
      action: { text: "Message us on WhatsApp", to: "#your-whatsapp" },
    }),
    footerCenter({
      brand: "[Restaurant name]",
      social: [
        { icon: "fab fa-instagram", to: "#your-instagram" },
        { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
      ],
      links: [
        { text: "Menu", to: "#menu" },
        { text: "Book a table", to: "#table" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Restaurant name]. FSSAI licence [number].",
    }),
  ],
};
