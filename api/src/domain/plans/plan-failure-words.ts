import type { ChargeFailure, Wording } from '@sannidhi/contracts';

/** Why a date wasn't charged and what its donor can do, as mails and notifications say it. */
export const FAILURE_WORDS: Wording<Record<ChargeFailure, string>> = {
  en: {
    funds: "The card didn't have enough funds. We'll try again; you can also choose another card.",
    declined: "The bank declined the charge. Choose another card, or wait: we'll try again where the bank allows it.",
    blocked: 'The bank no longer allows charges to this card. Choose another card for the dates ahead.',
    expired: 'The card has expired. Add its successor or another card.',
    authentication: 'The bank wants you to confirm this card. Add it again or choose another.',
    'no-card': 'This recurring gift has no card that works. Add one.',
    'fund-closed': 'The temple closed a purpose of this gift. Choose another purpose.',
    temple: "The temple can't receive gifts right now. You don't need to do anything.",
    amount: 'The amount is outside what a gift can be. Change it.',
    'no-time': 'No time of this pooja was free on that day. Nothing was charged, and the next date stays planned.',
    unavailable: "What it pays for isn't available any more, or its price has gone up. Nothing was charged.",
  },
  hi: {
    funds: 'कार्ड में पर्याप्त राशि नहीं थी। हम फिर कोशिश करेंगे; आप दूसरा कार्ड भी चुन सकते हैं।',
    declined: 'बैंक ने भुगतान अस्वीकार किया। दूसरा कार्ड चुनें; जहाँ बैंक अनुमति दे, हम फिर कोशिश करेंगे।',
    blocked: 'बैंक अब इस कार्ड से भुगतान की अनुमति नहीं देता। आगे की तिथियों के लिए दूसरा कार्ड चुनें।',
    expired: 'कार्ड की अवधि समाप्त हो गई है। नया या दूसरा कार्ड जोड़ें।',
    authentication: 'बैंक चाहता है कि आप इस कार्ड की पुष्टि करें। इसे फिर से जोड़ें या दूसरा चुनें।',
    'no-card': 'इस नियमित दान का कोई चालू कार्ड नहीं है। कार्ड जोड़ें।',
    'fund-closed': 'मंदिर ने इस दान का एक उद्देश्य बंद कर दिया। दूसरा उद्देश्य चुनें।',
    temple: 'मंदिर अभी दान नहीं ले सकता। आपको कुछ करने की ज़रूरत नहीं है।',
    amount: 'राशि दान की सीमा से बाहर है। इसे बदलें।',
    'no-time': 'उस दिन इस पूजा का कोई समय खाली नहीं था। कुछ नहीं काटा गया, और अगली तिथि बनी रहेगी।',
    unavailable: 'जिसके लिए भुगतान होना था वह अब उपलब्ध नहीं है, या उसका मूल्य बढ़ गया है। कुछ नहीं काटा गया।',
  },
  gu: {
    funds: 'કાર્ડમાં પૂરતા પૈસા નહોતા. અમે ફરી પ્રયત્ન કરીશું; તમે બીજું કાર્ડ પણ પસંદ કરી શકો છો.',
    declined: 'બૅન્કે ચુકવણી નકારી. બીજું કાર્ડ પસંદ કરો; બૅન્ક પરવાનગી આપે ત્યાં અમે ફરી પ્રયત્ન કરીશું.',
    blocked: 'બૅન્ક હવે આ કાર્ડથી ચુકવણી કરવા દેતી નથી. આગળની તારીખો માટે બીજું કાર્ડ પસંદ કરો.',
    expired: 'કાર્ડની મુદત પૂરી થઈ છે. નવું કે બીજું કાર્ડ ઉમેરો.',
    authentication: 'બૅન્ક આ કાર્ડ માટે તમારી ખાતરી માગે છે. તેને ફરી ઉમેરો, અથવા બીજું પસંદ કરો.',
    'no-card': 'આ નિયમિત દાન માટે ચાલે તેવું કોઈ કાર્ડ નથી. કાર્ડ ઉમેરો.',
    'fund-closed': 'મંદિરે આ દાનનો એક હેતુ બંધ કર્યો છે. બીજો હેતુ પસંદ કરો.',
    temple: 'મંદિર હમણાં દાન લઈ શકતું નથી. તમારે કંઈ કરવાનું નથી.',
    amount: 'રકમ દાનની મર્યાદા બહાર છે. તેને બદલો.',
    'no-time': 'એ દિવસે આ પૂજાનો કોઈ સમય ખાલી નહોતો. કોઈ રકમ લેવાઈ નથી, અને પછીની તારીખ એમ જ રહેશે.',
    unavailable: 'જેના માટે ચૂકવવાનું હતું તે હવે મળતું નથી, અથવા તેની કિંમત વધી છે. કોઈ રકમ લેવાઈ નથી.',
  },
};
