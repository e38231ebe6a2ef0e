import type { Lesson } from "@store/contract/course-content";

export const namingConventions: Lesson = {
  id: "naming-conventions",
  title: "Naming conventions",
  minutes: 3,
  body: [
    {
      type: "text",
      text: "In April you will open a report with 140 ads called 'New Sales Ad – Copy 3'. Somewhere in there is the one that paid the rent. A name is a small database row: if each part sits in the same place, a spreadsheet can answer questions you have not thought of yet.",
    },
    {
      type: "example",
      title: "Fifteen minutes with a pivot table",
      text: "A kurta brand exports 90 days of ads, splits the name at the underscore and groups by the first part. Its team was sure that carousels were its strength, because designers enjoy them.",
      figures: [
        ["vid: cost per order", "₹42,000 ÷ 105 = ₹400"],
        ["img: cost per order", "₹18,000 ÷ 60 = ₹300"],
        ["car: cost per order", "₹12,000 ÷ 20 = ₹600"],
        ["Total spend", "₹42,000 + ₹18,000 + ₹12,000 = ₹72,000"],
        ["Total orders", "105 + 60 + 20 = 185"],
        ["Average", "₹72,000 ÷ 185 = ₹389"],
      ],
    },
    {
      type: "text",
      text: "One caution before you fire the carousel: delivery was not even, so this is a hint, not a trial. It tells you what to test next. Without names it would have told you nothing.",
    },
    {
      type: "table",
      head: ["Tier", "Pattern", "Example"],
      rows: [
        ["Campaign", "market_objective_budget_theme_start", "in_sales_cbo_evergreen_2604"],
        ["Ad set", "audience_geo_event_note", "broad_in-south_purchase_25plus"],
        ["Ad", "format_angle_person_product_version", "vid_rto-proof_meena_kurta12_v2"],
      ],
    },
    {
      type: "list",
      items: [
        "**Lower case and underscores** between parts, hyphens inside a part. Analytics treats Sales and sales as two things.",
        "**Fixed words.** Three formats: img, vid, car. Ten angles at most. A list in a shared sheet, and no free invention.",
        "**Year and month as 2604**, so that names sort by age.",
        "**No results in names.** 'winner' is true for nine days.",
        "**Nothing private.** Names travel in your links through UTM parameters. A customer's illness or a margin does not belong there.",
      ],
    },
    {
      type: "steps",
      items: [
        "Write the dictionary: one sheet with a column per part and the words allowed. Keep it under forty words in all.",
        "In Ads Manager open the name template while creating a campaign, and build the pattern from its fields and your free text.",
        "Name things before the first publish, since link parameters that insert a name keep that first one. For what already runs, join reports by ID.",
        "Give every creative file the ad's name before it is uploaded. The editor in Jaipur and the buyer in Kochi then speak of one thing.",
        "Add an ID to each idea, such as a17, and keep it through all versions and formats.",
        "Export monthly, split the names, and count the rows that break the pattern. Correct them while they are few.",
      ],
    },
    {
      type: "mistakes",
      items: [
        {
          mistake: "A pattern with eleven parts.",
          instead: "People will skip it by Thursday. Keep what you truly group by, usually five.",
        },
        {
          mistake: "Naming the ad after the offer only: flat30.",
          instead: "Offers repeat each festival. Angle and product tell you why it worked.",
        },
        {
          mistake: "Renaming running ads to tidy history.",
          instead:
            "Reports inside Meta update, your analytics keeps the old name, and the two no longer meet. Leave the past alone.",
        },
        {
          mistake: "Spaces, emoji and rupee signs in names.",
          instead:
            "They arrive in links as percent codes and break filters. Plain letters, digits, underscore, hyphen.",
        },
      ],
    },
    {
      type: "text",
      text: "**Who keeps it?** One named person, with the right to send an ad back because its name is wrong. Conventions die of kindness. Ten seconds of pedantry at upload saves the afternoon in which three people argue about which Diwali video they mean.",
    },
    {
      type: "note",
      text: "Agencies: put a client code first (kvl_, php_) even though each client has an ad account of its own. The day two exports meet in one sheet, you will be glad.",
    },
    {
      type: "checklist",
      items: [
        "A one-page dictionary exists and has an owner",
        "Campaign, ad set and ad follow a pattern that splits cleanly",
        "Files, ads and UTM content share the same words",
        "Creative ideas carry an ID that survives new versions",
        "Last month's export had fewer than five stray names",
      ],
    },
  ],
};
