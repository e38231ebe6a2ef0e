import { areaPaths } from "@store/contract/area-paths";
import { areaWords } from "@store/contract/area-words";
import type { ResourceType } from "@store/contract/products";

const areas = Object.keys(areaWords) as ResourceType[];

/** Every login, as a ruled list. Which of them open depends on what was bought; each says so kindly. */
export function LoginLinks({ title }: { title: string }) {
  return (
    <nav aria-labelledby="login-links" className="grid gap-3">
      <h2 id="login-links" className="text-d4 leading-tight">
        {title}
      </h2>
      <ul className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-6">
        {areas.map((id) => (
          <li key={id} className="border-b border-rule">
            <a
              href={areaPaths[id].loginPath}
              className="flex min-h-12 items-center font-semibold no-underline hover:underline"
            >
              {areaWords[id].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
