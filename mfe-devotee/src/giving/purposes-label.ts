import { type GiftLine, orderLabelOf } from '@sannidhi/contracts';
import { currentLanguage } from '@sannidhi/kit';
import { worded } from '../temples/worded.ts';

/** A gift's purposes on one line: `Annadanam`, or `Annadanam and 2 more`. */
export const purposesLabel = (lines: readonly Pick<GiftLine, 'label' | 'wording'>[]): string =>
  orderLabelOf(
    lines.map((line) => worded(line).label),
    currentLanguage(),
  );
