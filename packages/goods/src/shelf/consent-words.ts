import type { Extra } from "@store/contract/course-content";

export const consentWords: Extra = {
  id: "consent-words",
  title: "WhatsApp opt-in and data notices: words to copy",
  summary: "What the box must say, what the notice must hold, and how a 'stop' is answered.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "Two rules meet here. **WhatsApp** wants the phone number, a clear yes, and your business's name in the sentence. India's **Digital Personal Data Protection Act** wants a notice that stands alone, in plain words: which data, for what, how to take consent back, how to complain. Its duties on notice and consent bind from **May 2027**; ask your lawyer whether an earlier date applies to you, and begin now: old numbers without a record cannot be repaired later.",
    },
    {
      type: "figure",
      title: "The box at the checkout",
      figure: {
        weak: {
          caption: "Ticked already, everything in one, and no name.",
          alt: "A ticked box: I agree to the terms, privacy policy and to receive updates and offers.",
          parts: [
            { part: "field", label: "Phone", value: "+91 98450 00000" },
            {
              part: "choice",
              boxes: true,
              on: 0,
              items: [{ text: "I agree to everything", sub: "Terms, privacy policy, updates and offers" }],
              mark: true,
            },
            { part: "button", text: "Pay ₹1,499" },
          ],
        },
        good: {
          caption: "Order messages are said, offers are asked, and neither is needed to pay.",
          alt: "Phone field with the note: we use it for this delivery. An empty box: send me offers from Meera Sarees on WhatsApp, at most two a month, stop any time.",
          parts: [
            { part: "field", label: "Phone", value: "+91 98450 00000" },
            { part: "text", text: "For this delivery: order and courier messages." },
            {
              part: "choice",
              boxes: true,
              items: [
                {
                  text: "Offers on WhatsApp, please",
                  sub: "From Meera Sarees, at most 2 a month. Reply STOP to end them.",
                },
              ],
              mark: true,
            },
            { part: "button", text: "Pay ₹1,499" },
          ],
        },
      },
    },
    {
      type: "swipe",
      title: "Opt-in for offers (box not ticked)",
      items: [
        "Yes, [shop name] may send me offers on WhatsApp at this number, at most [two] a month. I can stop any time by replying STOP. My order does not depend on this.",
      ],
    },
    {
      type: "swipe",
      title: "The same in Hindi",
      lang: "hi",
      items: [
        "हाँ, [दुकान का नाम] मुझे इस नंबर पर WhatsApp से ऑफ़र भेज सकती है, महीने में अधिकतम [दो]। STOP लिखकर मैं इसे कभी भी बंद कर सकता/सकती हूँ। मेरा ऑर्डर इस पर निर्भर नहीं है।",
      ],
    },
    {
      type: "swipe",
      title: "Notice beside the form (about 90 words)",
      items: [
        "[Company], [address]. We ask for your name, phone, email and address to deliver this order, to send its invoice and to answer you. With your yes in the box we also use your phone for offers on WhatsApp. Our courier [name] and payment company [name] receive what they need for their part. We keep order data as long as tax law asks ([years]), the rest until you ask us to delete it.",
        "Take back a yes: reply STOP, or [link]. See, correct or delete your data: [link]. A complaint: [name of officer, phone, mail], answered within [days] days; after that the Data Protection Board of India.",
      ],
    },
    {
      type: "swipe",
      title: "Answer to STOP, within a minute",
      items: [
        "Done. You will get no more offers from [shop]. Messages about an order that is on its way still come. Changed your mind? Reply START.",
      ],
    },
    {
      type: "steps",
      items: [
        "Ask for each purpose by itself: order messages need no box, offers do.",
        "Keep a row per yes: number, sentence and version, language, page, date and time. Never overwrite it; a no is a new row.",
        "A number from a bill, a bought list or a giveaway is not a yes. Nor is a chat that a customer began.",
        "Make stopping as easy as starting: one word, one tap, and it reaches every tool that sends.",
        "Offer the notice in English and in the languages your buyers read; the Act speaks of all 22 of the Eighth Schedule.",
      ],
    },
    { type: "note", text: "This is working material, not legal advice." },
  ],
  sources: [
    {
      title: "Meta: getting opt-in for WhatsApp",
      url: "https://developers.facebook.com/docs/whatsapp/overview/getting-opt-in",
    },
    { title: "WhatsApp Business policy", url: "https://www.whatsapp.com/legal/business-policy" },
    {
      title: "AMLEGALS: DPDP Rules notified",
      url: "https://amlegals.com/dpdp-rules-notified-immediate-actions",
    },
  ],
};
