import type { TaxClass } from '@sannidhi/contracts';
import { Card, Facts, formatCents } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { deductibility, type GiftCost } from './gift-cost.ts';

interface PaymentFactsProps {
  /** The temple's legal name: who is paid. */
  payee: string;
  cost: GiftCost;
  covered: boolean;
  taxClasses: readonly TaxClass[];
  /** What the sum is called; "You pay" by default. */
  total?: string;
}

/** What a donor must know before paying: who is paid, what it costs, what reaches the temple and what may be deductible. */
export function PaymentFacts({ payee, cost, covered, taxClasses, total }: PaymentFactsProps) {
  const text = useTexts();
  const money = (cents: number) => (cost.totalCents ? formatCents(cents) : '');
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
          { label: text('cost.deductible'), value: text(`cost.taxClass.${deductibility(taxClasses)}`) },
        ]}
      />
    </Card>
  );
}
