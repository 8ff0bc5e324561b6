/** Parts of names, by script: given and family names as people write them, with the conjuncts, marks and joins that are hard to shape. */
const PARTS = {
  telugu: ['శ్రీనివాస్', 'ప్రసాద్', 'లక్ష్మీ', 'సుబ్రహ్మణ్యం', 'వేంకటేశ్వర్లు', 'కృష్ణమూర్తి', 'రావు', 'జ్ఞానేశ్వరి', 'శ్రీ', 'ఐశ్వర్య'],
  devanagari: ['श्रीकृष्ण', 'क्षत्रिय', 'ज्ञानेश्वर', 'द्विवेदी', 'विद्यार्थी', 'हृषीकेश', 'शर्मा', 'पद्मश्री', 'स्त्री', 'कर्ण'],
  tamil: ['ஸ்ரீநிவாசன்', 'சுப்பிரமணியம்', 'லக்ஷ்மி', 'கௌரி', 'மீனாட்சி', 'பொன்னம்பலம்', 'கோபால', 'ராஜேஸ்வரி', 'ஜெயஸ்ரீ'],
  kannada: ['ಶ್ರೀನಿವಾಸ', 'ಕೃಷ್ಣಮೂರ್ತಿ', 'ಲಕ್ಷ್ಮೀ', 'ಜ್ಞಾನೇಶ್ವರ', 'ವೆಂಕಟೇಶ್', 'ಭಟ್ಟ', 'ಅಯ್ಯಂಗಾರ್', 'ಸ್ವಾಮಿ'],
  gujarati: ['શ્રી', 'ક્ષમા', 'જ્ઞાનેશ', 'પટેલ', 'હૃદય', 'દ્વારકાદાસ', 'કૃષ્ણ', 'મહેન્દ્ર'],
  malayalam: ['ശ്രീജിത്ത്', 'കൃഷ്ണൻ', 'ലക്ഷ്മി', 'നമ്പൂതിരി', 'സ്വാമി', 'പൊന്നമ്മ', 'അർജുൻ', 'ജ്യോതി'],
  bengali: ['শ্রীকৃষ্ণ', 'চক্রবর্তী', 'লক্ষ্মী', 'ক্ষিতীশ', 'মুখোপাধ্যায়', 'জ্ঞান', 'সৌমেন', 'বন্দ্যোপাধ্যায়'],
  gurmukhi: ['ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ', 'ਸ੍ਰੀ', 'ਕ੍ਰਿਸ਼ਨ', 'ਹਰਪ੍ਰੀਤ', 'ਕੌਰ', 'ਅੰਮ੍ਰਿਤ'],
  oriya: ['ଶ୍ରୀକାନ୍ତ', 'ମହାପାତ୍ର', 'କ୍ଷୀରୋଦ', 'ଜଗନ୍ନାଥ', 'ଲକ୍ଷ୍ମୀ', 'ପଟ୍ଟନାୟକ', 'କୃଷ୍ଣ'],
  sinhala: ['ශ්‍රී', 'කුමාර', 'ලක්ෂ්මී', 'ප්‍රනාන්දු', 'වික්‍රමසිංහ', 'රත්නායක'],
  latin: ['Nguyễn', 'Thị', 'Hồng', 'Żółć', 'Łukasz', 'Åse', 'Çelik', 'Kṛṣṇa', 'Śrīnivāsa', 'Ñandú', 'O’Brien', 'Ștefan', 'Þór', 'R̥ṣi'],
  cyrillic: ['Владимир', 'Щёлоков', 'Їжакевич', 'Ђорђе', 'Қайрат', 'Юлія'],
  greek: ['Αλέξανδρος', 'Παπαδόπουλος', 'Ἀριστοτέλης', 'Ρωμαῖος', 'Ελένη'],
  arabic: ['محمد', 'عبد', 'الله', 'سلمان', 'فاطمة', 'لالا', 'پرویز', 'گلشن', 'ٹیپو', 'حسین'],
  hebrew: ['דוד', 'כהן', 'שרה', 'בן־גוריון', 'אברהם', 'לוי', 'רחל'],
  chinese: ['王', '小明', '陳', '美玲', '張', '國華', '李', '雪梅', '劉', '歐陽'],
  japanese: ['髙橋', 'さくら', '渡辺', 'ゆうき', '山田', 'カタリナ', '辻', '佐藤'],
  korean: ['김', '철수', '이', '영희', '박', '지훈', '최', '뷁'],
} as const satisfies Record<string, readonly string[]>;

export interface WorldName {
  script: keyof typeof PARTS;
  name: string;
}

/** `count` different names in turn through all scripts; the same ones each time. */
export function worldNames(count: number): WorldName[] {
  const scripts = Object.keys(PARTS) as WorldName['script'][];
  return Array.from({ length: count }, (_, index) => {
    const script = scripts[index % scripts.length] as WorldName['script'];
    return { script, name: nameOf(PARTS[script], Math.floor(index / scripts.length)) };
  });
}

/** The number as digits of as many symbols as there are parts: two parts at least. */
function nameOf(parts: readonly string[], number: number): string {
  const chosen: string[] = [];
  for (let rest = number; chosen.length < 2 || rest > 0; rest = Math.floor(rest / parts.length))
    chosen.push(parts[(rest + chosen.length * 3) % parts.length] ?? '');
  return chosen.join(' ');
}
