// For tests: an occasion with all that a real one has.
import type { Occasion } from "@store/contract/occasion-content";

export const occasion: Occasion = {
  id: "diwali",
  name: "Diwali, the festival; of lights",
  where: ["All"],
  certain: "expected",
  on: ["2026-11-08", "2027-10-29"],
  curve: "season",
  ahead: { stock: 75, shoot: 45, ads: 28 },
  sells: "दीये, मिठाई और कपड़े, सबके लिए, और बहुत कुछ जो इस पंक्ति को लंबा करता है",
  angle: "A box",
  mind: "Auctions\\prices are dear",
  source: "holidays",
};
