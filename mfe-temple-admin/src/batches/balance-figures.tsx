import type { CounterBatch } from '@sannidhi/contracts';
import { Banner, Figure, Figures, formatCents, Stack, type Text } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { type BatchBalance, batchBalance } from './batch-balance.ts';

/** What was counted, what was entered, and the difference in words. */
export function BalanceFigures({ batch }: { batch: CounterBatch }) {
  const text = useOfficeText();
  const balance = batchBalance(batch);
  return (
    <Stack spacing={3}>
      <Figures>
        <Figure
          label={text('batches.one.counted')}
          value={formatCents(batch.expectedTotalCents)}
          note={text('batches.giftCount', { count: batch.expectedCount })}
        />
        <Figure
          label={text('batches.one.entered')}
          value={formatCents(batch.enteredTotalCents)}
          note={text('batches.giftCount', { count: batch.enteredCount })}
        />
        <Figure
          label={text('batches.one.difference')}
          value={formatCents(balance.totalDifferenceCents)}
          note={text('batches.giftCount', { count: balance.countDifference })}
        />
      </Figures>
      {batch.status === 'open' && batch.enteredCount > 0 && !balance.matches && (
        <Banner kind="warning" title={mismatch(balance, text)}>
          {text('batches.one.explain')}
        </Banner>
      )}
    </Stack>
  );
}

/** "1 gift is missing. $10.00 is missing." */
function mismatch({ countDifference, totalDifferenceCents }: BatchBalance, text: Text): string {
  const gifts = Math.abs(countDifference);
  const amount = formatCents(Math.abs(totalDifferenceCents));
  return [
    countDifference < 0 && text('batches.one.missingGifts', { count: gifts }),
    countDifference > 0 && text('batches.one.extraGifts', { count: gifts }),
    totalDifferenceCents < 0 && text('batches.one.missingMoney', { amount }),
    totalDifferenceCents > 0 && text('batches.one.extraMoney', { amount }),
  ]
    .filter(Boolean)
    .join(' ');
}
