import type { WrittenWords } from '../../notifications/written-words.ts';

/** What families read of their bookings in Gujarati. */
export const bookingWordsGu: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} માટે બુક છે', body: '{{temple}} તમારી રાહ જુએ છે.' },
  corrected: {
    title: '{{temple}} એ {{when}} ની {{pooja}} નાં નામ સુધાર્યાં',
    body: 'પૂજારી તે કેવી રીતે બોલશે તે જુઓ.',
  },
  rescheduled: {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: 'તમે તેને {{before}} થી બદલી. {{temple}} તમારી રાહ જુએ છે.',
  },
  moved: {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી{{because}} તમે પૂરા રિફંડ સાથે રદ કરી શકો છો.',
  },
  'moved-until': {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી{{because}} તમે {{until}} સુધી પૂરા રિફંડ સાથે રદ કરી શકો છો.',
  },
  'moved-office': {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી{{because}} {{until}} સુધીમાં તમે કહો તો મંદિરનું કાર્યાલય તેને પૂરા રિફંડ સાથે રદ કરશે: {{office}}.',
  },
  'wait-moved': {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી. તમે હજી તેની પ્રતીક્ષા યાદીમાં છો.',
  },
  canceled: {
    title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી',
    body: '{{reason}} તમારી ચુકવણી વિશે મંદિર તમારો સંપર્ક કરશે.',
  },
  'canceled-refund': { title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી', body: '{{reason}} તમને {{refund}} પાછા મળશે.' },
  'canceled-refund-mailed': {
    title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી',
    body: '{{reason}} તમને {{refund}} પાછા મળશે. પ્રસાદ મોકલી દીધો હતો, તેથી તેની રકમ પાછી મળતી નથી.',
  },
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
  'places-offered': {
    title: '{{when}} ની {{pooja}} માં {{places}} સ્થાન ખાલી છે',
    body: 'તે {{until}} સુધી તમારાં છે. ત્યાં સુધીમાં બુક કરો, અથવા આગલા પરિવારને જવા દો.',
  },
  'places-offered-part': {
    title: '{{when}} ની {{pooja}} માં તમારાં {{wanted}} માંથી {{places}} સ્થાન ખાલી છે',
    body: 'તે {{until}} સુધી તમારાં છે. ત્યાં સુધીમાં બુક કરો, અથવા બધાં સ્થાન માટે રાહ જુઓ.',
  },
  'wait-ended': {
    title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી',
    body: '{{reason}} તમે હવે તેની પ્રતીક્ષા યાદીમાં નથી.',
  },
  'accepted-ended': {
    title: '{{temple}} એ {{when}} ની {{pooja}} રદ કરી',
    body: '{{reason}} તમારા કાર્ટમાંનું સ્થાન પણ ગયું. કોઈ રકમ લેવાઈ નથી.',
  },
  'wait-dropped': {
    title: '{{when}} ની {{pooja}} હવે {{temple}} માં નહીં થાય',
    body: 'તમે હવે તેની પ્રતીક્ષા યાદીમાં નથી. તમે બીજો સમય બુક કરી શકો છો.',
  },
  'wait-removed': {
    title: '{{temple}} એ તમને {{when}} ની {{pooja}} ની પ્રતીક્ષા યાદીમાંથી દૂર કર્યા',
    body: '{{reason}} તમે બીજો સમય બુક કરી શકો છો.',
  },
  'wait-too-many': {
    title: 'તમે હવે {{when}} ની {{pooja}} ની પ્રતીક્ષા યાદીમાં નથી',
    body: 'તમે એકસાથે {{places}} સ્થાનની રાહ જોતા હતા. {{temple}} માં આ સમયે હવે આટલાં સ્થાન છે: {{most}}. તમે ઓછાં સ્થાનની રાહ જોઈ શકો છો, અથવા બીજો સમય બુક કરી શકો છો.',
  },
  'waiting-first': {
    title: '{{when}} ની {{pooja}} ની પ્રતીક્ષા યાદીમાં તમે પહેલા છો',
    body: 'તમારી ચુકવણી આવી ત્યારે સ્થાન બચ્યું ન હતું, તેથી રકમ પાછી અપાઈ. સ્થાન ખાલી થશે તો {{temple}} પહેલાં તમને આપશે.',
  },
  'waiting-first-places': {
    title: '{{when}} ની {{pooja}} ની પ્રતીક્ષા યાદીમાં તમે પહેલા છો',
    body: 'તમારી ચુકવણી આવી ત્યારે પૂરતાં સ્થાન બચ્યાં ન હતાં, તેથી બાકીનાંની રકમ પાછી અપાઈ. {{places}} સ્થાન ખાલી થશે તો {{temple}} પહેલાં તમને આપશે.',
  },
};
