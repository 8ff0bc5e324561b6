import type { FestivalRule, Tradition } from '../rule-types.ts';
import { monthly, onNakshatra, PAN_INDIA } from './build.ts';

const KRITTIKA = 3;

/** Monthly vratas; adhika months have them too. */
export const VRATAS: readonly FestivalRule[] = [
  ...([11, 26] as const).flatMap((tithi) => (['smarta', 'vaishnava'] as const).map((tradition) => ekadashi(tithi, tradition))),
  monthly('vinayaka-chaturthi', 4, 'madhyahna'),
  monthly('skanda-shashti-vrata', 6, 'sunrise'),
  monthly('masik-durgashtami', 8, 'sunrise'),
  monthly('pradosham', 13, 'pradosha', { both: 'longer' }),
  monthly('purnima', 15, 'sunrise'),
  monthly('satyanarayana-puja', 15, 'pradosha', { both: 'longer', neither: 'ends' }),
  monthly('sankashti-chaturthi', 19, 'moonrise', { neither: 'ends' }),
  monthly('kalashtami', 23, 'nishita', { both: 'longer' }),
  monthly('pradosham', 28, 'pradosha', { both: 'longer' }),
  monthly('masik-shivaratri', 29, 'nishita', { both: 'longer', neither: 'ends' }),
  monthly('amavasya', 30, 'sunrise'),
  onNakshatra('masik-karthigai', 0, KRITTIKA, 'pradosha', ['tamil'], { kind: 'vrata', adhika: 'keep' }),
];

function ekadashi(tithi: 11 | 26, tradition: Tradition): FestivalRule {
  const anchor = { kind: 'ekadashi', month: 0, tithi, tradition } as const;
  return { ...monthly('ekadashi', tithi, 'sunrise'), anchor, regions: PAN_INDIA, tradition };
}
