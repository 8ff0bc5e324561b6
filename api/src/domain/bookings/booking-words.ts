import type { WrittenWords } from '../notifications/written-words.ts';

const te: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} కి బుక్ అయింది', body: '{{temple}} మీ కోసం ఎదురుచూస్తోంది.' },
  corrected: {
    title: '{{when}} నాటి {{pooja}} పేర్లను {{temple}} సరిచేసింది',
    body: 'పూజారి వాటిని ఎలా చదువుతారో చూడండి.',
  },
  moved: {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది{{because}}. మీరు పూర్తి వాపసుతో రద్దు చేసుకోవచ్చు.',
  },
  'moved-until': {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది{{because}}. మీరు {{until}} వరకు పూర్తి వాపసుతో రద్దు చేసుకోవచ్చు.',
  },
  'wait-moved': {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది. మీరు ఇంకా దాని వేచి ఉండే జాబితాలో ఉన్నారు.',
  },
  canceled: {
    title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది',
    body: '{{reason}}. మీ చెల్లింపు గురించి ఆలయం మిమ్మల్ని సంప్రదిస్తుంది.',
  },
  'canceled-refund': { title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది', body: '{{reason}}. మీకు {{refund}} తిరిగి వస్తుంది.' },
  performed: { title: 'మీ కుటుంబం కోసం {{pooja}} జరిగింది', body: '{{temple}} లో, {{when}}.' },
  'performed-note': { title: 'మీ కుటుంబం కోసం {{pooja}} జరిగింది', body: '{{note}}' },
  'performed-undone': {
    title: 'మీ కుటుంబం కోసం {{pooja}} ఇంకా జరగలేదు',
    body: '{{temple}} పొరపాటున జరిగినట్లు గుర్తించింది. జరిగిన తర్వాత మీకు తెలియజేస్తాము.',
  },
  'prasadam-shipped': { title: '{{pooja}} ప్రసాదం పంపించాం', body: '{{temple}} నుంచి. ట్రాకింగ్ నంబర్: {{tracking}}.' },
  'place-offered': {
    title: '{{when}} నాటి {{pooja}} లో ఒక స్థానం ఖాళీగా ఉంది',
    body: 'అది {{until}} వరకు మీదే. అప్పటిలోగా బుక్ చేసుకోండి, లేదా తదుపరి కుటుంబానికి వదలండి.',
  },
  'wait-ended': {
    title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది',
    body: '{{reason}}. మీరు ఇక దాని వేచి ఉండే జాబితాలో లేరు.',
  },
  'wait-dropped': {
    title: '{{when}} నాటి {{pooja}} ఇక {{temple}} లో జరగదు',
    body: 'మీరు ఇక దాని వేచి ఉండే జాబితాలో లేరు. మరో సమయాన్ని బుక్ చేసుకోవచ్చు.',
  },
  'wait-removed': {
    title: '{{when}} నాటి {{pooja}} వేచి ఉండే జాబితా నుంచి {{temple}} మిమ్మల్ని తొలగించింది',
    body: '{{reason}}. మరో సమయాన్ని బుక్ చేసుకోవచ్చు.',
  },
  'waiting-first': {
    title: '{{when}} నాటి {{pooja}} వేచి ఉండే జాబితాలో మీరే మొదటివారు',
    body: 'మీ చెల్లింపు వచ్చేసరికి స్థానం మిగలలేదు, కాబట్టి డబ్బు తిరిగి ఇచ్చాం. స్థానం ఖాళీ అయితే {{temple}} ముందుగా మీకే ఇస్తుంది.',
  },
};

