import type { Extra } from "@store/contract/course-content";

export const twoTrees: Extra = {
  id: "two-decisions",
  title: "Two decisions as trees: an ad set's fate, and the bad morning",
  summary: "Kill, leave or scale; and what to look at first when sales fell overnight.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "Both trees use your own break-even cost per order, from the lesson on metrics. Decide on closed days only: yesterday's orders are not all counted yet.",
    },
    {
      type: "tree",
      title: "Kill, leave or scale?",
      root: {
        text: "Has it spent three times your break-even cost per order?",
        branches: [
          {
            answer: "No",
            next: {
              text: "Is anything broken (wrong link, no events, rejected ad)?",
              branches: [
                { answer: "Yes", next: { text: "Repair it today. The days until then do not count." } },
                { answer: "No", next: { text: "Leave. It has not had its chance yet." } },
              ],
            },
          },
          {
            answer: "Yes, and no order at all",
            next: { text: "Kill. Three times the price of an order without one is an answer." },
          },
          {
            answer: "Yes, with orders",
            next: {
              text: "What does an order cost over the last 7 closed days?",
              branches: [
                {
                  answer: "Above break-even",
                  next: {
                    text: "Above it in the week before as well?",
                    branches: [
                      {
                        answer: "Yes, both weeks",
                        next: { text: "Kill, and keep the best ad for the next test." },
                      },
                      {
                        answer: "Only this week",
                        next: { text: "Leave for one more week, change nothing." },
                      },
                    ],
                  },
                },
                {
                  answer: "Between 80% and 100% of break-even",
                  next: { text: "Leave. It pays its way; put new ideas beside it." },
                },
                {
                  answer: "Below 80% of break-even",
                  next: {
                    text: "Are there about 50 orders in the week, and stock for four more weeks?",
                    branches: [
                      {
                        answer: "Both",
                        next: {
                          text: "Scale: 20% more, at most every three days, while it stays below 80%.",
                        },
                      },
                      {
                        answer: "Not yet",
                        next: {
                          text: "Leave the budget. Order stock, or join small ad sets so that one can learn.",
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      type: "tree",
      title: "Sales fell overnight",
      root: {
        text: "Do orders in the shop's own book fall too, not only in Ads Manager?",
        branches: [
          {
            answer: "No, only in Ads Manager",
            next: {
              text: "Tracking. Compare purchases in Events Manager with the order book, browser and server apart. Touch no budget until they agree.",
            },
          },
          {
            answer: "Yes",
            next: {
              text: "Do as many people begin the checkout as a week ago?",
              branches: [
                {
                  answer: "Yes",
                  next: {
                    text: "Place an order yourself, by UPI and by COD. Does it work?",
                    branches: [
                      {
                        answer: "No",
                        next: {
                          text: "Payment or delivery settings. Put another method first, tell visitors, call the payment company.",
                        },
                      },
                      {
                        answer: "Yes",
                        next: {
                          text: "Look at price, delivery charge, COD limit and delivery date: what did somebody change since the last good day?",
                        },
                      },
                    ],
                  },
                },
                {
                  answer: "No, fewer visitors",
                  next: {
                    text: "Did the ads spend their usual amount?",
                    branches: [
                      {
                        answer: "No",
                        next: {
                          text: "Delivery: a rejected ad, a failed card, a spending limit, an ended schedule. See Business Support Home.",
                        },
                      },
                      {
                        answer: "Yes",
                        next: {
                          text: "Did the cost per 1,000 views jump by a third or more?",
                          branches: [
                            {
                              answer: "Yes",
                              next: {
                                text: "The auction: a big sale elsewhere, a festival week. Wait three days or bid less; it passes.",
                              },
                            },
                            {
                              answer: "No, fewer people click",
                              next: {
                                text: "The ads are worn out, or the wrong product is in front. Bring the best ad of last season and two new ideas.",
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  answer: "No, same visitors, fewer begin",
                  next: {
                    text: "The shop: open the top three product pages on a phone. Sold-out sizes, a slow page, a broken button, a pop-up from last night's change.",
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      type: "note",
      text: "One bad day in ten is ordinary. Write down the day, what you found and what you changed; the third time you will know it in a minute.",
    },
  ],
  sources: [],
};
