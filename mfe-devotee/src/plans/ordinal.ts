import type { Text } from '@sannidhi/kit';

/** "15th"; in languages without such endings the number. */
export const ordinal = (day: number, text: Text): string => text(`plans.ordinal.${ORDINALS.select(day)}`, { day });

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
