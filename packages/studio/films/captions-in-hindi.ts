// Captions in Hindi, by film: a line for each English one, in its order. What stands on the screen keeps its English name.
import type { Film } from "./kit/film.ts";

const captionsInHindi: Readonly<Record<string, readonly string[]>> = {
  "funnel-guide": [
    "एक फ़ाइल से आपका अपना पेज, छह क़दमों में।",
    "Template library में अपनी पसंद के कार्ड पर Download JSON दबाइए।",
    "फ़ाइल का नाम वही है जो template का है। न उसे खोलिए, न नाम बदलिए।",
    "WordPress में लॉग इन कीजिए। बाएँ menu में Elementor पर माउस ले जाइए।",
    "फिर Editor पर, और उसकी सूची में Templates दबाइए।",
    "Saved Templates खुल जाता है।",
    "सूची के ऊपर, शीर्षक के बग़ल में Import Templates है। उसे दबाइए।",
    "Choose File दबाइए, और downloads में से JSON चुनिए।",
    "Import Now दबाइए। Elementor दो बार पूछेगा।",
    "पहले JSON फ़ाइलों की चेतावनी। यह फ़ाइल आपकी है: Continue दबाइए।",
    "रुकिए और सोचिए: इन दोनों में से कौन-सा बटन दबाएँगे?",
    "Import Without Enabling: और कोई फ़ाइल अपलोड नहीं करनी है।",
    "कुछ ही सेकंड में template सूची में सबसे ऊपर दिखता है।",
    "नया पेज बनाइए: Pages, फिर Add Page।",
    "Edit with Elementor दबाइए।",
    "Page Settings खोलिए, और Page Layout में Elementor Canvas चुनिए।",
    "पेज के बीच में बने फ़ोल्डर पर क्लिक कीजिए।",
    "Templates वाला टैब चुनिए, और Insert दबाइए।",
    "सबसे पहले शब्द बदलिए: हर [ ] में आपका अपना शब्द आएगा।",
    "फिर तस्वीरें और रंग। मोबाइल वाला रूप भी देख लीजिए।",
    "Publish दबाइए।",
    "और यह रहा पेज, जैसा देखने वाले को दिखता है।",
  ],
};

/** The film with the words of its captions in Hindi. */
export function inHindi({ file, seconds, captions }: Film): Pick<Film, "seconds" | "captions"> {
  const lines = captionsInHindi[file] ?? [];
  if (lines.length !== captions.length)
    throw new Error(`${file} has ${captions.length} captions, and ${lines.length} of them in Hindi`);
  return { seconds, captions: captions.map(({ from }, at) => ({ from, says: lines[at] ?? "" })) };
}