const ta: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} அன்று பதிவாகியுள்ளது', body: '{{temple}} உங்களை எதிர்பார்க்கிறது.' },
  corrected: {
    title: '{{when}} அன்றைய {{pooja}} பெயர்களை {{temple}} திருத்தியது',
    body: 'அர்ச்சகர் அவற்றை எப்படிச் சொல்வார் என்று பாருங்கள்.',
  },
  moved: {
    title: '{{pooja}} இப்போது {{when}} அன்று நடைபெறும்',
    body: '{{temple}} இதை {{before}} இலிருந்து மாற்றியது{{because}}. முழுப் பணத்தையும் திரும்பப் பெற்று ரத்து செய்யலாம்.',
  },
  'moved-until': {
    title: '{{pooja}} இப்போது {{when}} அன்று நடைபெறும்',
    body: '{{temple}} இதை {{before}} இலிருந்து மாற்றியது{{because}}. {{until}} வரை முழுப் பணத்தையும் திரும்பப் பெற்று ரத்து செய்யலாம்.',
  },
  'wait-moved': {
    title: '{{pooja}} இப்போது {{when}} அன்று நடைபெறும்',
    body: '{{temple}} இதை {{before}} இலிருந்து மாற்றியது. நீங்கள் இன்னும் அதன் காத்திருப்புப் பட்டியலில் உள்ளீர்கள்.',
  },
  canceled: {
    title: '{{when}} அன்றைய {{pooja}}-ஐ {{temple}} ரத்து செய்தது',
    body: '{{reason}}. உங்கள் கட்டணம் குறித்து கோயில் உங்களைத் தொடர்புகொள்ளும்.',
  },
  'canceled-refund': {
    title: '{{when}} அன்றைய {{pooja}}-ஐ {{temple}} ரத்து செய்தது',
    body: '{{reason}}. {{refund}} உங்களுக்குத் திரும்பக் கிடைக்கும்.',
  },
  performed: { title: 'உங்கள் குடும்பத்திற்காக {{pooja}} நடைபெற்றது', body: '{{temple}}, {{when}}.' },
  'performed-note': { title: 'உங்கள் குடும்பத்திற்காக {{pooja}} நடைபெற்றது', body: '{{note}}' },
  'performed-undone': {
    title: 'உங்கள் குடும்பத்திற்காக {{pooja}} இன்னும் நடைபெறவில்லை',
    body: '{{temple}} தவறுதலாக நடந்ததாகக் குறித்தது. நடந்ததும் உங்களுக்குத் தெரிவிப்போம்.',
  },
  'prasadam-shipped': { title: '{{pooja}} பிரசாதம் அனுப்பப்பட்டது', body: '{{temple}} அனுப்பியது. கண்காணிப்பு எண்: {{tracking}}.' },
  'place-offered': {
    title: '{{when}} அன்றைய {{pooja}}-இல் ஓர் இடம் கிடைத்துள்ளது',
    body: 'அது {{until}} வரை உங்களுடையது. அதற்குள் பதிவு செய்யுங்கள், அல்லது அடுத்த குடும்பத்திற்கு விட்டுக்கொடுங்கள்.',
  },
  'wait-ended': {
    title: '{{when}} அன்றைய {{pooja}}-ஐ {{temple}} ரத்து செய்தது',
    body: '{{reason}}. நீங்கள் இனி அதன் காத்திருப்புப் பட்டியலில் இல்லை.',
  },
  'wait-dropped': {
    title: '{{when}} அன்றைய {{pooja}} இனி {{temple}} இல் நடைபெறாது',
    body: 'நீங்கள் இனி அதன் காத்திருப்புப் பட்டியலில் இல்லை. வேறு நேரத்தைப் பதிவு செய்யலாம்.',
  },
  'wait-removed': {
    title: '{{when}} அன்றைய {{pooja}} காத்திருப்புப் பட்டியலில் இருந்து {{temple}} உங்களை நீக்கியது',
    body: '{{reason}}. வேறு நேரத்தைப் பதிவு செய்யலாம்.',
  },
  'waiting-first': {
    title: '{{when}} அன்றைய {{pooja}} காத்திருப்புப் பட்டியலில் நீங்கள் முதலில் உள்ளீர்கள்',
    body: 'உங்கள் கட்டணம் வந்தபோது இடம் இல்லை, எனவே பணம் திருப்பித் தரப்பட்டது. இடம் கிடைத்தால் {{temple}} முதலில் உங்களுக்குத் தரும்.',
  },
};

