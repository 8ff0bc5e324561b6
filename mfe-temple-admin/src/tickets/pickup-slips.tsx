import { type PickupSlip, ticketChildEndpoints } from '@sannidhi/contracts';
import { Button, formatDateTime, IconPrinter, ScreenStates, Stack, styled, useWrite } from '@sannidhi/kit';
import { useEffect } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** On paper there is nothing else of the screen, which has other people's names: a slip for each child, to cut apart. */
const Slips = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  '& li': { border: `1px solid ${theme.vars.palette.divider}`, padding: 16, breakInside: 'avoid', overflowWrap: 'anywhere' },
  '& strong': { ...theme.typography.h3, display: 'block', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em' },
  '@media print': {
    'body:has(&) *:not(:has(&)):not(&):not(& *)': { display: 'none !important' },
    'body:has(&) :has(&)': { position: 'static !important', overflow: 'visible !important', display: 'block !important' },
    '& li': { border: '1pt dashed black' },
    '& strong': { fontSize: '28pt' },
  },
}));

/** What a family without an email takes home from the counter: each child's pickup code, on the screen and on paper. */
export function PickupSlips({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const text = useOfficeText('attendees');
  const slips = useWrite(ticketChildEndpoints.slips);
  const { mutate } = slips;
  const load = () => mutate({ params: { orderId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a registration.
  useEffect(load, [orderId]);
  return (
    <Stack spacing={3}>
      <p>{text('slips.help')}</p>
      <ScreenStates
        query={{ data: slips.data, error: slips.error, isPending: true, refetch: load }}
        timeless
        failedTitle={text('slips.failed')}
      >
        {(found) => <SlipList slips={found} />}
      </ScreenStates>
      <Row>
        {slips.data && (
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {text('slips.print')}
          </Button>
        )}
        <Button onClick={onDone}>{text('slips.done')}</Button>
      </Row>
    </Stack>
  );
}

function SlipList({ slips }: { slips: readonly PickupSlip[] }) {
  const text = useOfficeText('attendees');
  return (
    <Slips>
      {slips.map(({ id, child, guardian, pickupCode, event, temple, startsAt, timeZone }) => (
        <li key={id}>
          {text('slips.code', { name: child })}
          <strong>{pickupCode}</strong>
          <div>
            {event}, {formatDateTime(startsAt, { timeZone })}
          </div>
          <div>{temple}</div>
          <div>{text('slips.guardian', { guardian })}</div>
          <div>{text('slips.keep')}</div>
        </li>
      ))}
    </Slips>
  );
}
