import { ledgerEndpoints } from '@sannidhi/contracts';
import { Card, formatCents, ScreenStates, Skeletons, Stack, useRead } from '@sannidhi/kit';
import { ProofChip, ProofFacts } from '../ledger/proof-facts.tsx';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useCard } from './use-card.ts';

/**
 * Whether processor, counter, ledger and receipts agree, checked when the page opens. A temple with so many orders that the page doesn't wait
 * for it has it read once more, alone.
 */
export function BooksCard() {
  const text = useOfficeText();
  const moments = useMoments();
  const card = useCard('books');
  const alone = useRead(ledgerEndpoints.proof, { enabled: card.late });
  const proof = card.late ? alone : card;
  return (
    <Card title={text('dashboard.books.title')} aside={proof.data && <ProofChip holds={proof.data.holds} />}>
      <ScreenStates query={proof} failedTitle={text('dashboard.books.failed')} loading={<Skeletons rows={6} height={28} />}>
        {(data) => (
          <Stack spacing={2}>
            <ProofFacts proof={data} />
            <Secondary>
              {text('dashboard.books.checked', {
                when: moments.relative(data.checkedAt),
                balance: data.trialBalanceCents === 0 ? text('dashboard.books.zero') : formatCents(data.trialBalanceCents),
              })}
            </Secondary>
          </Stack>
        )}
      </ScreenStates>
    </Card>
  );
}