const kn: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} ಕ್ಕೆ ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ', body: '{{temple}} ನಿಮ್ಮನ್ನು ಎದುರುನೋಡುತ್ತಿದೆ.' },
  corrected: {
    title: '{{when}} ರ {{pooja}} ಹೆಸರುಗಳನ್ನು {{temple}} ಸರಿಪಡಿಸಿದೆ',
    body: 'ಅರ್ಚಕರು ಅವುಗಳನ್ನು ಹೇಗೆ ಹೇಳುತ್ತಾರೆ ಎಂದು ನೋಡಿ.',
  },
  moved: {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ{{because}}. ಪೂರ್ಣ ಮರುಪಾವತಿಯೊಂದಿಗೆ ರದ್ದುಗೊಳಿಸಬಹುದು.',
  },
  'moved-until': {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ{{because}}. {{until}} ರವರೆಗೆ ಪೂರ್ಣ ಮರುಪಾವತಿಯೊಂದಿಗೆ ರದ್ದುಗೊಳಿಸಬಹುದು.',
  },
  'wait-moved': {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ. ನೀವು ಇನ್ನೂ ಅದರ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ.',
  },
  canceled: {
    title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ',
    body: '{{reason}}. ನಿಮ್ಮ ಪಾವತಿಯ ಬಗ್ಗೆ ದೇವಸ್ಥಾನ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತದೆ.',
  },
  'canceled-refund': { title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ', body: '{{reason}}. ನಿಮಗೆ {{refund}} ಮರಳಿ ಬರುತ್ತದೆ.' },
  performed: { title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ನೆರವೇರಿತು', body: '{{temple}} ನಲ್ಲಿ, {{when}}.' },
  'performed-note': { title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ನೆರವೇರಿತು', body: '{{note}}' },
  'performed-undone': {
    title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ಇನ್ನೂ ನೆರವೇರಿಲ್ಲ',
    body: '{{temple}} ತಪ್ಪಾಗಿ ನೆರವೇರಿದೆ ಎಂದು ಗುರುತಿಸಿತ್ತು. ನೆರವೇರಿದ ನಂತರ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  },
  'prasadam-shipped': { title: '{{pooja}} ಪ್ರಸಾದವನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ', body: '{{temple}} ಇಂದ. ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ: {{tracking}}.' },
  'place-offered': {
    title: '{{when}} ರ {{pooja}} ಯಲ್ಲಿ ಒಂದು ಸ್ಥಳ ಖಾಲಿಯಿದೆ',
    body: 'ಅದು {{until}} ರವರೆಗೆ ನಿಮ್ಮದು. ಅಷ್ಟರೊಳಗೆ ಕಾಯ್ದಿರಿಸಿ, ಅಥವಾ ಮುಂದಿನ ಕುಟುಂಬಕ್ಕೆ ಬಿಟ್ಟುಕೊಡಿ.',
  },
  'wait-ended': {
    title: '{{when}} ರ {{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ',
    body: '{{reason}}. ನೀವು ಇನ್ನು ಅದರ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ.',
  },
  'wait-dropped': {
    title: '{{when}} ರ {{pooja}} ಇನ್ನು {{temple}} ನಲ್ಲಿ ನಡೆಯುವುದಿಲ್ಲ',
    body: 'ನೀವು ಇನ್ನು ಅದರ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ. ಬೇರೆ ಸಮಯವನ್ನು ಕಾಯ್ದಿರಿಸಬಹುದು.',
  },
  'wait-removed': {
    title: '{{when}} ರ {{pooja}} ಕಾಯುವ ಪಟ್ಟಿಯಿಂದ {{temple}} ನಿಮ್ಮನ್ನು ತೆಗೆದಿದೆ',
    body: '{{reason}}. ಬೇರೆ ಸಮಯವನ್ನು ಕಾಯ್ದಿರಿಸಬಹುದು.',
  },
  'waiting-first': {
    title: '{{when}} ರ {{pooja}} ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನೀವೇ ಮೊದಲಿಗರು',
    body: 'ನಿಮ್ಮ ಪಾವತಿ ಬಂದಾಗ ಸ್ಥಳ ಉಳಿದಿರಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಹಣ ಮರಳಿಸಲಾಗಿದೆ. ಸ್ಥಳ ಖಾಲಿಯಾದರೆ {{temple}} ಮೊದಲು ನಿಮಗೇ ಕೊಡುತ್ತದೆ.',
  },
};

const gu: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} માટે બુક છે', body: '{{temple}} તમારી રાહ જુએ છે.' },
  corrected: {
    title: '{{temple}} એ {{when}} ની {{pooja}} નાં નામ સુધાર્યાં',
    body: 'પૂજારી તે કેવી રીતે બોલશે તે જુઓ.',
  },
  moved: {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી{{because}}. તમે પૂરા રિફંડ સાથે રદ કરી શકો છો.',
  },
  'moved-until': {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી{{because}}. તમે {{until}} સુધી પૂરા રિફંડ સાથે રદ કરી શકો છો.',
  },
  'wait-moved': {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી. તમે હજી તેની પ્રતીક્ષા યાદીમાં છો.',
  },
  canceled: {
    title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી',
    body: '{{reason}}. તમારી ચુકવણી વિશે મંદિર તમારો સંપર્ક કરશે.',
  },
  'canceled-refund': { title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી', body: '{{reason}}. તમને {{refund}} પાછા મળશે.' },
  performed: { title: 'તમારા પરિવાર માટે {{pooja}} સંપન્ન થઈ', body: '{{temple}} માં, {{when}}.' },
  'performed-note': { title: 'તમારા પરિવાર માટે {{pooja}} સંપન્ન થઈ', body: '{{note}}' },
  'performed-undone': {
    title: 'તમારા પરિવાર માટે {{pooja}} હજી સંપન્ન થઈ નથી',
    body: '{{temple}} એ ભૂલથી સંપન્ન થયેલી ગણાવી હતી. સંપન્ન થયા પછી અમે તમને જણાવીશું.',
  },
  'prasadam-shipped': { title: '{{pooja}} નો પ્રસાદ મોકલ્યો છે', body: '{{temple}} તરફથી. ટ્રેકિંગ નંબર: {{tracking}}.' },
  'place-offered': {
    title: '{{when}} ની {{pooja}} માં એક સ્થાન ખાલી છે',
    body: 'તે {{until}} સુધી તમારું છે. ત્યાં સુધીમાં બુક કરો, અથવા આગલા પરિવારને જવા દો.',
  },
  'wait-ended': {
    title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી',
    body: '{{reason}}. તમે હવે તેની પ્રતીક્ષા યાદીમાં નથી.',
  },
  'wait-dropped': {
    title: '{{when}} ની {{pooja}} હવે {{temple}} માં નહીં થાય',
    body: 'તમે હવે તેની પ્રતીક્ષા યાદીમાં નથી. તમે બીજો સમય બુક કરી શકો છો.',
  },
  'wait-removed': {
    title: '{{temple}} એ તમને {{when}} ની {{pooja}} ની પ્રતીક્ષા યાદીમાંથી દૂર કર્યા',
    body: '{{reason}}. તમે બીજો સમય બુક કરી શકો છો.',
  },
  'waiting-first': {
    title: '{{when}} ની {{pooja}} ની પ્રતીક્ષા યાદીમાં તમે પહેલા છો',
    body: 'તમારી ચુકવણી આવી ત્યારે સ્થાન બચ્યું ન હતું, તેથી રકમ પાછી અપાઈ. સ્થાન ખાલી થશે તો {{temple}} પહેલાં તમને આપશે.',
  },
};

/** What families read of their bookings, besides English and Hindi. */
export const BOOKING_WORDS = { te, ta, kn, gu };
