// What a phone needs to put the shop on its home screen: the account, with everything that was bought.
import { offer } from "@store/contract/offer/offer";

export const manifestFile = "site.webmanifest";

export function webManifest(): string {
  return JSON.stringify({
    name: offer.name,
    short_name: offer.name,
    description: offer.tagline,
    lang: "en-IN",
    start_url: "/account",
    scope: "/",
    display: "minimal-ui",
    background_color: "#f4f1e6",
    theme_color: "#0f4031",
    icons: [
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
