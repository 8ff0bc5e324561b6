import { Card, Facts, formatCents } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { deductibility, deductibleCents, type GiftCost, returnOf, type TaxedLine } from './gift-cost.ts';

interface PaymentFactsProps {
  /** The temple's legal name: who is paid. */
  payee: string;
  cost: GiftCost;
  covered: boolean;
  lines: readonly TaxedLine[];
  /** What the sum is called; "You pay" by default. */
  total?: string;
}

/** What a donor must know before paying: who is paid, what it costs, what reaches the temple and what may be deductible. */
export function PaymentFacts({ payee, cost, covered, lines, total }: PaymentFactsProps) {
  const text = useTexts();
  const money = (cents: number) => (cost.totalCents ? formatCents(cents) : '');
  const back = returnOf(lines);
  const fee = cost.feeCents ? text(covered ? 'cost.feeCovered' : 'cost.feeKept', { fee: formatCents(cost.feeCents) }) : '';
  return (
    <Card title={text('cost.heading')}>
      <Facts
        ruled
        facts={[
          { label: text('cost.payee'), value: payee },
          { label: total ?? text('cost.total'), value: cost.totalCents ? <b>{formatCents(cost.totalCents)}</b> : '' },
          { label: text('cost.fee'), value: fee },
          { label: text('cost.receives'), value: money(cost.totalCents - cost.feeCents) },
          {
            label: text('cost.youReceive'),
            value: back && text('cost.benefit', { what: back.benefits, value: formatCents(back.valueCents) }),
          },
          {
            label: text('cost.deductible'),
            value: back
              ? text('cost.upTo', { amount: formatCents(deductibleCents(lines)) })
              : text(`cost.taxClass.${deductibility(lines.map(({ taxClass }) => taxClass))}`),
          },
        ]}
      />
    </Card>
  );
}
