import type { WrittenWords } from '../../notifications/written-words.ts';

/** What families read of their bookings in Telugu. */
export const bookingWordsTe: WrittenWords = {
  confirmed: { title: '{{pooja}} {{when}} కి బుక్ అయింది', body: '{{temple}} మీ కోసం ఎదురుచూస్తోంది.' },
  corrected: {
    title: '{{when}} నాటి {{pooja}} పేర్లను {{temple}} సరిచేసింది',
    body: 'పూజారి వాటిని ఎలా చదువుతారో చూడండి.',
  },
  rescheduled: {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: 'మీరు దీన్ని {{before}} నుంచి మార్చారు. {{temple}} మీ కోసం ఎదురుచూస్తోంది.',
  },
  moved: {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది{{because}} మీరు పూర్తి వాపసుతో రద్దు చేసుకోవచ్చు.',
  },
  'moved-until': {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది{{because}} మీరు {{until}} వరకు పూర్తి వాపసుతో రద్దు చేసుకోవచ్చు.',
  },
  'moved-office': {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది{{because}} {{until}} లోగా మీరు అడిగితే ఆలయ కార్యాలయం పూర్తి వాపసుతో రద్దు చేస్తుంది: {{office}}.',
  },
  'wait-moved': {
    title: '{{pooja}} ఇప్పుడు {{when}} కి మారింది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది. మీరు ఇంకా దాని వేచి ఉండే జాబితాలో ఉన్నారు.',
  },
  canceled: {
    title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది',
    body: '{{reason}} మీ చెల్లింపు గురించి ఆలయం మిమ్మల్ని సంప్రదిస్తుంది.',
  },
  'canceled-refund': { title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది', body: '{{reason}} మీకు {{refund}} తిరిగి వస్తుంది.' },
  'canceled-refund-mailed': {
    title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది',
    body: '{{reason}} మీకు {{refund}} తిరిగి వస్తుంది. ప్రసాదం ఇప్పటికే పంపినందున దాని డబ్బు తిరిగి రాదు.',
  },
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
  'places-offered': {
    title: '{{when}} నాటి {{pooja}} లో {{places}} స్థానాలు ఖాళీగా ఉన్నాయి',
    body: 'అవి {{until}} వరకు మీవే. అప్పటిలోగా బుక్ చేసుకోండి, లేదా తదుపరి కుటుంబానికి వదలండి.',
  },
  'places-offered-part': {
    title: '{{when}} నాటి {{pooja}} లో మీరు కోరిన {{wanted}} స్థానాల్లో {{places}} ఖాళీ',
    body: 'అవి {{until}} వరకు మీవే. అప్పటిలోగా బుక్ చేసుకోండి, లేదా అన్నింటి కోసం వేచి ఉండండి.',
  },
  'wait-ended': {
    title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది',
    body: '{{reason}} మీరు ఇక దాని వేచి ఉండే జాబితాలో లేరు.',
  },
  'accepted-ended': {
    title: '{{when}} నాటి {{pooja}} ను {{temple}} రద్దు చేసింది',
    body: '{{reason}} మీ కార్ట్‌లోని స్థానం కూడా పోయింది. డబ్బు తీసుకోలేదు.',
  },
  'wait-dropped': {
    title: '{{when}} నాటి {{pooja}} ఇక {{temple}} లో జరగదు',
    body: 'మీరు ఇక దాని వేచి ఉండే జాబితాలో లేరు. మరో సమయాన్ని బుక్ చేసుకోవచ్చు.',
  },
  'wait-removed': {
    title: '{{when}} నాటి {{pooja}} వేచి ఉండే జాబితా నుంచి {{temple}} మిమ్మల్ని తొలగించింది',
    body: '{{reason}} మరో సమయాన్ని బుక్ చేసుకోవచ్చు.',
  },
  'wait-too-many': {
    title: 'మీరు ఇక {{when}} నాటి {{pooja}} వేచి ఉండే జాబితాలో లేరు',
    body: 'మీరు ఒకేసారి {{places}} స్థానాల కోసం వేచి ఉన్నారు. {{temple}} లో ఈ సమయానికి ఇప్పుడు గరిష్ఠంగా ఉన్న స్థానాలు: {{most}}. తక్కువ స్థానాల కోసం వేచి ఉండవచ్చు, లేదా మరో సమయాన్ని బుక్ చేసుకోవచ్చు.',
  },
  'waiting-first': {
    title: '{{when}} నాటి {{pooja}} వేచి ఉండే జాబితాలో మీరే మొదటివారు',
    body: 'మీ చెల్లింపు వచ్చేసరికి స్థానం మిగలలేదు, కాబట్టి డబ్బు తిరిగి ఇచ్చాం. స్థానం ఖాళీ అయితే {{temple}} ముందుగా మీకే ఇస్తుంది.',
  },
  'waiting-first-places': {
    title: '{{when}} నాటి {{pooja}} వేచి ఉండే జాబితాలో మీరే మొదటివారు',
    body: 'మీ చెల్లింపు వచ్చేసరికి సరిపడా స్థానాలు మిగలలేదు, కాబట్టి మిగతా వాటి డబ్బు తిరిగి ఇచ్చాం. {{places}} స్థానాలు ఖాళీ అయితే {{temple}} ముందుగా మీకే ఇస్తుంది.',
  },
};
