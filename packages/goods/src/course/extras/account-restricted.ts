import type { Extra } from "@store/contract/course-content";

export const accountRestricted: Extra = {
  id: "account-restricted",
  title: "Your ad account is restricted: what to do, in order",
  summary: "Where the reason stands, what to repair first, and how to write an appeal that a person reads.",
  minutes: 3,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "**Restricted** means that the account exists and some things are blocked. **Disabled** means that it is switched off. Both are explained in one place: **Business Support Home** (the page that used to be called Account Quality). The mail and the red line in Ads Manager only say that something happened.",
    },
    {
      type: "steps",
      items: [
        "Open Business Support Home on a computer, choose Account overview, then the restricted asset. Write down the policy it names and the ad it names. Take a screenshot with the date.",
        "See which asset it is: your own profile, the Page, the ad account or the whole business portfolio. A new ad account under a restricted portfolio will be restricted too, so do not make one.",
        "Do what the box 'What you can do' asks, in its order: confirm identity, secure the account with two-factor login, complete verification, then request the review. If there is no such box, no step is open to you now.",
        "Repair the cause before you ask. Delete or change the named ad, and look at the page behind it: the same claim usually stands there in larger letters.",
        "Write the appeal in four sentences: who you are and what you sell; which policy was named; what you changed, with the ad's id; a polite request. No anger, no story of lost sales.",
        "Wait for the answer before you do anything else. Several appeals, a new card or a login from another city make it look worse.",
      ],
    },
    {
      type: "tree",
      title: "Which step first?",
      root: {
        text: "What does Business Support Home name?",
        branches: [
          {
            answer: "One ad, rejected",
            next: {
              text: "Repair that ad and its page, then request another review of that ad. The account is not in danger after one rejection.",
            },
          },
          {
            answer: "The ad account",
            next: {
              text: "Was there a payment that failed, or a spend you do not know?",
              branches: [
                {
                  answer: "A failed payment",
                  next: {
                    text: "Pay the balance with a card that carries the same business name. Most such limits end with the payment.",
                  },
                },
                {
                  answer: "Spend you do not know",
                  next: {
                    text: "Treat it as a break-in: remove unknown people and apps, change passwords, switch on two-factor login, then report it there.",
                  },
                },
                {
                  answer: "Neither",
                  next: { text: "Confirm identity, then appeal with the four sentences." },
                },
              ],
            },
          },
          {
            answer: "The Page or the whole portfolio",
            next: {
              text: "Stop every campaign, complete business verification with your GST certificate or registration, and appeal once, from an administrator's own login.",
            },
          },
        ],
      },
    },
    {
      type: "list",
      items: [
        "Before it ever happens: two administrators, two-factor login for all, the domain verified, one card in the company's name, a copy of every running ad.",
        "Common causes in India: before-and-after bodies, promised income, cures, a sudden jump of the budget on a new account, several accounts on one card.",
        "While you wait, orders need not stop: write to past buyers by mail and, where they agreed, on WhatsApp.",
      ],
    },
  ],
  sources: [
    {
      title: "Meta: About Business Support Home",
      url: "https://www.facebook.com/business/help/254088759757736",
    },
    {
      title: "Meta: Troubleshoot a restricted account",
      url: "https://www.facebook.com/business/help/422289316306981",
    },
  ],
};
