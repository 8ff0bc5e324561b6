import type { GiftLine } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';
import { worded } from '../temples/worded.ts';

/** A gift's purposes on one line: `Annadanam`, or `Annadanam and 2 more`. */
export function purposesLabel(lines: readonly Pick<GiftLine, 'label' | 'wording'>[], text: Text): string {
  const [first, ...others] = lines.map((line) => worded(line).label);
  return others.length ? text('common.purposes', { first: first ?? '', count: others.length }) : (first ?? '');
}
