import { type EventCancellation, type EventScope, ticketEndpoints, type WhoCame } from '@sannidhi/contracts';
import { Banner, Facts, formatCents, ScreenStates, Stack, useFormValues, useRead, useSession } from '@sannidhi/kit';
import { type ReactNode, useEffect } from 'react';
import { CashOwed } from '../office/cash-owed.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { toCallText } from '../office/to-call.ts';

/** While the job is at work, its progress is read again after so many milliseconds. */
const AGAIN_MS = 3_000;

/** What ends a date: canceling pays people back, postponing lets them cancel for their price. */
export type Ending = 'cancel' | 'postpone';

/** Another place lets nobody cancel for their price. */
type Effect = Ending | 'place';

interface EndingEffectsProps {
  occurrenceId: string;
  ending: Effect;
  /** Comes before the figures, where people have tickets or wait. */
  children?: ReactNode;
}

/** What ending or changing a date does, before it is confirmed: people, money and messages. */
export function EndingEffects({ occurrenceId, ending, children }: EndingEffectsProps) {
  const text = useOfficeText('tickets');
  const { scope = 'one', whoCame = 'refunded' } = useFormValues<{ scope?: EventScope; whoCame?: WhoCame }>();
  const { can } = useSession();
  const effects = useRead(ticketEndpoints.cancellation, {
    params: { occurrenceId },
    query: { scope, whoCame },
    enabled: can('tickets:read'),
  });
  if (!can('tickets:read')) return null;
  return (
    <ScreenStates query={effects} failedTitle={text('failed')}>
      {(found) =>
        isHeld(found) || found.told.savers > 0 ? (
          <Stack spacing={2}>
            {isHeld(found) && children}
            <DateEffects effects={found} ending={ending} />
          </Stack>
        ) : null
      }
    </ScreenStates>
  );
}

/** Whether anybody has a ticket for these dates, pays for one or waits. */
export const isHeld = ({ orders, waiting, underWay }: EventCancellation): boolean => orders + waiting + underWay.orders > 0;

/** People, money and messages of dates with tickets. */
export function DateEffects({ effects, ending }: { effects: EventCancellation; ending: Effect }) {
  const text = useOfficeText('tickets');
  const { dates, orders, people, refundCents, arrived, told, waiting, toCall, underWay } = effects;
  const paying = [
    text('cancel.underWayOrders', { count: underWay.orders }),
    text('cancel.underWayPeople', { count: underWay.people }),
    formatCents(underWay.cents),
  ].join(', ');
  const held = [
    { label: text('cancel.dates'), value: String(dates) },
    { label: text('cancel.orders'), value: String(orders) },
    { label: text('cancel.people'), value: String(people) },
    ...(ending === 'place' ? [] : [{ label: text(MONEY[ending]), value: formatCents(refundCents) }]),
    ...(arrived > 0 ? [{ label: text('cancel.arrived'), value: String(arrived) }] : []),
    { label: text('cancel.waiting'), value: String(waiting) },
    ...(underWay.orders > 0 ? [{ label: text('cancel.underWay'), value: paying }] : []),
  ];
  const messages = TOLD.filter((how) => told[how] > 0).map((how) => ({ label: text(`cancel.told.${how}`), value: String(told[how]) }));
  return (
    <Stack spacing={2}>
      <Facts ruled facts={[...(isHeld(effects) ? held : []), ...messages]} />
      {ending === 'cancel' && refundCents > 0 && <CashOwed />}
      {toCall.length > 0 && (
        <Banner kind="warning" title={text('cancel.toCall', { count: toCall.length })}>
          {toCallText(toCall)}
        </Banner>
      )}
    </Stack>
  );
}

const MONEY = { cancel: 'cancel.refund', postpone: 'cancel.refundable' } as const;
const TOLD = ['inApp', 'byEmail', 'byText', 'waiting', 'savers'] as const satisfies (keyof EventCancellation['told'])[];

/** How far a cancellation is, and what is left for the office. */
export function CanceledSoFar({ occurrenceId }: { occurrenceId: string }) {
  const text = useOfficeText('tickets');
  const { can } = useSession();
  const report = useRead(ticketEndpoints.cancellation, {
    params: { occurrenceId },
    enabled: can('tickets:read'),
  });
  const { canceled = 0, orders = 0, waiting = 0 } = report.data ?? {};
  const isAtWork = orders + waiting > 0;
  const { refetch } = report;
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAtWork, refetch]);
  if (canceled + orders === 0) return null;
  return (
    <Banner kind={orders > 0 ? 'warning' : 'info'} title={text('cancel.progress', { count: canceled })}>
      {orders > 0 && <p>{text('cancel.left', { count: orders })}</p>}
      {canceled > 0 && <CashOwed />}
    </Banner>
  );
}
