import { type ChargeFailure, LANGUAGE_FACTS, type Language, type LineKind, orderLabelIn, saidIn, type Wording } from '@sannidhi/contracts';
import { defineNotifications, kind, type NotificationWords } from '../notifications/notification-kinds.ts';
import { inEachLanguage } from '../notifications/notification-words.ts';
import { failureIn } from './plan-failure-words.ts';

const giver = { to: 'account', roles: ['donor'] } as const;
const channels = ['in-app', 'email'] as const;

interface OfPlan {
  temple: string;
  amount: string;
  /** What it is for: "Annadanam and 1 more". */
  label: string;
  sells?: LineKind | null;
}
interface OfDate extends OfPlan {
  /** Civil date in the donor's zone. */
  on: string;
}

const day = (on: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(on),
  );

/** In words of gifts, or of poojas where it repeats one. */
const said = (sells: LineKind | null | undefined, gift: string, pooja: string): string => (sells === 'pooja' ? pooja : gift);

/** With what it is for in each language. */
const labeled = <Params extends OfPlan>(words: Wording<(params: Params) => NotificationWords>): typeof words =>
  inEachLanguage((language) => (params: Params) => saidIn(words, language)({ ...params, label: orderLabelIn(params.label, language) }));

/** A devotee's recurring gifts. A charge is announced with its receipt, like any other gift. */
export const planNotifications = defineNotifications(
  {
    name: 'plan',
    label: { en: 'Recurring gifts', hi: 'नियमित दान', te: 'నియమిత విరాళాలు', ta: 'தொடர் நன்கொடைகள்', kn: 'ನಿಯಮಿತ ದೇಣಿಗೆಗಳು', gu: 'નિયમિત દાન' },
    about: {
      en: 'Charges that failed, cards that expire, and dates ahead.',
      hi: 'असफल भुगतान, समाप्त होते कार्ड और आने वाली तिथियाँ।',
      te: 'తీసుకోలేకపోయిన చెల్లింపులు, గడువు ముగిసే కార్డులు, రాబోయే తేదీలు.',
      ta: 'எடுக்க முடியாத கட்டணங்கள், காலாவதியாகும் அட்டைகள், வரவிருக்கும் நாட்கள்.',
      kn: 'ವಿಫಲವಾದ ಪಾವತಿಗಳು, ಅವಧಿ ಮುಗಿಯುವ ಕಾರ್ಡ್‌ಗಳು ಮತ್ತು ಮುಂಬರುವ ದಿನಾಂಕಗಳು.',
      gu: 'ન થયેલી ચુકવણી, મુદત પૂરી થતાં કાર્ડ અને આગામી તારીખો.',
    },
  },
  {
    failed: kind<OfDate & { failure: ChargeFailure; again: string | null }>()({
      audience: giver,
      channels,
      words: labeled({
        en: ({ temple, amount, label, on, failure, again, sells = null }) => ({
          title:
            sells === 'pooja'
              ? `Your pooja at ${temple} wasn't charged: ${label}, ${amount}`
              : `Your gift of ${amount} to ${temple} wasn't charged`,
          body: `${day(on, 'en')}: ${failureIn('en', failure, sells)}${again ? ` Next try: ${day(again, 'en')}.` : ''}`,
        }),
        hi: ({ temple, amount, label, on, failure, again, sells = null }) => ({
          title:
            sells === 'pooja'
              ? `${temple} में आपकी पूजा की राशि नहीं ली जा सकी: ${label}, ${amount}`
              : `${temple} को आपके ${amount} के दान की राशि नहीं ली जा सकी`,
          body: `${day(on, 'hi')}: ${failureIn('hi', failure, sells)}${again ? ` अगली कोशिश: ${day(again, 'hi')}।` : ''}`,
        }),
        te: ({ temple, amount, label, on, failure, again, sells = null }) => ({
          title:
            sells === 'pooja' ? `${temple}: మీ పూజ (${label}) డబ్బు ${amount} తీసుకోలేకపోయాము` : `${temple}: మీ ${amount} విరాళం డబ్బు తీసుకోలేకపోయాము`,
          body: `${day(on, 'te')}: ${failureIn('te', failure, sells)}${again ? ` మళ్ళీ ప్రయత్నం: ${day(again, 'te')}.` : ''}`,
        }),
        ta: ({ temple, amount, label, on, failure, again, sells = null }) => ({
          title:
            sells === 'pooja'
              ? `${temple}: உங்கள் பூஜைக்கான (${label}) ${amount} எடுக்க முடியவில்லை`
              : `${temple}: உங்கள் ${amount} நன்கொடையை எடுக்க முடியவில்லை`,
          body: `${day(on, 'ta')}: ${failureIn('ta', failure, sells)}${again ? ` மீண்டும் முயல்வது: ${day(again, 'ta')}.` : ''}`,
        }),
        kn: ({ temple, amount, label, on, failure, again, sells = null }) => ({
          title: sells === 'pooja' ? `${temple}: ನಿಮ್ಮ ಪೂಜೆಯ (${label}) ${amount} ಹಣ ಪಡೆಯಲಾಗಲಿಲ್ಲ` : `${temple}: ನಿಮ್ಮ ${amount} ದೇಣಿಗೆಯ ಹಣ ಪಡೆಯಲಾಗಲಿಲ್ಲ`,
          body: `${day(on, 'kn')}: ${failureIn('kn', failure, sells)}${again ? ` ಮತ್ತೆ ಪ್ರಯತ್ನ: ${day(again, 'kn')}.` : ''}`,
        }),
        gu: ({ temple, amount, label, on, failure, again, sells = null }) => ({
          title:
            sells === 'pooja'
              ? `${temple}: તમારી પૂજા (${label}) ની ${amount} રકમ લેવાઈ નહીં`
              : `${temple}: તમારા ${amount} ના દાનની રકમ લેવાઈ નહીં`,
          body: `${day(on, 'gu')}: ${failureIn('gu', failure, sells)}${again ? ` ફરી પ્રયત્ન: ${day(again, 'gu')}.` : ''}`,
        }),
      }),
    }),
    'card-expires': kind<OfPlan & { card: string }>()({
      audience: giver,
      channels,
      words: labeled({
        en: ({ temple, card, label, ...plan }) => ({
          title: `${card} expires next month`,
          body: `${said(plan.sells, `Your recurring gift to ${temple}`, `Your repeated pooja at ${temple}`)} (${label}) uses it. Add its successor so that no date is missed.`,
        }),
        hi: ({ temple, card, label, ...plan }) => ({
          title: `${card} अगले महीने समाप्त होगा`,
          body: `${said(plan.sells, `${temple} को आपका नियमित दान (${label}) इससे चलता है`, `${temple} में आपकी दोहराई जाने वाली पूजा (${label}) इससे चलती है`)}। नया कार्ड जोड़ें ताकि कोई तिथि न छूटे।`,
        }),
        te: ({ temple, card, label, ...plan }) => ({
          title: `${card}: గడువు వచ్చే నెల ముగుస్తుంది`,
          body: `${temple}: ${said(plan.sells, 'మీ నియమిత విరాళం', 'మీ పునరావృత పూజ')} (${label}) ఈ కార్డుతో నడుస్తోంది. ఏ తేదీ తప్పకుండా కొత్త కార్డు చేర్చండి.`,
        }),
        ta: ({ temple, card, label, ...plan }) => ({
          title: `${card} அடுத்த மாதம் காலாவதியாகும்`,
          body: `${temple}: ${said(plan.sells, 'உங்கள் தொடர் நன்கொடை', 'உங்கள் தொடரும் பூஜை')} (${label}) இந்த அட்டையில் நடக்கிறது. எந்த நாளும் தவறாமல் இருக்கப் புதிய அட்டையைச் சேருங்கள்.`,
        }),
        kn: ({ temple, card, label, ...plan }) => ({
          title: `${card}: ಮುಂದಿನ ತಿಂಗಳು ಅವಧಿ ಮುಗಿಯುತ್ತದೆ`,
          body: `${temple}: ${said(plan.sells, 'ನಿಮ್ಮ ನಿಯಮಿತ ದೇಣಿಗೆ', 'ಪುನರಾವರ್ತಿಸುವ ನಿಮ್ಮ ಪೂಜೆ')} (${label}) ಈ ಕಾರ್ಡ್‌ನಿಂದ ನಡೆಯುತ್ತದೆ. ಯಾವ ದಿನಾಂಕವೂ ತಪ್ಪದಂತೆ ಹೊಸ ಕಾರ್ಡ್ ಸೇರಿಸಿ.`,
        }),
        gu: ({ temple, card, label, ...plan }) => ({
          title: `${card} આવતા મહિને પૂરું થશે`,
          body: `${temple}: ${said(plan.sells, 'તમારું નિયમિત દાન', 'તમારી ફરી થતી પૂજા')} (${label}) આ કાર્ડથી ચાલે છે. કોઈ તારીખ ન છૂટે તે માટે નવું કાર્ડ ઉમેરો.`,
        }),
      }),
    }),
    upcoming: kind<OfDate>()({
      audience: giver,
      channels,
      words: labeled({
        en: ({ temple, amount, on, label, ...plan }) => ({
          title: `${said(plan.sells, `Your yearly gift to ${temple}`, `Your yearly pooja at ${temple}`)} is on ${day(on, 'en')}`,
          body: `${amount} for ${label} will be charged. You can change, skip or cancel it until then.`,
        }),
        hi: ({ temple, amount, on, label, ...plan }) => ({
          title: `${said(plan.sells, `${temple} को आपका वार्षिक दान`, `${temple} में आपकी वार्षिक पूजा`)} ${day(on, 'hi')} को है`,
          body: `${label} के लिए ${amount} लिए जाएँगे। तब तक आप इसे बदल, छोड़ या रद्द कर सकते हैं।`,
        }),
        te: ({ temple, amount, on, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'మీ వార్షిక విరాళం', 'మీ వార్షిక పూజ')} తేదీ ${day(on, 'te')}`,
          body: `${label}: ${amount} తీసుకుంటాము. అప్పటివరకు మార్చవచ్చు, వదిలేయవచ్చు లేదా రద్దు చేయవచ్చు.`,
        }),
        ta: ({ temple, amount, on, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'உங்கள் ஆண்டு நன்கொடையின்', 'உங்கள் ஆண்டுப் பூஜையின்')} நாள் ${day(on, 'ta')}`,
          body: `${label}: ${amount} எடுக்கப்படும். அதுவரை நீங்கள் அதை மாற்றலாம், தவிர்க்கலாம், ரத்து செய்யலாம்.`,
        }),
        kn: ({ temple, amount, on, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'ನಿಮ್ಮ ವಾರ್ಷಿಕ ದೇಣಿಗೆಯ', 'ನಿಮ್ಮ ವಾರ್ಷಿಕ ಪೂಜೆಯ')} ದಿನ ${day(on, 'kn')}`,
          body: `${label} ಉದ್ದೇಶಕ್ಕೆ ${amount} ಪಡೆಯಲಾಗುತ್ತದೆ. ಅಲ್ಲಿಯವರೆಗೆ ಬದಲಿಸಬಹುದು, ಬಿಡಬಹುದು ಅಥವಾ ರದ್ದು ಮಾಡಬಹುದು.`,
        }),
        gu: ({ temple, amount, on, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'તમારું વાર્ષિક દાન', 'તમારી વાર્ષિક પૂજા')} ${day(on, 'gu')} ના રોજ છે`,
          body: `${label} માટે ${amount} લેવાશે. ત્યાં સુધી તમે તેને બદલી, છોડી કે રદ કરી શકો છો.`,
        }),
      }),
    }),
    ended: kind<OfPlan>()({
      audience: giver,
      channels,
      words: labeled({
        en: ({ temple, amount, label, ...plan }) => ({
          title: `${said(plan.sells, `Your recurring gift to ${temple}`, `Your repeated pooja at ${temple}`)} is complete`,
          body: `${amount} for ${label} won't be charged anymore. You can start a new one at any time.`,
        }),
        hi: ({ temple, amount, label, ...plan }) => ({
          title: `${said(plan.sells, `${temple} को आपका नियमित दान पूरा हुआ`, `${temple} में आपकी दोहराई जाने वाली पूजा पूरी हुई`)}`,
          body: `${label} के लिए ${amount} अब नहीं लिए जाएँगे। आप कभी भी नया शुरू कर सकते हैं।`,
        }),
        te: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'మీ నియమిత విరాళం', 'మీ పునరావృత పూజ')} పూర్తయింది`,
          body: `${label}: ఇక ${amount} తీసుకోము. ఎప్పుడైనా కొత్తది మొదలుపెట్టవచ్చు.`,
        }),
        ta: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'உங்கள் தொடர் நன்கொடை', 'உங்கள் தொடரும் பூஜை')} நிறைவடைந்தது`,
          body: `${label}: இனி ${amount} எடுக்கப்படாது. எப்போது வேண்டுமானாலும் புதிதாகத் தொடங்கலாம்.`,
        }),
        kn: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'ನಿಮ್ಮ ನಿಯಮಿತ ದೇಣಿಗೆ', 'ಪುನರಾವರ್ತಿಸುವ ನಿಮ್ಮ ಪೂಜೆ')} ಪೂರ್ಣಗೊಂಡಿದೆ`,
          body: `${label} ಉದ್ದೇಶಕ್ಕೆ ಇನ್ನು ${amount} ಪಡೆಯುವುದಿಲ್ಲ. ಯಾವಾಗ ಬೇಕಾದರೂ ಹೊಸದನ್ನು ಆರಂಭಿಸಬಹುದು.`,
        }),
        gu: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: ${said(plan.sells, 'તમારું નિયમિત દાન પૂરું થયું', 'તમારી ફરી થતી પૂજા પૂરી થઈ')}`,
          body: `${label} માટે ${amount} હવે લેવાશે નહીં. તમે ગમે ત્યારે નવું શરૂ કરી શકો છો.`,
        }),
      }),
    }),
    'paused-for': kind<OfPlan>()({
      audience: giver,
      channels,
      words: labeled({
        en: ({ temple, amount, label, ...plan }) => ({
          title: `${temple} paused your ${said(plan.sells, 'recurring gift', 'repeated pooja')} at your request`,
          body: `${amount} for ${label} isn't charged until you resume it.`,
        }),
        hi: ({ temple, amount, label, ...plan }) => ({
          title: `${temple} ने आपके अनुरोध पर ${said(plan.sells, 'आपका नियमित दान रोका', 'आपकी दोहराई जाने वाली पूजा रोकी')}`,
          body: `जब तक आप इसे फिर शुरू न करें, ${label} के लिए ${amount} नहीं लिए जाएँगे।`,
        }),
        te: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: మీరు కోరినట్లు ${said(plan.sells, 'మీ నియమిత విరాళం', 'మీ పునరావృత పూజ')} తాత్కాలికంగా ఆపాము`,
          body: `${label}: మీరు మళ్ళీ మొదలుపెట్టేవరకు ${amount} తీసుకోము.`,
        }),
        ta: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: நீங்கள் கேட்டபடி ${said(plan.sells, 'உங்கள் தொடர் நன்கொடை', 'உங்கள் தொடரும் பூஜை')} இடைநிறுத்தப்பட்டது`,
          body: `${label}: நீங்கள் மீண்டும் தொடங்கும் வரை ${amount} எடுக்கப்படாது.`,
        }),
        kn: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: ನಿಮ್ಮ ಕೋರಿಕೆಯಂತೆ ${said(plan.sells, 'ನಿಯಮಿತ ದೇಣಿಗೆಯನ್ನು', 'ಪುನರಾವರ್ತಿಸುವ ಪೂಜೆಯನ್ನು')} ತಾತ್ಕಾಲಿಕವಾಗಿ ನಿಲ್ಲಿಸಲಾಗಿದೆ`,
          body: `ನೀವು ಮತ್ತೆ ಆರಂಭಿಸುವವರೆಗೆ ${label} ಉದ್ದೇಶಕ್ಕೆ ${amount} ಪಡೆಯುವುದಿಲ್ಲ.`,
        }),
        gu: ({ temple, amount, label, ...plan }) => ({
          title: `તમારી વિનંતીથી ${said(plan.sells, 'તમારું નિયમિત દાન થોભાવ્યું', 'તમારી ફરી થતી પૂજા થોભાવી')}: ${temple}`,
          body: `તમે ફરી શરૂ કરો ત્યાં સુધી ${label} માટે ${amount} લેવાશે નહીં.`,
        }),
      }),
    }),
    'canceled-for': kind<OfPlan>()({
      audience: giver,
      channels,
      words: labeled({
        en: ({ temple, amount, label, ...plan }) => ({
          title: `${temple} canceled your ${said(plan.sells, 'recurring gift', 'repeated pooja')} at your request`,
          body: `${amount} for ${label} won't be charged anymore.`,
        }),
        hi: ({ temple, amount, label, ...plan }) => ({
          title: `${temple} ने आपके अनुरोध पर ${said(plan.sells, 'आपका नियमित दान रद्द किया', 'आपकी दोहराई जाने वाली पूजा रद्द की')}`,
          body: `${label} के लिए ${amount} अब नहीं लिए जाएँगे।`,
        }),
        te: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: మీరు కోరినట్లు ${said(plan.sells, 'మీ నియమిత విరాళం', 'మీ పునరావృత పూజ')} రద్దు చేశాము`,
          body: `${label}: ఇక ${amount} తీసుకోము.`,
        }),
        ta: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: நீங்கள் கேட்டபடி ${said(plan.sells, 'உங்கள் தொடர் நன்கொடை', 'உங்கள் தொடரும் பூஜை')} ரத்தானது`,
          body: `${label}: இனி ${amount} எடுக்கப்படாது.`,
        }),
        kn: ({ temple, amount, label, ...plan }) => ({
          title: `${temple}: ನಿಮ್ಮ ಕೋರಿಕೆಯಂತೆ ${said(plan.sells, 'ನಿಯಮಿತ ದೇಣಿಗೆಯನ್ನು', 'ಪುನರಾವರ್ತಿಸುವ ಪೂಜೆಯನ್ನು')} ರದ್ದು ಮಾಡಲಾಗಿದೆ`,
          body: `${label} ಉದ್ದೇಶಕ್ಕೆ ಇನ್ನು ${amount} ಪಡೆಯುವುದಿಲ್ಲ.`,
        }),
        gu: ({ temple, amount, label, ...plan }) => ({
          title: `તમારી વિનંતીથી ${said(plan.sells, 'તમારું નિયમિત દાન રદ થયું', 'તમારી ફરી થતી પૂજા રદ થઈ')}: ${temple}`,
          body: `${label} માટે ${amount} હવે લેવાશે નહીં.`,
        }),
      }),
    }),
  },
);
