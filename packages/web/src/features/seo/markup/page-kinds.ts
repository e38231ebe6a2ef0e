// Markup of single pages: breadcrumb, article, film, event, questions. Pure data.
import { address, addresses, duration, oneOf, price, when, words } from "./forms.ts";
import { questions, trail } from "./list-forms.ts";
import type { MarkupKind } from "./markup-kind.ts";
import { availabilities, inIndia, postalAddress } from "./shop-kinds.ts";

const google = "https://developers.google.com/search/docs/appearance/structured-data";

export const breadcrumbKind: MarkupKind = {
  id: "breadcrumb",
  name: "Breadcrumb",
  types: ["BreadcrumbList"],
  about: "On each page below the home page, with the steps that the page shows.",
  source: `${google}/breadcrumb`,
  properties: [
    {
      path: "itemListElement",
      form: trail,
      need: "required",
      label: "Steps",
      hint: "Sarees | https://example.in/sarees, a line for each; the last may be a name alone.",
    },
  ],
  nodes: {},
};

export const articleKind: MarkupKind = {
  id: "article",
  name: "Article or guide",
  types: ["Article", "BlogPosting", "NewsArticle"],
  about: "On guides and news. Google asks for nothing; author and dates are what it shows.",
  source: `${google}/article`,
  properties: [
    { path: "headline", form: words(150), need: "recommended", label: "Headline" },
    { path: "image", form: addresses, need: "recommended", label: "Pictures", hint: "One address a line." },
    { path: "datePublished", form: when, need: "recommended", label: "First published", hint: "2026-03-04" },
    {
      path: "dateModified",
      form: when,
      need: "recommended",
      label: "Last real change",
      hint: "Not the day of the build.",
    },
    {
      path: "author.name",
      form: words(80),
      need: "recommended",
      label: "Author",
      hint: "The name alone, without Dr or by.",
    },
    { path: "author.url", form: address, need: "recommended", label: "Author's page" },
  ],
  nodes: { author: { "@type": "Person" } },
};

export const videoKind: MarkupKind = {
  id: "video",
  name: "Film",
  types: ["VideoObject"],
  about: "On the page that is about the film, not on every page that has it somewhere.",
  source: `${google}/video`,
  properties: [
    { path: "name", form: words(150), need: "required", label: "Title" },
    {
      path: "thumbnailUrl",
      form: addresses,
      need: "required",
      label: "Still picture",
      hint: "An address that stays the same and is open to crawlers.",
    },
    { path: "uploadDate", form: when, need: "required", label: "First published", hint: "2026-05-20 10:00" },
    { path: "description", form: words(5000), need: "recommended", label: "Description" },
    { path: "duration", form: duration, need: "recommended", label: "Length", hint: "3:04" },
    {
      path: "contentUrl",
      form: address,
      need: "recommended",
      label: "Address of the file",
      hint: "The mp4 itself.",
    },
    {
      path: "embedUrl",
      form: address,
      need: "recommended",
      label: "Address of the player",
      hint: "Of YouTube: https://www.youtube.com/embed/ and the film's ID.",
    },
  ],
  nodes: {},
};

const states = [
  ["https://schema.org/EventScheduled", "As planned"],
  ["https://schema.org/EventRescheduled", "On another day"],
  ["https://schema.org/EventPostponed", "Postponed, day unknown"],
  ["https://schema.org/EventCancelled", "Called off"],
] as const;

export const eventKind: MarkupKind = {
  id: "event",
  name: "Event at a place",
  types: ["Event", "EducationEvent", "ExhibitionEvent", "MusicEvent", "SaleEvent", "Festival"],
  about:
    "A workshop, a fair, a concert: one page and one block for each date. Google asks for a place, so a webinar without one is not shown.",
  source: `${google}/event`,
  properties: [
    {
      path: "name",
      form: words(150),
      need: "required",
      label: "Name of the event",
      hint: "Without price and discount.",
    },
    {
      path: "startDate",
      form: when,
      need: "required",
      label: "Begins",
      hint: "2026-12-20 18:30, Indian time.",
    },
    ...postalAddress("location.address", "required"),
    { path: "location.name", form: words(100), need: "recommended", label: "Name of the place" },
    { path: "endDate", form: when, need: "recommended", label: "Ends" },
    { path: "description", form: words(5000), need: "recommended", label: "Description" },
    { path: "image", form: addresses, need: "recommended", label: "Pictures", hint: "One address a line." },
    {
      path: "eventStatus",
      form: oneOf(states.map(([value]) => value)),
      need: "recommended",
      label: "State",
      options: states,
    },
    { path: "offers.price", form: price, need: "recommended", label: "Ticket from" },
    { path: "offers.priceCurrency", form: oneOf(["INR", "USD", "EUR", "GBP", "AED", "SGD"]), need: "within" },
    { path: "offers.url", form: address, need: "recommended", label: "Where tickets are sold" },
    {
      path: "offers.availability",
      form: oneOf(availabilities.map(([value]) => value)),
      need: "recommended",
      label: "Tickets",
      options: availabilities,
    },
    { path: "organizer.name", form: words(100), need: "recommended", label: "Organizer" },
    { path: "organizer.url", form: address, need: "recommended", label: "Organizer's page" },
    { path: "performer.name", form: words(100), need: "recommended", label: "Who teaches or performs" },
  ],
  nodes: {
    location: { "@type": "Place" },
    "location.address": inIndia,
    offers: { "@type": "Offer", priceCurrency: "INR" },
    organizer: { "@type": "Organization" },
    performer: { "@type": "Person" },
  },
};

export const questionsKind: MarkupKind = {
  id: "questions",
  name: "Questions and answers",
  types: ["FAQPage"],
  about:
    "Google shows no FAQ result any more since May 2026: this earns nothing there. Other readers may use it. Only with questions that the page shows.",
  source: `${google}/faqpage`,
  properties: [
    {
      path: "mainEntity",
      form: questions,
      need: "required",
      label: "Questions and answers",
      hint: "The question on a line, its answer below, a blank line before the next.",
    },
  ],
  nodes: {},
};
