import type { FestivalRule, Tradition } from '../rule-types.ts';
import { PAN_INDIA } from './build.ts';

/** The twenty-four named Ekadashis, bright then dark half, from Chaitra (amanta). */
const BY_MONTH = [
  ['kamada', 'varuthini'],
  ['mohini', 'apara'],
  ['nirjala', 'yogini'],
  ['devshayani', 'kamika'],
  ['shravana-putrada', 'aja'],
  ['parsva', 'indira'],
  ['papankusha', 'rama'],
  ['devutthana', 'utpanna'],
  ['mokshada', 'saphala'],
  ['pausha-putrada', 'shattila'],
  ['jaya', 'vijaya'],
  ['amalaki', 'papamochani'],
] as const;

const TITHIS = [11, 26] as const;
const TRADITIONS: readonly Tradition[] = ['smarta', 'vaishnava'];

/** Every named Ekadashi by both traditions; Padmini and Parama are those of an adhika month. */
export const EKADASHIS: readonly FestivalRule[] = [
  ...BY_MONTH.flatMap((names, i) => names.flatMap((name, half) => named(name, i + 1, TITHIS[half] ?? 11, 'skip'))),
  ...named('padmini', 0, 11, 'only'),
  ...named('parama', 0, 26, 'only'),
];

function named(name: string, month: number, tithi: 11 | 26, adhika: FestivalRule['adhika']): FestivalRule[] {
  return TRADITIONS.map((tradition) => ({
    id: `${name}-ekadashi`,
    anchor: { kind: 'ekadashi', month, tithi, tradition },
    window: 'sunrise',
    both: 'first',
    neither: 'begins',
    adhika,
    regions: PAN_INDIA,
    tradition,
    kind: 'festival',
  }));
}
