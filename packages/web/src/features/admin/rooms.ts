// The rooms of the admin area, in the order in which an owner asks for them; small pages share one, the settings.
import { offer } from "@store/contract/offer/offer";
import {
  FileStack,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  PanelsTopLeft,
  ReceiptIndianRupee,
  Settings,
  Tags,
  TicketPercent,
  Users,
} from "lucide-react";

interface Room {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Those that stand in the bar under the thumb; the others are one press further, in its menu. */
export const nearRooms: readonly Room[] = [
  { to: "/admin/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/admin/orders", label: "Orders", icon: ReceiptIndianRupee },
  { to: "/admin/users", label: "Users", icon: Users },
];

/** While tax papers are off there is nothing to see in theirs; the page itself says so. */
export const furtherRooms = (): readonly Room[] => [
  { to: "/admin/coupons", label: "Coupons", icon: TicketPercent },
  { to: "/admin/offer", label: "Offer", icon: Tags },
  { to: "/admin/pages", label: "Pages", icon: PanelsTopLeft },
  { to: "/admin/content", label: "Files", icon: FileStack },
  ...(offer.gst.mode === "off" ? [] : [{ to: "/admin/gst", label: "GST", icon: Landmark }]),
  { to: "/admin/settings", label: "Settings", icon: Settings },
];

/** The pages of the settings, each with what it is for. */
export const settings = [
  {
    to: "/admin/settings/account",
    label: "Account",
    help: "Your own way into this area: who you are here, and what the login asks you for.",
  },
  {
    to: "/admin/settings/admins",
    label: "Admins",
    help: "Who may run the shop. Whoever is invited gets a first password by mail.",
  },
  {
    to: "/admin/settings/mails",
    label: "Mails",
    help: "What the shop sends by itself, and a sample of it for your own mailbox.",
  },
  {
    to: "/admin/settings/privacy",
    label: "Privacy",
    help: "What people ask about their data, by the day it is due, and what is kept of them under seal.",
  },
] as const;
