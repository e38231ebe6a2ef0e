// The words of each ad in Hindi and Hinglish. The drawings keep their lines as text, so they can be typed over.
import type { AdVersion } from "@store/contract/ad-content";

type Words = readonly [headline: string, primaryText: string, below: string];

function versions(hindi: Words, hinglish: Words): AdVersion[] {
  return [version("Hindi", "hi", hindi), version("Hinglish", "hi-Latn", hinglish)];
}

function version(language: string, lang: string, [headline, primaryText, below]: Words): AdVersion {
  return { language, lang, headline, primaryText, below };
}

/** By the design's slug. */
export const adVersions: Readonly<Record<string, AdVersion[]>> = {
  "small-batch": versions(
    [
      "हर जार पर हाथ से लिखा नंबर। जून तक ख़त्म।",
      "तीन अचार, हर एक के दो सौ जार, हमारी रसोई की मेज़ पर हाथ से नंबर लिखे। ख़त्म होने पर अगली बार जून में, उससे पहले नहीं।",
      "आम का अचार, 400 ग्राम, ₹349",
    ],
    [
      "Har jar par haath se likha number. June tak khatam.",
      "Teen achaar, har ek ke do sau jar, humari rasoi ki table par haath se number likhe. Khatam hone par agli baar June mein, usse pehle nahin.",
      "Aam ka achaar, 400 g, ₹349",
    ],
  ),
  agency: versions(
    [
      "विज्ञापन निशाने पर। पेज चूक गया।",
      "क्लिक के पैसे आप देते हैं, पेज उसे गँवा देता है। हम एक लैंडिंग पेज 48 घंटे में, तय दाम पर नया बनाते हैं। पहले और बाद का पेज साथ-साथ देखिए।",
      "एक पेज, 48 घंटे, ₹24,000",
    ],
    [
      "Ad sahi. Page galat.",
      "Click ke paise aap dete hain, page use gawa deta hai. Hum ek landing page 48 ghante mein, fixed price par naya banate hain. Pehle aur baad ka page saath dekhiye.",
      "Ek page, 48 ghante, ₹24,000",
    ],
  ),
  course: versions(
    [
      "7 रातों में वीडियो एडिटिंग",
      "सात रातें, हर रात एक पाठ, उसी लैपटॉप पर जो आपके पास है। रविवार तक आपकी अपनी एक फ़िल्म तैयार, जिसे आप किसी को दिखाना चाहेंगे।",
      "7 रातें, 7 पाठ, ₹1,499",
    ],
    [
      "7 raaton mein video editing",
      "Saat raatein, har raat ek lesson, usi laptop par jo aapke paas hai. Sunday tak aapki apni ek film taiyaar, jise aap kisi ko dikhana chahenge.",
      "7 raatein, 7 lesson, ₹1,499",
    ],
  ),
  restaurant: versions(
    [
      "मंगलवार: आज खाना नहीं बनाना।",
      "मंगलवार हफ़्ते का सबसे लंबा दिन है। उस दिन रसोई की छुट्टी। पनीर थाली, छह कटोरियाँ, आठ बजे तक आपके दरवाज़े पर।",
      "पनीर थाली, ₹149, 8 बजे तक",
    ],
    [
      "Tuesday: aaj khaana nahin banana.",
      "Tuesday hafte ka sabse lamba din hai. Us din kitchen ki chhutti. Paneer thali, chhe katori, aath baje tak aapke darwaaze par.",
      "Paneer thali, ₹149, 8 baje tak",
    ],
  ),
  astrology: versions(
    [
      "आपकी कुंडली, साफ़ शब्दों में।",
      "चालीस मिनट, आपकी कुंडली और साफ़ शब्द। कोई डर नहीं, कोई रत्न नहीं, बाद में कुछ ख़रीदना नहीं। रिकॉर्डिंग आपको मिलती है।",
      "40 मिनट, रिकॉर्डिंग के साथ, ₹1,100",
    ],
    [
      "Aapki kundli, saaf shabdon mein.",
      "Chaalees minute, aapki kundli aur saaf baat. Koi darr nahin, koi ratna nahin, baad mein kuch khareedna nahin. Recording aapko milti hai.",
      "40 minute, recording ke saath, ₹1,100",
    ],
  ),
  "real-estate": versions(
    [
      "2 BHK. मेट्रो 12 मिनट। हम पैदल चले।",
      "हर विज्ञापन कहता है ‘मेट्रो के पास’। हम जून में, सब्ज़ी का थैला लेकर, चलकर गए: बारह मिनट। शनिवार को आइए, साथ चलते हैं।",
      "2 BHK ₹78 लाख से, शनिवार को देखें",
    ],
    [
      "2 BHK. Metro 12 minute. Hum paidal chale.",
      "Har ad kehta hai ‘metro ke paas’. Hum June mein, sabzi ka thaila lekar, chal kar gaye: baarah minute. Saturday ko aaiye, saath chalte hain.",
      "2 BHK ₹78 lakh se, Saturday ko dekhein",
    ],
  ),
  health: versions(
    [
      "लेटिए। सुकून लीजिए।",
      "सोने से एक घंटा पहले एक कप। अश्वगंधा और कैमोमाइल, बिना कैफ़ीन, बिना चीनी। पहला हफ़्ता हमारी तरफ़ से; डाक ख़र्च आपका।",
      "पहला हफ़्ता मुफ़्त, डाक ख़र्च आपका",
    ],
    [
      "Letiye. Sukoon lijiye.",
      "Sone se ek ghanta pehle ek cup. Ashwagandha aur chamomile, bina caffeine, bina cheeni. Pehla hafta humari taraf se; postage aapka.",
      "Pehla hafta free, postage aapka",
    ],
  ),
  gym: versions(
    [
      "42 मिनट, हफ़्ते में तीन दिन। बस।",
      "दो घंटे ज़रूरी नहीं। 42 मिनट चाहिए, हफ़्ते में तीन दिन, और कोई जो आपके लिए गिने। पहली क्लास मुफ़्त, तौलिया साथ लाइए।",
      "पहली क्लास मुफ़्त",
    ],
    [
      "42 minute, hafte mein 3 din. Bas.",
      "Do ghante zaroori nahin. 42 minute chahiye, hafte mein teen din, aur koi jo aapke liye gine. Pehli class free, towel saath laaiye.",
      "Pehli class free, towel laaiye",
    ],
  ),
  trading: versions(
    [
      "पुराने चार्ट सिखाते हैं।",
      "उनके लिए जो चार्ट समझना चाहते हैं। हम कम से कम एक महीने पुराने चार्ट धीरे-धीरे पढ़ते हैं, और जहाँ ग़लत थे, वह भी बताते हैं। केवल शिक्षा।",
      "चार्ट कम से कम 30 दिन पुराने",
    ],
    [
      "Purane chart sikhaate hain.",
      "Unke liye jo chart samajhna chahte hain. Hum kam se kam ek mahine purane chart dheere-dheere padhte hain, aur jahan galat the, woh bhi batate hain. Sirf shiksha.",
      "Chart kam se kam 30 din purane",
    ],
  ),
  vastu: versions(
    [
      "घर, सही दिशा में।",
      "पहली दीवार से पहले, या बरसों बाद: नक्शा और दरवाज़े की दिशा भेजिए। तीन बदलावों के साथ नक्शा लौटता है, सबसे सस्ता पहले।",
      "3 दिन में नक्शा वापस",
    ],
    [
      "Ghar, sahi disha mein.",
      "Pehli deewar se pehle, ya barson baad: naksha aur darwaaze ki disha bhejiye. Teen badlaav ke saath naksha wapas aata hai, sabse sasta pehle.",
      "3 din mein naksha wapas",
    ],
  ),
};
