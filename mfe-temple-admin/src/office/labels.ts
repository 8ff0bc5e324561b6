import { type DonationRow, type GiftMethod, type GiftSource, isProperty, type TaxClass, type TaxedKind } from '@sannidhi/contracts';
import { formatCents, type Text } from '@sannidhi/kit';

/** The office's words for the contracts' states and kinds; an untranslated word stays as it is. */
export const methodLabel = (text: Text, method: GiftMethod): string => text(`method.${method}`);
export const sourceLabel = (text: Text, source: GiftSource): string => text(`source.${source}`);
export const taxClassLabel = (text: Text, taxClass: TaxClass): string => text(`taxClass.${taxClass}`);
export const taxedKindLabel = (text: Text, kind: TaxedKind): string => text(`taxedKind.${kind}`);
/** "$51.00"; property has no amount: "In kind". */
export const amountLabel = (text: Text, { method, totalCents }: Pick<DonationRow, 'method' | 'totalCents'>): string =>
  totalCents === 0 && isProperty(method) ? methodLabel(text, method) : formatCents(totalCents);
