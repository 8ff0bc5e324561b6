import type { HundiCount } from '@sannidhi/contracts';
import { Button, Facts, formatCents, formatCount, useSession } from '@sannidhi/kit';
import { PanelSection } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** What a count found, who counted, and where the money went. */
export function HundiFacts({ count }: { count: HundiCount }) {
  const text = useOfficeText();
  const moments = useMoments();
  const { can } = useSession();
  return (
    <>
      <Facts
        facts={[
          { label: text('hundi.form.hundi'), value: count.hundi },
          { label: text('hundi.seal'), value: count.sealNumber },
          { label: text('hundi.column.counted'), value: moments.day(count.countedOn) },
          { label: text('hundi.column.fund'), value: count.fund.name },
          { label: text('hundi.counters'), value: count.counters.join(', ') },
          { label: text('hundi.deposit'), value: count.depositReference },
          {
            label: text('hundi.recorded'),
            value: text('hundi.recordedAt', { who: count.recordedBy, when: moments.relative(count.recordedAt) }),
          },
        ]}
      />
      <PanelSection title={text('hundi.notes')}>
        <Facts
          ruled
          facts={[
            ...count.denominations.map((piece) => ({
              label: `${formatCount(piece.count)} × ${formatCents(piece.denominationCents)}`,
              value: formatCents(piece.count * piece.denominationCents),
            })),
            { label: text('hundi.column.total'), value: <b>{formatCents(count.totalCents)}</b> },
            { label: text('hundi.column.difference'), value: formatCents(count.discrepancyCents) },
            { label: text('hundi.reason'), value: count.discrepancyReason },
          ]}
        />
      </PanelSection>
      {can('donations:read') && (
        <div>
          <Button to={`/temple-admin/donations?gift=${count.orderId}`}>{text('hundi.gift')}</Button>
        </div>
      )}
    </>
  );
}
