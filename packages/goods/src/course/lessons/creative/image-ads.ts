import type { Lesson } from "@store/contract/course-content";

export const imageAds: Lesson = {
  id: "image-ads",
  title: "Image ads",
  minutes: 4,
  body: [
    {
      type: "text",
      text: "An image ad has about as long as it takes a thumb to pass it. In that time it must answer one question: **what is this, and why would I care?** It is the cheapest ad to make and the quickest to test, and a plain product often needs nothing more. Begin here, with a window, a phone and two hours.",
    },
    {
      type: "table",
      head: ["Time", "Shot", "What it has to prove"],
      rows: [
        [
          "10.00",
          "In the hand of someone who looks like a customer",
          "Size. It ends the commonest reason for returns: 'I thought it was bigger'",
        ],
        [
          "10.20",
          "The problem, caught in the act",
          "You know their kitchen: hard water on a tap, a tiffin that leaked into a bag",
        ],
        [
          "10.45",
          "Beside the usual kind, same light, same distance",
          "A difference one can see. A kind of product, not a named rival, and only if it is true",
        ],
        ["11.10", "Everything in the parcel, from above, with a coin or scale", "What arrives"],
        [
          "11.30",
          "A plain surface with empty space on top",
          "Room for price arithmetic: '₹540 makes 36 cups'",
        ],
        [
          "11.50",
          "A screenshot of a review, name shortened, with consent",
          "Others bought it. Ugly is fine, it reads as real",
        ],
      ],
    },
    {
      type: "text",
      text: "Six shots, six **ideas**. That matters more than it used to: delivery treats near twins as one ad, so ten background colours give it a single thing to try, while a hand, a leak and a price give it three kinds of people to look for.",
    },
    { type: "heading", text: "From photo to ad" },
    {
      type: "steps",
      items: [
        "Write what each picture must say in under eight words. If you need a comma, you have two pictures.",
        "Shoot every scene twice, upright for Stories and a little wider for the feed, with the product in the middle third.",
        "Export 4:5 (1080 × 1350 or larger) for feeds, 9:16 (1080 × 1920 or larger) for Stories and Reels, 1:1 for carousels and the right column.",
        "In 9:16 keep words and faces out of the top 14%, the bottom 35% and a strip at each side; names, buttons and captions sit there.",
        "In the ad choose the media, then edit by placement, and give each group its own file instead of a crop.",
        "Walk through the Advantage+ creative switches. Brightness cannot lie and may stay. Turn off generated backgrounds, added music and text changes, unless you have approved each preview.",
        "Send the preview to your phone and look at it outdoors, at arm's length, with the brightness you normally use.",
        "Publish four to six ideas in one ad set and leave them for seven days.",
      ],
    },
    {
      type: "example",
      title: "Two pictures of one serum",
      text: "Both meet the same price of ₹200 per thousand impressions. A is the bottle on marble. B is a forehead in a bathroom mirror with '20 drops, 4 weeks, ₹799'. B draws more clicks, and its visitors buy a little less often, because they are more mixed. Follow both to the end before you choose.",
      figures: [
        ["A: clicks per thousand at 1%", "1,000 × 1% = 10"],
        ["A: cost per click", "₹200 ÷ 10 = ₹20"],
        ["A: cost per order at 3%", "₹20 ÷ 3% = ₹667"],
        ["B: clicks per thousand at 1.6%", "1,000 × 1.6% = 16"],
        ["B: cost per click", "₹200 ÷ 16 = ₹12.50"],
        ["B: cost per order at 2.5%", "₹12.50 ÷ 2.5% = ₹500"],
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "Festival greetings with a logo and no product.",
          instead:
            "Post those on the Page. An ad shows what is sold and by when to order so that it arrives for the day.",
        },
        {
          mistake: "Before and after pictures of bodies and skin.",
          instead:
            "Meta restricts them and rejects what suggests impossible results. Show the use, the texture, the routine.",
        },
        {
          mistake: "A poster: logo, headline, three bullets, phone number, website.",
          instead:
            "The text fields and the button exist for that. There is no 20% text rule any more, but a picture that must be studied has already lost.",
        },
        {
          mistake: "A stock photo of a foreign kitchen.",
          instead:
            "A steel dabba, a balcony in the rain and a gas stove tell people in Bhopal that you deliver to Bhopal.",
        },
      ],
    },
    {
      type: "note",
      text: "Pictures made or changed by generative tools may carry an AI label. Never let one alter the product itself: under Indian consumer law a misleading picture is a misleading advertisement, whoever drew it.",
    },
    {
      type: "checklist",
      items: [
        "At least four ideas that a stranger would call different",
        "One message each, under eight words, readable at arm's length",
        "4:5 and 9:16 made on purpose, safe areas free",
        "What is shown is what arrives in the parcel",
        "Automatic changes were reviewed one by one",
      ],
    },
  ],
};
