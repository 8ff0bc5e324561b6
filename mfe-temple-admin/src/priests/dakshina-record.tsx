import { type DakshinaEntry, type DakshinaTotal, dakshinaEndpoints } from '@sannidhi/contracts';
import { formatCents, ScreenStates, Stack, StatusChip, useRead, useSession } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PayForm } from './pay-form.tsx';

const SHOWN = 50;

/** What is owed to one priest and how it came about, and its payment. */
export function DakshinaRecord({ total }: { total: DakshinaTotal }) {
  const text = useOfficeText('dakshina');
  const pays = useSession().can('dakshina:pay');
  const entries = useRead(dakshinaEndpoints.list, { query: { accountId: total.id, limit: SHOWN } });
  return (
    <Stack spacing={4}>
      {pays && total.owedCents > 0 && <PayForm key={total.owedCents} total={total} />}
      <PanelSection title={text('entries')}>
        <ScreenStates query={entries} failedTitle={text('entriesFailed')}>
          {({ items }) => (
            <Stack spacing={2}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Stack>
          )}
        </ScreenStates>
      </PanelSection>
    </Stack>
  );
}

function Entry({ entry: { service, startsAt, families, way, cents, state, paid } }: { entry: DakshinaEntry }) {
  const text = useOfficeText('dakshina');
  const moments = useMoments();
  const how = paid && [text(`method.${paid.method}`), paid.reference, moments.day(paid.on)].filter(Boolean).join(', ');
  return (
    <div>
      <Row align="spread">
        <span>{service}</span>
        <span>{formatCents(cents)}</span>
      </Row>
      <Row align="spread">
        <Secondary>{`${moments.relative(startsAt)}, ${text(`families.${way}`, { count: families })}`}</Secondary>
        <StatusChip of="dakshina" state={state} />
      </Row>
      {how && <Secondary>{how}</Secondary>}
    </div>
  );
}
