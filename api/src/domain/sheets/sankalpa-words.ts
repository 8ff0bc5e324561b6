const split = (list: string): readonly string[] => list.split('|');

/**
 * The words of a sankalpam's beginning in Sanskrit, in the case that it takes, each list in the panchanga's order. Devanagari first, then
 * in Latin letters as the panchanga spells its terms. After the Yajurveda Smarta sankalpam that southern temples use: lunar year, half of
 * the year, season, lunar month to the new moon, half of the month, day, weekday, and star.
 */
export const SANSKRIT = {
  samvatsara: split(
    'प्रभव|विभव|शुक्ल|प्रमोदूत|प्रजोत्पत्ति|आङ्गीरस|श्रीमुख|भाव|युव|धातृ|ईश्वर|बहुधान्य|प्रमाथी|विक्रम|वृष|चित्रभानु|स्वभानु|तारण|पार्थिव|व्यय|सर्वजित्|सर्वधारी|विरोधी|विकृति|खर|नन्दन|विजय|जय|मन्मथ|दुर्मुखी|हेविलम्बी|विलम्बी|विकारी|शार्वरी|प्लव|शुभकृत्|शोभकृत्|क्रोधी|विश्वावसु|पराभव|प्लवङ्ग|कीलक|सौम्य|साधारण|विरोधिकृत्|परीधावी|प्रमादीच|आनन्द|राक्षस|नल|पिङ्गल|कालयुक्त|सिद्धार्थी|रौद्र|दुर्मति|दुन्दुभि|रुधिरोद्गारी|रक्ताक्षी|क्रोधन|अक्षय',
  ),
  ayana: split('उत्तरायणे|दक्षिणायने'),
  ritu: split('वसन्तर्तौ|ग्रीष्मर्तौ|वर्षर्तौ|शरदृतौ|हेमन्तर्तौ|शिशिरर्तौ'),
  masa: split('चैत्र|वैशाख|ज्येष्ठ|आषाढ|श्रावण|भाद्रपद|आश्वयुज|कार्तिक|मार्गशीर्ष|पुष्य|माघ|फाल्गुन'),
  paksha: split('शुक्लपक्षे|कृष्णपक्षे'),
  tithi: split(
    'प्रथमायां|द्वितीयायां|तृतीयायां|चतुर्थ्यां|पञ्चम्यां|षष्ठ्यां|सप्तम्यां|अष्टम्यां|नवम्यां|दशम्यां|एकादश्यां|द्वादश्यां|त्रयोदश्यां|चतुर्दश्यां|पौर्णमास्यां|अमावास्यायां',
  ),
  vara: split('भानुवासरे|इन्दुवासरे|भौमवासरे|सौम्यवासरे|गुरुवासरे|भृगुवासरे|स्थिरवासरे'),
  nakshatra: split(
    'अश्विनी|भरणी|कृत्तिका|रोहिणी|मृगशीर्ष|आर्द्रा|पुनर्वसु|पुष्य|आश्लेषा|मघा|पूर्वफल्गुनी|उत्तरफल्गुनी|हस्त|चित्रा|स्वाती|विशाखा|अनूराधा|ज्येष्ठा|मूला|पूर्वाषाढा|उत्तराषाढा|श्रवण|श्रविष्ठा|शतभिषक्|पूर्वभाद्रपदा|उत्तरभाद्रपदा|रेवती',
  ),
  adhika: 'अधिक',
} as const;

export const IN_LATIN = {
  ayana: split('uttarayane|dakshinayane'),
  ritu: split('vasanta ritau|grishma ritau|varsha ritau|sharad ritau|hemanta ritau|shishira ritau'),
  paksha: split('shukla pakshe|krishna pakshe'),
  tithi: split(
    'Prathamayam|Dvitiyayam|Tritiyayam|Chaturthyam|Panchamyam|Shashthyam|Saptamyam|Ashtamyam|Navamyam|Dashamyam|Ekadashyam|Dvadashyam|Trayodashyam|Chaturdashyam|Paurnamasyam|Amavasyayam',
  ),
  vara: split('Bhanu vasare|Indu vasare|Bhauma vasare|Saumya vasare|Guru vasare|Bhrigu vasare|Sthira vasare'),
} as const;
