// Names in the scripts that buyers in India write, for tests and for somebody to look at.
import type { Script } from "./scripts.ts";

/** Firms and people, with the conjuncts that are hard. */
export const names: Record<Script, string> = {
  arabic: "محمد علی ٹریڈرز پرائیویٹ لمیٹڈ",
  bengali: "শ্রীকৃষ্ণ চট্টোপাধ্যায় ট্রেডার্স র‍্যাব",
  cyrillic: "Общество «Ромашка»",
  devanagari: "श्रीकृष्ण त्रिपाठी मार्केटिंग क्‍षितिज ऱ्हास",
  greek: "Ελληνική Εταιρεία",
  gujarati: "શ્રીકૃષ્ણ ત્રિવેદી ટ્રેડર્સ પ્રાઇવેટ લિમિટેડ",
  gurmukhi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਟ੍ਰੇਡਰਜ਼ ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ",
  kannada: "ಶ್ರೀಕೃಷ್ಣ ಟ್ರೇಡರ್ಸ್ ರ‍್ಯಾಲಿ ಬೆಂಗಳೂರು",
  malayalam: "ശ്രീകൃഷ്ണൻ വിദ്യാർത്ഥി ട്രേഡേഴ്സ് തിരുവനന്തപുരം",
  "meetei-mayek": "ꯃꯅꯤꯄꯨꯔ ꯇ꯭ꯔꯦꯗꯔꯁ",
  odia: "ଶ୍ରୀକୃଷ୍ଣ ମହାନ୍ତି ଅର୍ଜୁନ ଟ୍ରେଡର୍ସ",
  "ol-chiki": "ᱥᱟᱱᱛᱟᱲᱤ ᱜᱟᱶᱛᱟ",
  tamil: "ஸ்ரீகிருஷ்ணன் டிரேடர்ஸ் கோயம்புத்தூர்",
  telugu: "శ్రీకృష్ణ ట్రేడర్స్ వెంకటేశ్వర్లు హైదరాబాద్",
};
