import { formatRupees } from "@store/contract/format";
import { struckPrice } from "@store/contract/honest/shown";
import { bundle } from "@store/contract/offer/catalogue";
import { figureClaim } from "../../lib/claims.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { RulerEdge } from "../../ui/ruler.tsx";
import { Stars } from "../../ui/stars.tsx";
import { WasPrice } from "../../ui/was-price.tsx";
import { Avatars } from "./avatars.tsx";
import { HeroMat } from "./hero-mat.tsx";
import { filled, landingWords } from "./words.ts";

const { hero } = landingWords;
const roas = figureClaim("roas");
const rating = figureClaim("rating");
const struck = struckPrice(bundle());

/** Part 1: what it is, what it costs, who bought it, and six of the templates on the cutting mat. */
export function Hero() {
  return (
    <section aria-labelledby="h-hero" className="hero on-mat relative overflow-hidden bg-mat-800">
      <div className="wrap hero-grid">
        <div className="relative z-2 max-w-148">
          {roas ? (
            <p className="inline-flex items-center gap-3 rounded-xs border border-[#ffb92080] py-1.5 pr-3.5 pl-1.5 text-sm leading-tight font-semibold">
              <b className="num flex-none rounded-xs bg-marigold-400 px-2 pt-1 pb-1.5 font-display text-2xl leading-none font-extrabold text-ink">
                {roas.figure}
              </b>
              <span className="max-w-[19ch]">{roas.text}</span>
            </p>
          ) : null}
          <h1 id="h-hero" className="my-5">
            {hero.headline} {hero.underlined ? <em className="measured">{hero.underlined}</em> : null}
          </h1>
          <p className="max-w-[31rem] text-[clamp(1.125rem,1rem+0.6vw,1.375rem)] leading-[1.45]">
            {filled(hero.text)}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <LinkButton href="#checkout-section" size="lg">
              GET INSTANT ACCESS
              <Arrow />
            </LinkButton>
            <p className="text-sm leading-tight text-on-mat-2">
              <span className="price text-[1.625rem] leading-none text-on-mat">
                {formatRupees(bundle().price)}
              </span>{" "}
              {struck ? <WasPrice price={struck} className="text-base" /> : null}
              <br />
              once, yours for life
            </p>
          </div>
          {rating ? (
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 text-sm leading-snug">
              <Avatars />
              <p>
                <Stars className="align-[-0.15em]" /> <b>{rating.figure}</b>
                <br />
                {rating.text}
              </p>
            </div>
          ) : null}
        </div>
        <HeroMat />
      </div>
      <RulerEdge className="absolute inset-x-0 bottom-0 z-3 -scale-y-100" />
    </section>
  );
}
