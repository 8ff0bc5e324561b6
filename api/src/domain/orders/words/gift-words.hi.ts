import type { CorrectedField } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { changeIn, type GiftFacts, type GiftWords, listIn, type TextChange } from './gift-wording.ts';

const CHANGED: Record<TextChange, string> = {
  name: 'नाम',
  date: 'प्राप्ति की तारीख',
  method: 'भुगतान का तरीका',
  purpose: 'उद्देश्य',
  property: 'वर्णन',
};
const CORRECTED: Record<CorrectedField, string> = {
  fund: 'कोष',
  account: 'खाता',
  amount: 'राशि',
  receivedOn: 'तारीख',
  legalName: 'नाम',
  email: 'ईमेल पता',
};

/** The sentences for a gift in Hindi. */
export const giftWordsHi = ({ temple, given, property, payment, funds, checkNumber }: GiftFacts): GiftWords => ({
  received: {
    subject: `${temple} को आपका दान`,
    heading: `${temple} को दान के लिए धन्यवाद`,
    what: property ? `${temple} को मिला: ${given}।` : `${temple} को ${funds} के लिए ${given} मिले।`,
    sms: property ? `${temple}: आपके दान के लिए धन्यवाद: ${given}।` : `${temple}: ${given} के दान के लिए धन्यवाद।`,
  },
  paper: (kind, number) =>
    ({
      receipt: `आपकी रसीद ${number} है। इसे अपने कर के काग़ज़ों के साथ रखें।`,
      payment: `आपकी रसीद ${number} है।`,
      property: `आपका प्राप्ति-पत्र ${number} है। इसमें लिखा है कि आपने क्या दिया; उसका मूल्य आप तय करते हैं। इसे अपने कर के काग़ज़ों के साथ रखें।`,
      acknowledgment: `आपका प्राप्ति-पत्र ${number} है। यह कर में छूट की रसीद नहीं है।`,
    })[kind],
  paperFollows: 'आपकी रसीद बाद में आएगी।',
  paperReady: (number) => `आपकी रसीद ${number} तैयार है।`,
  change: changeIn('hi', {
    amount: (from, to) => `राशि ${from} से ${to} हुई।`,
    text: (what, from, to) => `${what}: पहले “${from}”, अब “${to}”।`,
    names: CHANGED,
  }),
  reissued: {
    subject: `${temple} से आपकी नई रसीद`,
    heading: 'आपकी रसीद सुधारी गई',
    what: `${temple} ने आपके ${payment ? 'भुगतान' : 'दान'} की रसीद सुधारी।`,
    reason: (reason) => `मंदिर का कारण: ${typedSentence(reason, 'hi')}`,
  },
  issued: { subject: `${temple} से आपकी रसीद`, heading: 'आपकी रसीद' },
  corrected: {
    subject: `${temple} से सुधार`,
    heading: 'आपके दान का विवरण सुधारा गया',
    what: (fields) => `${temple} ने आपके दान के विवरण में सुधार किया: ${listIn('hi', fields, CORRECTED)}। कोई राशि इधर-उधर नहीं हुई।`,
  },
  replaced: (before, after) => `रसीद ${before} अब मान्य नहीं है। रसीद ${after} उसकी जगह लेती है।`,
  replacesEarlier: (number) => `रसीद ${number} पिछली रसीद की जगह लेती है।`,
  void: (before) => `रसीद ${before} अब मान्य नहीं है।`,
  noReceipt: `इस ${payment ? 'भुगतान' : 'दान'} की रसीद अब मान्य नहीं है।`,
  dontUse: (before) => `कृपया कर के लिए रसीद ${before} का उपयोग न करें।`,
  taken: {
    refund: {
      subject: `${temple} से वापसी`,
      heading: 'आपकी वापसी',
      what: `${temple} ने आपके ${payment ? 'भुगतान' : 'दान'} के ${given} वापस किए।`,
    },
    'refund-owed': {
      subject: `${temple} से वापसी`,
      heading: 'आपकी वापसी',
      what: `${temple} को आपको ${given} लौटाने हैं। कृपया मंदिर के कार्यालय से ले लें।`,
    },
    given: {
      subject: `वापसी के बदले ${temple} को आपका दान`,
      heading: 'आपकी वापसी अब दान है',
      what: `आपने वापसी के बदले ${temple} को ${given} दान दिए। इस दान की रसीद अलग है।`,
    },
    'check-returned': {
      subject: `${temple} को दिया आपका चेक लौट आया`,
      heading: 'आपका चेक लौट आया',
      what: `आपके बैंक ने ${given} का चेक ${checkNumber} लौटा दिया, इसलिए यह राशि ${temple} को नहीं मिली।`,
    },
    'bank-returned': {
      subject: `${temple} को आपका बैंक भुगतान लौट आया`,
      heading: 'आपका बैंक भुगतान लौट आया',
      what: `आपके बैंक ने ${given} का भुगतान लौटा दिया, इसलिए यह राशि ${temple} को नहीं मिली।`,
    },
    'dispute-lost': {
      subject: `${temple} को भुगतान, जिस पर आपने विवाद किया`,
      heading: 'आपके बैंक ने विवाद का निर्णय किया',
      what: `आपके बैंक ने निर्णय आपके पक्ष में दिया और ${temple} से ${given} वापस लिए।`,
    },
  },
  givenToo: (amount, fund) => `इसमें वे ${amount} भी हैं जो आपने वापसी के बदले ${fund} के लिए दान किए थे।`,
  giveAnotherWay: 'किसी और तरीके से देना चाहें तो मंदिर से संपर्क करें।',
  canceledWith: (what) => `इसके साथ रद्द: ${what}। अगर अब भी चाहिए, तो फिर से ऑर्डर करें और किसी और तरीके से भुगतान करें, जैसे कार्ड से।`,
  notices: {
    received: property ? `${temple} को आपका दान मिला: ${given}` : `${temple} को आपका ${given} का दान मिला`,
    'receipt-reissued': `${temple} ने आपके ${payment ? 'भुगतान' : 'दान'} की रसीद सुधारी`,
    refunded: `${temple} ने ${given} वापस किए`,
    'refund-owed': `${temple} को आपको ${given} लौटाने हैं`,
    given: `आपने वापसी के बदले ${temple} को ${given} दान दिए`,
    'handed-out': `${temple} ने आपको ${given} हाथ में लौटाए`,
    'check-returned': `आपके बैंक ने ${temple} को दिया ${given} का चेक लौटा दिया`,
    'bank-returned': `आपके बैंक ने ${temple} को ${given} का भुगतान लौटा दिया`,
    'dispute-lost': `आपके बैंक ने ${temple} से ${given} वापस लिए`,
  },
  arrivesLater: 'इसे पहुँचने में कुछ दिन लगते हैं।',
  notHandedOut: 'अगर आपको यह राशि नहीं मिली, तो मंदिर के कार्यालय से संपर्क करें।',
  handedOutHow: ({ day, check, by }) => `${day} को, ${check ? `चेक ${check} से` : 'नकद'}। ${by} ने यह दर्ज किया।`,
  inPlaceOfRefund: ({ day, by }) =>
    `यह उन ${given} के बदले है जो मंदिर के कार्यालय में आपके लिए रखे थे। ${by} ने दर्ज किया कि आप ${day} को इसके लिए सहमत हुए।`,
  notAgreed: 'अगर आप इसके लिए सहमत नहीं थे, तो मंदिर के कार्यालय से संपर्क करें।',
  fileFollows: 'रसीद का PDF अभी नहीं बन सका, इसलिए संलग्न नहीं है। मंदिर का कार्यालय इसे आपको भेजेगा।',
  check: (url) => `रसीद को कोई भी यहाँ जाँच सकता है: ${url}`,
  receipts: 'अपनी रसीदें देखें',
});
