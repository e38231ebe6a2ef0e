import { brand } from "@store/contract/brand";
import { ClosedDoor } from "../../ui/closed-room.tsx";
import { AreaHeader } from "../access/area-header.tsx";
import { useLogout } from "../access/use-logout.ts";

/** /funnel-templates: the gate stands, the shelves are being filled. */
export function LibraryPage() {
  const logout = useLogout("funnel_templates");
  return (
    <>
      <AreaHeader title="Funnel Templates" home="Home" onLogout={logout}>
        <a
          href="/funnel-guide"
          className="hidden min-h-11 items-center no-underline hover:underline sm:inline-flex"
        >
          Import Guide
        </a>
      </AreaHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        <ClosedDoor
          title="Templates Coming Soon"
          ways={[
            { href: "/funnel-guide", label: "Import Guide: how a template gets into your page builder" },
            { href: "/ecom-checklist", label: "Meanwhile: the E-commerce CRO Checklist" },
            {
              href: `mailto:${brand.supportEmail}?subject=Funnel%20templates`,
              label: `Write to ${brand.supportEmail}`,
            },
          ]}
        >
          <p>
            Your login is good and your access is for life. The 63 templates are being laid out on these
            shelves; this page will show them as soon as they are here to download.
          </p>
        </ClosedDoor>
      </main>
    </>
  );
}
