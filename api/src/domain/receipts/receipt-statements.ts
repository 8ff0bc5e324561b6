import { formatMoney, type Language, type ReceiptRecord, type ReceiptStatement } from '@sannidhi/contracts';
import type { Acknowledged, LawWords } from './words/receipt-wording.ts';
import { receiptWordsIn } from './words/receipt-words.ts';

type Line = ReceiptRecord['lines'][number];
type Statement = ReceiptRecord['statements'][number];

/** What the law makes of the payer: an ordinary donor (null), or one who is thanked and has nothing to deduct. */
export type AcknowledgmentOnly = Acknowledged | null;

/**
 * The statements that apply, in the words of IRS Publication 1771 (Rev. 11-2023), "Written Acknowledgments" and
 * "Quid Pro Quo Contributions"; in another language they have a translation besides. Where lines differ each statement names the
 * purposes it speaks of.
 */
export function receiptStatements(lines: readonly Line[], acknowledgmentOnly: AcknowledgmentOnly, language: Language = 'en'): Statement[] {
  const english = statementsIn(receiptWordsIn('en').law, lines, acknowledgmentOnly);
  if (language === 'en') return english;
  const translated = statementsIn(receiptWordsIn(language).law, lines, acknowledgmentOnly);
  return english.map((each, index) => ({ ...each, translation: translated[index]?.text ?? '' }));
}

function statementsIn(words: LawWords, lines: readonly Line[], acknowledgmentOnly: AcknowledgmentOnly): Statement[] {
  if (acknowledgmentOnly) return [statement('acknowledgment', words.acknowledgments[acknowledgmentOnly])];
  const mixed = new Set(lines.map((line) => line.taxClass)).size > 1;
  const what = (some: readonly Line[]) => (mixed ? words.giftFor(names(some)) : words.contribution);
  const of = (taxClass: Line['taxClass']) => lines.filter((line) => line.taxClass === taxClass);
  const gifts = of('gift');
  const religious = of('religious-benefit');
  const fees = of('fee');
  return [
    ...(gifts.length ? [statement('no-goods-or-services', words.noGoods(what(gifts)))] : []),
    ...(religious.length ? [statement('intangible-religious-benefits', words.religious(what(religious)))] : []),
    ...of('partial').map((line) => statement('goods-or-services', words.goods(goodsOf(line)))),
    ...(fees.length ? [statement('not-deductible', words.fee(names(fees)))] : []),
    ...(lines.some((line) => line.propertyDescription) ? [statement('no-goods-or-services', words.property)] : []),
  ];
}

const goodsOf = (line: Line) => ({ fund: line.fund, benefit: benefitOf(line), value: formatMoney(line.fairMarketValueCents) });

/** "A meal", "4 × A meal" */
export const benefitOf = ({ benefit, quantity = 1 }: Pick<Line, 'benefit' | 'quantity'>): string =>
  quantity > 1 ? `${quantity} × ${benefit}` : (benefit ?? '');

const statement = (kind: ReceiptStatement, text: string): Statement => ({ kind, text });
const names = (lines: readonly Line[]) => [...new Set(lines.map((line) => line.fund))].join(', ');
