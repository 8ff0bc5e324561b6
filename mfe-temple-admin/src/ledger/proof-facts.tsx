import type { Proof } from '@sannidhi/contracts';
import { Chip, Facts, formatCents, formatCount, IconAlertTriangle, IconCircleCheck } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** What provider and counter took, what the ledger contains, what receipts say, and the difference. */
export function ProofFacts({ proof }: { proof: Proof }) {
  const text = useOfficeText();
  return (
    <Facts
      ruled
      facts={[
        { label: text('dashboard.books.processor'), value: formatCents(proof.processorCents) },
        { label: text('dashboard.books.counter'), value: formatCents(proof.counterCents) },
        { label: text('dashboard.books.ledger'), value: <b>{formatCents(proof.ledgerCents)}</b> },
        { label: text('dashboard.books.receipts', { shown: formatCount(proof.receiptsCount) }), value: formatCents(proof.receiptsCents) },
        { label: text('dashboard.books.trial'), value: formatCents(proof.trialBalanceCents) },
        ...(proof.underWay.length > 0 ? [{ label: text('dashboard.books.underWay'), value: formatCents(underWayCents(proof)) }] : []),
        { label: text('dashboard.books.difference'), value: <b>{formatCents(proofDifferenceCents(proof))}</b> },
      ]}
    />
  );
}

/** The sum of every difference in the proof, each by its absolute value, so that two don't cancel each other out. */
export const proofDifferenceCents = ({ differences }: Proof): number =>
  differences.reduce((sum, { expectedCents, foundCents }) => sum + Math.abs(expectedCents - foundCents), 0);

/** What the provider's outstanding confirmations will change; refunds count as negative. */
const underWayCents = ({ underWay }: Proof): number => underWay.reduce((sum, { cents }) => sum + cents, 0);

/** Whether the books balance, as icon and word. */
export function ProofChip({ holds }: { holds: boolean }) {
  const text = useOfficeText();
  return holds ? (
    <Chip kind="success" icon={IconCircleCheck}>
      {text('dashboard.books.balanced')}
    </Chip>
  ) : (
    <Chip kind="error" icon={IconAlertTriangle}>
      {text('dashboard.books.notBalanced')}
    </Chip>
  );
}
