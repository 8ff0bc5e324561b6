import { formatMoney, type ReceiptRecord, type ReceiptStatement } from '@sannidhi/contracts';

type Line = ReceiptRecord['lines'][number];
type Statement = ReceiptRecord['statements'][number];

/** How the payer stands to the law: an ordinary donor, a fund or account that may not be deducted again, or nobody named. */
export type AcknowledgmentOnly =
  | 'donor-advised-fund'
  | 'retirement-account'
  | 'unnamed-collection'
  | 'unnamed-donor'
  | 'tax-status-unconfirmed'
  | null;

/**
 * The statements that apply, in the words of IRS Publication 1771 (Rev. 11-2023), "Written Acknowledgments" and
 * "Quid Pro Quo Contributions". Where lines differ each statement names the purposes it speaks of.
 */
export function receiptStatements(lines: readonly Line[], acknowledgmentOnly: AcknowledgmentOnly): Statement[] {
  if (acknowledgmentOnly) return [statement('acknowledgment', ACKNOWLEDGMENTS[acknowledgmentOnly])];
  const mixed = new Set(lines.map((line) => line.taxClass)).size > 1;
  const of = (taxClass: Line['taxClass']) => lines.filter((line) => line.taxClass === taxClass);
  const gifts = of('gift');
  const religious = of('religious-benefit');
  const fees = of('fee');
  return [
    ...(gifts.length
      ? [statement('no-goods-or-services', `The temple provided no goods or services in return for ${what(gifts, mixed)}.`)]
      : []),
    ...(religious.length
      ? [
          statement(
            'intangible-religious-benefits',
            `The only benefits the temple provided in return for ${what(religious, mixed)} were intangible religious benefits.`,
          ),
        ]
      : []),
    ...of('partial').map((line) => statement('goods-or-services', quidProQuo(line))),
    ...(fees.length
      ? [statement('not-deductible', `The payment for ${names(fees)} is a fee and is not deductible as a charitable contribution.`)]
      : []),
    ...(lines.some((line) => line.propertyDescription) ? [statement('no-goods-or-services', PROPERTY)] : []),
  ];
}

const PROPERTY = 'Property is described here and not valued: its value is for the donor to determine.';

const ACKNOWLEDGMENTS = {
  'donor-advised-fund':
    'With thanks: this gift came from a donor-advised fund. This letter acknowledges it and is not a receipt for a tax deduction. No goods or services were provided in return.',
  'retirement-account':
    'With thanks: this gift came from a retirement account. This letter acknowledges it and is not a receipt for a tax deduction. No goods or services were provided in return.',
  'unnamed-donor':
    'With thanks: the temple received this gift without the donor’s name. This letter acknowledges it and is not a receipt for a tax deduction. Once the office knows the donor’s legal name, it can issue a receipt.',
  'tax-status-unconfirmed':
    'With thanks: this confirms that the temple received this gift. Its tax status is not confirmed yet, so this is not a receipt for a tax deduction.',
  'unnamed-collection': 'This is the temple’s record of gifts whose donors are not named. It is not a receipt for a tax deduction.',
} as const;

function quidProQuo(line: Line): string {
  return (
    `In return for the payment for ${line.fund} the temple provided: ${benefitOf(line)}. Its good faith estimate of the value is ` +
    `${formatMoney(line.fairMarketValueCents)}. The amount of this contribution that is deductible for federal income tax purposes ` +
    'is limited to the excess of the money contributed over that value.'
  );
}

/** "A meal", "4 × A meal" */
export const benefitOf = ({ benefit, quantity = 1 }: Pick<Line, 'benefit' | 'quantity'>): string =>
  quantity > 1 ? `${quantity} × ${benefit}` : (benefit ?? '');

const statement = (kind: ReceiptStatement, text: string): Statement => ({ kind, text });
const names = (lines: readonly Line[]) => [...new Set(lines.map((line) => line.fund))].join(', ');
const what = (lines: readonly Line[], mixed: boolean) => (mixed ? `the gift for ${names(lines)}` : 'this contribution');
