import type { FestivalRule } from '../rule-types.ts';
import { beside, onTithi, PAN_INDIA } from './build.ts';

/** Three of the fifteen muhurtas of daylight, as a share of its first half. */
const THREE_MUHURTAS_OF_PURVAHNA = 2 / 5;
const ONE_MUHURTA_OF_PURVAHNA = 2 / 15;

/** Magha to Jyeshtha: amanta months 11, 12, 1, 2 and 3. */
export const SPRING: readonly FestivalRule[] = [
  onTithi('vasant-panchami', 11, 5, 'purvahna', PAN_INDIA, { firstNeeds: ONE_MUHURTA_OF_PURVAHNA }),
  onTithi('ratha-saptami', 11, 7, 'arunodaya', PAN_INDIA, { neither: 'ends' }),
  onTithi('bhishma-ashtami', 11, 8, 'madhyahna', PAN_INDIA, { both: 'second', neither: 'ends' }),
  onTithi('nityananda-trayodashi', 11, 13, 'sunrise', ['iskcon']),
  onTithi('magha-purnima', 11, 15, 'sunrise', PAN_INDIA),
  onTithi('maha-shivaratri', 11, 29, 'nishita', PAN_INDIA, { both: 'longer', neither: 'ends' }),
  onTithi('holika-dahan', 12, 15, 'pradosha', PAN_INDIA, { both: 'second', neither: 'ends', special: 'holika-dahan' }),
  beside('holi', 'holika-dahan', 1, PAN_INDIA),
  onTithi('gaura-purnima', 12, 15, 'sunset', ['iskcon']),
  onTithi('dol-jatra', 12, 15, 'sunrise', ['bengali', 'odia']),
  onTithi('sheetala-ashtami', 12, 23, 'sunrise', ['north', 'gujarati']),
  onTithi('ugadi', 1, 1, 'sunrise', ['telugu', 'kannada']),
  onTithi('gudi-padwa', 1, 1, 'sunrise', ['marathi']),
  onTithi('chaitra-navaratri', 1, 1, 'sunrise', PAN_INDIA),
  onTithi('gangaur', 1, 3, 'sunrise', ['north']),
  onTithi('rama-navami', 1, 9, 'madhyahna', PAN_INDIA, { both: 'second', neither: 'ends' }),
  onTithi('hanuman-jayanti', 1, 15, 'sunrise', PAN_INDIA),
  onTithi('akshaya-tritiya', 2, 3, 'purvahna', PAN_INDIA, { both: 'second', secondNeeds: THREE_MUHURTAS_OF_PURVAHNA }),
  onTithi('parashurama-jayanti', 2, 3, 'pradosha', PAN_INDIA, { both: 'second' }),
  onTithi('ganga-saptami', 2, 7, 'madhyahna', ['north']),
  onTithi('sita-navami', 2, 9, 'madhyahna', ['north']),
  onTithi('narasimha-jayanti', 2, 14, 'sunset', PAN_INDIA, { both: 'second', neither: 'ends' }),
  onTithi('buddha-purnima', 2, 15, 'sunrise', PAN_INDIA),
  onTithi('vat-savitri', 2, 30, 'aparahna', ['north', 'odia']),
  onTithi('shani-jayanti', 2, 30, 'sunrise', PAN_INDIA),
  onTithi('ganga-dussehra', 3, 10, 'sunrise', ['north']),
  onTithi('vat-purnima', 3, 15, 'aparahna', ['marathi', 'gujarati']),
];
