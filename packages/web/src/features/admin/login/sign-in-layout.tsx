import type { ReactNode } from "react";
import { PlumbBob } from "../../../ui/plumb-bob.tsx";
import { SidePage } from "../../../ui/side-page.tsx";

/** The look of the admin's login and set-up: the bob over the mat, and a form on paper. */
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
    <SidePage drawing={<PlumbBob thread={320} className="absolute top-0 left-1/2 w-28 -translate-x-1/2" />}>
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
