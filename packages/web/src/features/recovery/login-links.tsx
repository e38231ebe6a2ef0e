// Where the master login is asked for.
const quickLinks = [
  { href: "/funnel-templates-login", label: "Funnel Templates" },
  { href: "/fb-ads-login", label: "Facebook Ads Mastery" },
  { href: "/ecom-checklist-login", label: "E-Commerce Checklist" },
  { href: "/seo-checklist-login", label: "SEO Checklist" },
  { href: "/ad-templates-login", label: "Ad Templates" },
] as const;

/** Every login, as a ruled list. Which of them open depends on what was bought; each says so kindly. */
export function LoginLinks({ title }: { title: string }) {
  return (
    <nav aria-labelledby="login-links" className="grid gap-3">
      <h2 id="login-links" className="text-d4 leading-tight">
        {title}
      </h2>
      <ul className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-6">
        {quickLinks.map(({ href, label }) => (
          <li key={href} className="border-b border-rule">
            <a href={href} className="flex min-h-12 items-center font-semibold no-underline hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
