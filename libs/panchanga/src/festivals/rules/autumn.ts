import type { FestivalRule } from '../rule-types.ts';
import { beside, onTithi, PAN_INDIA } from './build.ts';

const SHRAVANA = 22;
/** One ghatika of the night, the minimum of Amavasya on the second evening for Diwali: a sixth of pradosha. */
const ONE_GHATIKA = 1 / 6;

/** Ashvina to Pausha: amanta months 7 to 10. */
export const AUTUMN: readonly FestivalRule[] = [
  onTithi('sharad-navaratri', 7, 1, 'sunrise', PAN_INDIA),
  beside('durga-shashthi', 'durga-saptami', -1, ['bengali', 'odia']),
  onTithi('durga-saptami', 7, 7, 'sunrise', ['bengali', 'odia'], { both: 'second' }),
  onTithi('durga-ashtami', 7, 8, 'sunrise', PAN_INDIA),
  onTithi('maha-navami', 7, 9, 'sunrise', PAN_INDIA),
  onTithi('ayudha-puja', 7, 9, 'aparahna', ['tamil', 'telugu', 'kannada', 'malayalam']),
  onTithi('vijayadashami', 7, 10, 'aparahna', PAN_INDIA, {
    both: 'longer-or-first',
    neither: 'ends',
    withNakshatra: SHRAVANA,
    special: 'vijayadashami',
  }),
  onTithi('sharad-purnima', 7, 15, 'nishita', PAN_INDIA, { both: 'second', neither: 'ends' }),
  onTithi('kojagari-lakshmi-puja', 7, 15, 'nishita', ['bengali', 'odia', 'marathi'], { both: 'first' }),
  onTithi('valmiki-jayanti', 7, 15, 'sunrise', PAN_INDIA),
  onTithi('karva-chauth', 7, 19, 'moonrise', ['north'], { neither: 'ends' }),
  onTithi('ahoi-ashtami', 7, 23, 'pradosha', ['north']),
  onTithi('govatsa-dwadashi', 7, 27, 'pradosha', ['marathi', 'gujarati']),
  onTithi('dhanteras', 7, 28, 'pradosha', PAN_INDIA, { both: 'second', neither: 'ends', secondNeeds: ONE_GHATIKA }),
  onTithi('naraka-chaturdashi', 7, 29, 'arunodaya', PAN_INDIA, { neither: 'ends' }),
  onTithi('diwali-lakshmi-puja', 7, 30, 'pradosha', PAN_INDIA, { both: 'second', neither: 'ends', secondNeeds: ONE_GHATIKA }),
  onTithi('kali-puja', 7, 30, 'nishita', ['bengali'], { both: 'longer' }),
  onTithi('govardhan-puja', 8, 1, 'sunrise', PAN_INDIA),
  onTithi('gujarati-new-year', 8, 1, 'sunrise', ['gujarati']),
  onTithi('bhai-dooj', 8, 2, 'aparahna', PAN_INDIA, { both: 'second', neither: 'ends' }),
  onTithi('labh-pancham', 8, 5, 'sunrise', ['gujarati']),
  onTithi('chhath-puja', 8, 6, 'sunrise', ['north']),
  onTithi('skanda-shashti', 8, 6, 'sunset', ['tamil']),
  onTithi('gopashtami', 8, 8, 'sunrise', ['north', 'iskcon']),
  onTithi('akshaya-navami', 8, 9, 'purvahna', ['north'], { both: 'longer' }),
  onTithi('tulasi-vivaha', 8, 12, 'sunrise', PAN_INDIA),
  onTithi('dev-deepavali', 8, 15, 'pradosha', ['north']),
  onTithi('kartika-purnima', 8, 15, 'sunrise', PAN_INDIA),
  onTithi('kala-bhairava-jayanti', 8, 23, 'pradosha', PAN_INDIA),
  onTithi('vivaha-panchami', 9, 5, 'sunrise', ['north']),
  onTithi('subrahmanya-shashthi', 9, 6, 'sunrise', ['telugu', 'kannada']),
  onTithi('champa-shashthi', 9, 6, 'sunrise', ['marathi']),
  onTithi('gita-jayanti', 9, 11, 'sunrise', PAN_INDIA),
  onTithi('dattatreya-jayanti', 9, 15, 'pradosha', ['marathi', 'kannada']),
  onTithi('sakat-chauth', 10, 19, 'moonrise', ['north'], { neither: 'ends' }),
  onTithi('mauni-amavasya', 10, 30, 'sunrise', PAN_INDIA),
];
