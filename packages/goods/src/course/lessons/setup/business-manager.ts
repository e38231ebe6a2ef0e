import type { Lesson } from "@store/contract/course-content";

export const businessManager: Lesson = {
  id: "business-manager",
  title: "Business Manager",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "Meta calls it a **business portfolio** now. Agencies, old help pages and most people on the phone still say Business Manager. It is a locker: it owns your Page, Instagram account, ad account, dataset and catalogue, and keeps a list of who holds a key. It runs no ads. It decides who can still run them the day somebody leaves.",
    },
    {
      type: "text",
      text: "That day comes. The usual story in an Indian store: a freelancer set everything up from his own profile, fell out over an invoice, and took the ad account and two years of purchase data with him. Nothing was stolen. He simply owned it.",
    },
    {
      type: "table",
      head: ["Asset", "Who should own it", "What others get"],
      rows: [
        ["Business portfolio", "The company, two founders with full control", "Nothing"],
        ["Page and Instagram account", "Your portfolio", "Partner access for ads and messages"],
        ["Ad account", "Your portfolio, never the agency's", "Partner access to manage campaigns"],
        ["Dataset (pixel)", "Your portfolio", "Partner access to use events"],
        ["Catalogue", "Your portfolio", "Partner access to manage products"],
      ],
    },
    {
      type: "chart",
      title: "One owner, many guests",
      caption:
        "Everything lies in your portfolio. An agency works in it as a guest, and leaves it behind when it goes.",
      chart: {
        kind: "nest",
        label: "Your business portfolio",
        inside: [
          {
            label: "Owned by the company",
            items: ["Page", "Instagram account", "Ad account", "Dataset", "Catalogue"],
          },
          { label: "Partner access", items: ["Agency", "Freelancer"] },
        ],
      },
    },
    { type: "heading", text: "Build it once, in this order" },
    {
      type: "steps",
      items: [
        "Log in with a real personal profile that is some years old. A fresh profile made for work is the quickest way to be locked out.",
        "Open business.facebook.com, create a portfolio with the registered business name, and use an address at your own domain.",
        "In Settings, open Security Centre. Require two-factor authentication for everyone, and use an authenticator app rather than SMS.",
        "Add a second person with full control, a co-founder or spouse, so that one locked phone does not stop the company.",
        "Under Accounts, add the Page and connect the Instagram account. Then create the ad account inside the portfolio; the next lesson goes through it.",
        "Start business verification if it is offered. Names must match your GST certificate, certificate of incorporation or Udyam registration letter for letter, Pvt Ltd included.",
        "Add the agency under Partners with its business ID, and tick only the assets and tasks it needs.",
      ],
    },
    {
      type: "example",
      title: "What the freelancer's locker costs",
      text: "Take Kaveri Looms, a cotton kurta store that spends ₹2,000 a day at ₹400 per order. The freelancer leaves with the account. A new account and an empty dataset start at, let us say, ₹560 per order and need two weeks to find their feet. The numbers here and in all later lessons are worked examples, not promises.",
      figures: [
        ["Spend in 14 days", "₹2,000 × 14 = ₹28,000"],
        ["Orders with the old account", "₹28,000 ÷ ₹400 = 70"],
        ["Orders with the new one", "₹28,000 ÷ ₹560 = 50"],
        ["Orders lost", "70 − 50 = 20"],
        ["Lost at ₹350 contribution each", "20 × ₹350 = ₹7,000"],
      ],
    },
    { type: "heading", text: "If it already belongs to someone else" },
    {
      type: "text",
      text: "Stay polite until you have the keys. Ask for full control of the Page for your own profile, then claim it for your portfolio once the old one has released it; a Page can change owners. Ask to share the dataset with you as a partner. The ad account stays where it is: get access, download the invoices and the campaign export, and start a new account that feeds on the shared dataset.",
    },
    {
      type: "note",
      text: "An ad account that has been claimed by one portfolio cannot be moved to another. If an agency offers to 'make the account for you, faster', that is the reason to say no.",
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Sharing the founder's Facebook password with the team.",
          instead:
            "Invite each person by email with partial access. A login from a strange city is what gets profiles restricted.",
        },
        {
          mistake: "Giving the agency full control because it asked.",
          instead:
            "Full control lets it remove you. Managing campaigns on one ad account is enough to do the work.",
        },
        {
          mistake: "Opening a second portfolio when the first one is restricted.",
          instead:
            "Request a review in Business Support Home and wait. New portfolios around a restriction are read as evasion and spread it.",
        },
        {
          mistake: "Leaving former staff in the list.",
          instead: "Put a check of People and Partners in the calendar for the first Monday of each quarter.",
        },
      ],
    },
    {
      type: "text",
      text: "Menus move two or three times a year. If a name here is not on your screen, type it into the search field of Settings, or look for the same words in the Meta Business Help Centre and read the date at its top.",
    },
    {
      type: "checklist",
      items: [
        "The portfolio carries the registered name and an address at our domain",
        "Two people have full control, and both have two-factor authentication",
        "Page, Instagram, ad account and dataset show our portfolio as owner",
        "Agencies and freelancers appear under Partners or with partial access only",
        "Recovery codes are printed and kept where the company papers are",
      ],
    },
  ],
};
