import { BelowFold } from "../ui/below-fold.tsx";
import { Footer } from "../ui/footer.tsx";
import { Header, HeaderLink } from "../ui/header.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { Bonuses } from "./landing/bonuses.tsx";
import { CheckoutCall } from "./landing/checkout-call.tsx";
import { ClosingCall } from "./landing/closing-call.tsx";
import { Evidence } from "./landing/evidence.tsx";
import { Features } from "./landing/features.tsx";
import { Hero } from "./landing/hero.tsx";
import { PurchasePopup } from "./landing/purchase-popup.tsx";
import { Questions } from "./landing/questions.tsx";
import { Steps } from "./landing/steps.tsx";
import { StickyBar } from "./landing/sticky-bar.tsx";
import { Testimonials } from "./landing/testimonials.tsx";
import { isShown } from "./landing/words.ts";

/** The landing page: eleven parts, in the order of docs/product.md section 2, less those that its owner left out. */
export function LandingPage() {
  return (
    <div className="max-md:pb-22">
      <SkipLink />
      <Header ground="mat">
        <HeaderLink href="#templates" wide>
          Templates
        </HeaderLink>
        {isShown("questions") ? (
          <HeaderLink href="#faq" wide>
            Questions
          </HeaderLink>
        ) : null}
        <HeaderLink href="/funnel-templates-login">Customer login</HeaderLink>
      </Header>
      <main id="main">
        <Hero />
        <BelowFold />
        {isShown("features") ? <Features /> : null}
        <Steps />
        {isShown("bonuses") ? <Bonuses /> : null}
        {isShown("closing") ? <ClosingCall /> : null}
        {isShown("voices") ? <Testimonials /> : null}
        {isShown("questions") ? <Questions /> : null}
        <Evidence />
        <CheckoutCall />
      </main>
      <Footer open />
      <StickyBar />
      <PurchasePopup />
    </div>
  );
}
