import type { ReactNode } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { Footer } from "../ui/footer.tsx";
import { Header } from "../ui/header.tsx";
import { SkipLink } from "../ui/skip-link.tsx";

/** Any path that is none of ours (docs/product.md section 2). */
export function NotFoundPage() {
  return (
    <OffTruePage>
      <h1>404 - Page Not Found</h1>
      <p className="mt-5 max-w-[42ch] text-lg">
        Oops! The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/">Go Home</LinkButton>
        <go-back hidden>
          <Button look="quiet">Go Back</Button>
        </go-back>
      </div>
    </OffTruePage>
  );
}

/** A page in place of the one that was asked for, beside a bob that hangs true and a sheet drawn off it. */
export function OffTruePage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main
        id="main"
        className="wrap grid items-center gap-x-16 gap-y-8 overflow-clip py-sec lg:grid-cols-[1fr_24rem]"
      >
        <div>{children}</div>
        <svg
          viewBox="0 0 320 340"
          aria-hidden="true"
          className="mx-auto h-auto w-full max-w-80 max-lg:order-first max-lg:max-w-56"
        >
          <g stroke="#8cc3d6" strokeWidth="1.500">
            <path d="M0 84h320M0 286h320M84 40v290M244 40v290" />
            <path d="M84 84l160 202M244 84L84 286" strokeDasharray="5 5" />
          </g>
          <g transform="rotate(11 190 180)">
            <path d="M112 78h152v200H112z" fill="#fffdf7" stroke="#14211c" strokeWidth="2.500" />
            <path
              d="M128 98h70v12h-70zM128 122h118v6H128zM128 136h96v6h-96zM128 150h108v6H128z"
              fill="#dcd7c6"
            />
            <path
              d="M128 178h120v62H128z"
              fill="none"
              stroke="#14211c"
              strokeWidth="1.500"
              strokeDasharray="6 5"
            />
            <path d="M128 178l120 62M248 178l-120 62" stroke="#dcd7c6" strokeWidth="1.500" />
          </g>
          <path d="M84 -400v572" stroke="#d48c00" strokeWidth="2" />
          <g transform="translate(62 172)">
            <path d="M17 0h10v12H17z" fill="#ffb920" stroke="#14211c" strokeWidth="1.500" />
            <path d="M2 16h40l-10 20H12zM14 40h16l-8 30z" fill="#14211c" />
          </g>
          <path d="M104 316a220 220 0 0 0 44 -6" fill="none" stroke="#bf2e0c" strokeWidth="1.500" />
          <path d="M104 310v12M146 304l3 12" stroke="#bf2e0c" strokeWidth="1.500" />
          <text x="160" y="322" fontSize="18" fontWeight="600" fill="#bf2e0c">
            11° off
          </text>
        </svg>
      </main>
      <Footer />
    </>
  );
}
