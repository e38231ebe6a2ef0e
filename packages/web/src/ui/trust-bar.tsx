import { Lock, ShieldCheck, Users } from "lucide-react";
import { Icon } from "./icon.tsx";

/** The strip over the checkout: secure payment, SSL, how many bought. */
export function TrustBar() {
  const claims = [
    { icon: ShieldCheck, text: "Secure payment" },
    { icon: Lock, text: "SSL encrypted" },
    { icon: Users, text: "2,500+ happy customers" },
  ];
  return (
    <ul className="on-mat flex flex-wrap justify-center gap-x-7 gap-y-1.5 bg-mat-800 px-gut py-2.5 text-sm font-semibold">
      {claims.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon as={icon} className="text-marigold-400" />
          {text}
        </li>
      ))}
    </ul>
  );
}
