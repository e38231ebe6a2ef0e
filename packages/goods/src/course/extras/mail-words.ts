import type { Extra } from "@store/contract/course-content";

export const mailWords: Extra = {
  id: "mail-words",
  title: "The ten mail templates in Hindi and Hinglish",
  summary:
    "Subject, preheader, first line and button of each, ready to paste into the templates of your free bonus.",
  minutes: 4,
  checked: "November 2026",
  body: [
    {
      type: "text",
      text: "Ask once which language somebody reads and keep the answer; send each person one language. The order is always **subject · preheader · first line · [button]**.",
    },
    {
      type: "swipe",
      title: "Hindi",
      lang: "hi",
      items: [
        "Welcome: आप जुड़ गए। यह रहा पहला पाठ · सात मिनट, एक पेन, कोई सॉफ़्टवेयर नहीं। · नमस्ते, आज बस एक काम कीजिए। · [पहला पाठ खोलें]",
        "The weekly letter: वह ग्राहक जिसने मुझे रुकने के पैसे दिए · कम बोलने के बारे में एक छोटी चिट्ठी। · पिछले हफ़्ते एक अजीब फ़ोन आया। · [पूरी कहानी]",
        "Webinar invitation: गुरुवार, रात 8 बजे: आपके सामने एक फ़नल बनेगा · कोई स्लाइड नहीं। साठ मिनट। अपना ऑफ़र साथ लाइए। · मैं शुरू से आख़िर तक बनाऊँगा, आप देखिए और पूछिए। · [सीट रखें]",
        "Launch day: अब मिल रहा है · दो सौ जार। ख़त्म होने पर अगली बार जून में। · आज सुबह आख़िरी ढक्कन बंद हुआ। · [एक जार मँगाएँ]",
        "Last call: आज रात 12 बजे बंद, सच में बंद · कल सुबह नहीं। आज रात। · यह आख़िरी रिमाइंडर है, इसके बाद इस पर कोई मेल नहीं। · [अभी लें]",
        "Forgotten basket: आपका सामान वहीं रखा है · कुछ नहीं बदला। दाम भी नहीं। · शायद फ़ोन आ गया या घंटी बजी। · [ऑर्डर पूरा करें]",
        "Order and what comes next: भुगतान मिल गया, धन्यवाद। आगे यह होगा · तीन कदम, तीन तारीखें। · आपका ऑर्डर [नंबर], कुल ₹8,450। · [मेरा ऑर्डर देखें]",
        "Ask for a review: कल के खाने के बारे में एक सवाल · दो टैप। कोई अकाउंट नहीं। · पनीर थाली कैसी थी? · [1 से 5]",
        "The next thing: पहला भाग पूरा। दूसरा छोटा है · और आधे दाम पर, क्योंकि आधा रास्ता तय हो चुका है। · तीन हफ़्तों में आपने यह सीख लिया। · [दूसरा भाग देखें]",
        "Win back: क्या हम लिखना बंद करें? · एक सीधा सवाल, दो बटन। · नब्बे दिन से आपने कोई मेल नहीं खोला। · [लिखते रहिए] [बंद कीजिए]",
      ],
    },
    {
      type: "swipe",
      title: "Hinglish",
      lang: "hi-Latn",
      items: [
        "Welcome: Aap jud gaye. Yeh raha pehla lesson · Saat minute, ek pen, koi software nahin. · Namaste, aaj bas ek kaam kijiye. · [Pehla lesson kholiye]",
        "The weekly letter: Woh client jisne mujhe rukne ke paise diye · Kam bolne ke baare mein ek chhoti chitthi. · Pichhle hafte ek ajeeb phone aaya. · [Poori kahani]",
        "Webinar invitation: Thursday raat 8 baje: aapke saamne ek funnel banega · Koi slide nahin. Saath minute. Apna offer laaiye. · Main banaunga, aap dekhiye aur poochhiye. · [Seat rakhiye]",
        "Launch day: Ab mil raha hai · Do sau jar. Khatam, to phir June mein. · Aaj subah aakhri dhakkan band hua. · [Ek jar mangaiye]",
        "Last call: Aaj raat 12 baje band, sach mein band · Kal subah nahin. Aaj raat. · Yeh aakhri reminder hai, iske baad koi mail nahin. · [Abhi lijiye]",
        "Forgotten basket: Aapka saamaan wahin rakha hai · Kuch nahin badla. Daam bhi nahin. · Shayad phone aa gaya ya ghanti baji. · [Order poora kijiye]",
        "Order and what comes next: Payment mil gaya, shukriya. Aage yeh hoga · Teen kadam, teen tareekhein. · Aapka order [number], total ₹8,450. · [Mera order dekhiye]",
        "Ask for a review: Kal ke khaane par ek sawaal · Do tap. Koi account nahin. · Paneer thali kaisi thi? · [1 se 5]",
        "The next thing: Pehla part poora. Doosra chhota hai · Aur aadhe daam par, kyunki aadha raasta tay ho chuka hai. · Teen hafton mein aapne yeh seekh liya. · [Doosra part dekhiye]",
        "Win back: Kya hum likhna band karein? · Ek seedha sawaal, do button. · Nabbe din se aapne koi mail nahin khola. · [Likhte rahiye] [Band kijiye]",
      ],
    },
    {
      type: "note",
      text: "Change the shop's facts together with the words: a Hindi mail with an English price line looks copied. Have somebody of your town read it aloud first.",
    },
  ],
  sources: [],
};
