import type { FestivalRule } from '../rule-types.ts';
import { beside, onIngress, onNakshatra, PAN_INDIA } from './build.ts';

/** Signs the Sun enters: 1 Mesha, 3 Mithuna, 4 Karka, 10 Makara. Nakshatras are 1-based from Ashvini. */
export const SOLAR: readonly FestivalRule[] = [
  onIngress('makara-sankranti', 10, 'by-sunset', PAN_INDIA),
  beside('lohri', 'makara-sankranti', -1, ['north']),
  beside('bhogi', 'makara-sankranti', -1, ['telugu', 'tamil', 'kannada']),
  onIngress('thai-pongal', 10, 'by-sunset', ['tamil']),
  beside('mattu-pongal', 'makara-sankranti', 1, ['tamil']),
  onIngress('puthandu', 1, 'by-sunset', ['tamil']),
  onIngress('vishu', 1, 'by-sunrise', ['malayalam']),
  onIngress('baisakhi', 1, 'own-date', ['north']),
  onIngress('poila-boishakh', 1, 'next-date', ['bengali']),
  onIngress('pana-sankranti', 1, 'own-date', ['odia']),
  onIngress('raja-sankranti', 3, 'own-date', ['odia']),
  { ...onIngress('aadi-perukku', 4, 'by-sunset', ['tamil']), anchor: { kind: 'solar-day', rashi: 4, day: 18, reckoning: 'tamil' } },
  { ...onIngress('vaikuntha-ekadashi', 9, 'by-sunset', ['pan-india', 'tamil', 'telugu', 'iskcon']), anchor: { kind: 'dhanu-ekadashi' } },
  onNakshatra('thai-pusam', 10, 8, 'tenth-ghatika', ['tamil'], { both: 'second' }),
  onNakshatra('masi-magam', 11, 10, 'tenth-ghatika', ['tamil'], { both: 'second' }),
  onNakshatra('attukal-pongala', 11, 11, 'tenth-ghatika', ['malayalam']),
  onNakshatra('panguni-uthiram', 12, 12, 'tenth-ghatika', ['tamil'], { both: 'second' }),
  onNakshatra('vaikasi-visakam', 2, 16, 'tenth-ghatika', ['tamil'], { both: 'second' }),
  onNakshatra('aadi-pooram', 4, 11, 'tenth-ghatika', ['tamil'], { both: 'second' }),
  onNakshatra('onam', 5, 22, 'sunrise', ['malayalam']),
  onNakshatra('karthigai-deepam', 8, 3, 'pradosha', ['tamil']),
  onNakshatra('arudra-darshan', 9, 6, 'sunrise', ['tamil']),
  onNakshatra('thiruvathira', 9, 6, 'sunrise', ['malayalam']),
];
