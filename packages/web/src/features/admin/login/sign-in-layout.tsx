import type { ReactNode } from "react";
import drawings from "../../../assets/drawings/sales.svg";
import { SidePage } from "../../../ui/side-page.tsx";

/** The look of the admin's login and set-up: a drawing on the mat, and a form on paper. */
export function SignInLayout({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <SidePage
      drawing={
        <svg viewBox="0 0 600 800" aria-hidden="true" className="h-full w-full">
          <use href={`${drawings}#sales`} />
        </svg>
      }
    >
      <div className="grid gap-3">
        <h1 className="text-d2">{title}</h1>
        <p className="mute text-lg">{intro}</p>
      </div>
      {children}
      <p className="text-sm font-semibold">
        <a href="/" className="inline-flex min-h-11 items-center">
          Back to Home
        </a>
      </p>
    </SidePage>
  );
}
