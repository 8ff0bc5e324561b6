import type { GiftMethod, GiftSource, TaxClass, TaxedKind } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';

/** The office's words for the contracts' states and kinds; an untranslated word stays as it is. */
export const methodLabel = (text: Text, method: GiftMethod): string => text(`method.${method}`);
export const sourceLabel = (text: Text, source: GiftSource): string => text(`source.${source}`);
export const taxClassLabel = (text: Text, taxClass: TaxClass): string => text(`taxClass.${taxClass}`);
export const taxedKindLabel = (text: Text, kind: TaxedKind): string => text(`taxedKind.${kind}`);
