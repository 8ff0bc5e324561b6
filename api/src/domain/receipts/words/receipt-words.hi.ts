import { BRAND } from '@sannidhi/contracts';
import type { LawWords, ReceiptWords } from './receipt-wording.ts';

const law: LawWords = {
  contribution: 'इस दान',
  giftFor: (names) => `${names} के दान`,
  noGoods: (what) => `${what} के बदले मंदिर ने कोई वस्तु या सेवा नहीं दी।`,
  religious: (what) => `${what} के बदले मंदिर ने केवल अमूर्त धार्मिक लाभ दिए।`,
  goods: ({ fund, benefit, value }) =>
    `${fund} के भुगतान के बदले मंदिर ने यह दिया: ${benefit}। सद्भाव से आँका गया इसका मूल्य ${value} है। ` +
    'संघीय आयकर में इस दान के केवल उतने भाग पर छूट मिल सकती है जितना इस मूल्य से अधिक दिया गया।',
  fee: (names) => `${names} का भुगतान शुल्क है और दान के रूप में कर में छूट के योग्य नहीं है।`,
  property: 'यहाँ वस्तु का वर्णन है, उसका मूल्य नहीं: मूल्य दाता तय करते हैं।',
  acknowledgments: {
    'donor-advised-fund':
      'धन्यवाद: यह दान एक डोनर-एडवाइज़्ड फ़ंड से आया। यह पत्र इसकी प्राप्ति बताता है और कर में छूट की रसीद नहीं है। बदले में कोई वस्तु या सेवा नहीं दी गई।',
    'retirement-account':
      'धन्यवाद: यह दान एक सेवानिवृत्ति खाते से आया। यह पत्र इसकी प्राप्ति बताता है और कर में छूट की रसीद नहीं है। बदले में कोई वस्तु या सेवा नहीं दी गई।',
    'unnamed-donor':
      'धन्यवाद: मंदिर को यह दान दाता के नाम के बिना मिला। यह पत्र इसकी प्राप्ति बताता है और कर में छूट की रसीद नहीं है। दाता का कानूनी नाम मिलने पर कार्यालय रसीद जारी कर सकता है।',
    'tax-status-unconfirmed': 'धन्यवाद: मंदिर को यह दान मिला। मंदिर की कर-स्थिति की अभी पुष्टि नहीं हुई है, इसलिए यह कर में छूट की रसीद नहीं है।',
    'unnamed-collection': 'यह उन दानों का मंदिर का लेखा है जिनके दाताओं के नाम नहीं दिए गए। यह कर में छूट की रसीद नहीं है।',
  },
};

/** The fixed text of receipts in Hindi. */
export const receiptWordsHi: ReceiptWords = {
  titles: { receipt: 'दान की रसीद', payment: 'रसीद', property: 'वस्तु-दान का प्राप्ति-पत्र', acknowledgment: 'प्राप्ति-पत्र' },
  number: (number) => `संख्या ${number}`,
  received: 'प्राप्ति की तारीख',
  postmarked: (day) => `डाक की मुहर ${day}`,
  replaces: (number) => `${number} की जगह`,
  from: 'दाता',
  guest: (ending) => `अतिथि, फ़ोन …${ending}`,
  paidBy: 'भुगतान का तरीका',
  ending: (brand, digits) => `${brand}, अंत में ${digits}`,
  methods: {
    Card: 'कार्ड',
    'Bank transfer': 'बैंक से भुगतान',
    Cash: 'नकद',
    Check: 'चेक',
    Property: 'वस्तु',
    'Donor-advised fund': 'डोनर-एडवाइज़्ड फ़ंड',
    'Retirement account': 'सेवानिवृत्ति खाता',
    Stock: 'शेयर',
  },
  description: 'विवरण',
  forTaxes: 'कर के लिए',
  amount: 'राशि',
  tax: { gift: 'दान', 'religious-benefit': 'दान', partial: 'आंशिक दान', fee: 'छूट नहीं' },
  coveredFee: 'कार्ड शुल्क, दाता ने जोड़ा',
  keptFee: (name) => `कार्ड शुल्क, ${name}`,
  worth: (benefit, value) => `${benefit}, अनुमानित मूल्य ${value}`,
  property: 'वस्तु',
  total: 'कुल प्राप्त',
  deductible: 'जिस पर कर में छूट मिल सकती है',
  signed: 'मंदिर की ओर से',
  check: 'यह रसीद जाँचें',
  scan: 'रसीद मान्य है या नहीं, यह स्कैन करके देखें। पेज दाता का नाम नहीं दिखाता।',
  issued: (day) => `${BRAND.name} से ${day} को जारी।`,
  keep: 'इसे अपने कर के काग़ज़ों के साथ रखें।',
  digest: 'रिकॉर्ड का डाइजेस्ट (SHA-256)',
  law,
};
