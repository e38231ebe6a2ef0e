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

/** The pages of the settings. */
export const settings = [
  { to: "/admin/settings/account", label: "Account" },
  { to: "/admin/settings/admins", label: "Admins" },
  { to: "/admin/settings/mails", label: "Mails" },
  { to: "/admin/settings/privacy", label: "Privacy" },
] as const;
