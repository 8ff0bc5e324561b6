import { type CorrectedValue, type DonationDetail, FEE_ACCOUNTS, type FeeAccount } from '@sannidhi/contracts';
import { Facts, formatCents, Stack, useMessage } from '@sannidhi/kit';
import { feeAccountName } from '../office/fee-account-field.tsx';
import { PanelSection, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** What was corrected since the batch was closed: from what to what, why and by whom. */
export function GiftCorrections({ corrections }: Pick<DonationDetail, 'corrections'>) {
  const text = useOfficeText();
  const moments = useMoments();
  const shown = useCorrectedValue();
  if (corrections.length === 0) return null;
  return (
    <PanelSection title={text('gift.corrections.title')}>
      <Stack spacing={2}>
        {corrections.map(({ number, changes, reason, by, at }) => (
          <div key={number}>
            <Facts
              facts={changes.map((change) => ({
                label: text(`gift.correct.${change.field}`),
                value:
                  change.field === 'email'
                    ? text('gift.corrections.changed')
                    : text('gift.corrections.fromTo', { before: shown(change, 'before'), after: shown(change, 'after') }),
              }))}
            />
            <Secondary>{text('gift.refunds.by', { reason, who: by, when: moments.relative(at) })}</Secondary>
          </div>
        ))}
      </Stack>
    </PanelSection>
  );
}

function useCorrectedValue() {
  const text = useOfficeText();
  const moments = useMoments();
  const sentenceOf = useMessage();
  return (change: CorrectedValue, side: 'before' | 'after'): string => {
    const value = change[side];
    if (value === null) return text('gift.corrections.none');
    if (typeof value === 'number') return formatCents(value);
    if (change.field === 'receivedOn') return moments.day(value);
    return change.field === 'account' && isFeeAccount(value) ? sentenceOf(feeAccountName(value)) : value;
  };
}

const isFeeAccount = (value: string): value is FeeAccount => FEE_ACCOUNTS.some((account) => account === value);
