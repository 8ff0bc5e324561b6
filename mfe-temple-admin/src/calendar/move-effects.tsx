import { Button, formatDate, formatTime, Icon, IconAlertTriangle, IconCircleCheck, IconClock, type IconShape, Stack } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import type { FreeTimes } from './use-free-times.ts';

const SOON_MINUTES = 30;
/** Two rows of free times and two lines: what follows stays where it is when the answer comes, so that no press on it is lost. */
const ANSWER_HEIGHT = 144;

interface MoveEffectsProps extends FreeTimes {
  resourceName: string;
  /** People who hear of it. */
  notified: number | undefined;
  onPick: (date: string, time: string) => void;
}

/** The next free times as buttons, and what the typed time does as a checklist. */
export function MoveEffects({ isAsked, times, resourceName, notified, onPick }: MoveEffectsProps) {
  const text = useOfficeText('calendar');
  const { timeZone } = useTemple();
  const clock = (instant: string) => formatTime(instant, { timeZone });
  const [clash] = times?.clashes ?? [];
  return (
    <Stack spacing={2} sx={{ minHeight: isAsked ? ANSWER_HEIGHT : 0 }}>
      {times && times.free.length > 0 && (
        <Row>
          {times.free.map(({ date, time, startsAt }) => (
            <Button key={startsAt} small onClick={() => onPick(date, time)}>
              {`${formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' })}, ${clock(startsAt)}`}
            </Button>
          ))}
        </Row>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }} aria-live="polite">
        {times && !clash && !times.isOutsideHours && (
          <Effect of={IconCircleCheck}>
            {text('move.free', { resource: resourceName, from: clock(times.fromAt), to: clock(times.untilAt) })}
          </Effect>
        )}
        {clash && (
          <Effect of={IconAlertTriangle}>
            {text('move.taken', { title: clash.title, resource: resourceName, from: clock(clash.fromAt), to: clock(clash.untilAt) })}
          </Effect>
        )}
        {times?.isOutsideHours && <Effect of={IconAlertTriangle}>{text('move.outside', { resource: resourceName })}</Effect>}
        {times && times.minutesLeft !== null && times.minutesLeft < SOON_MINUTES && (
          <Effect of={IconClock}>{text('move.closesSoon', { count: times.minutesLeft })}</Effect>
        )}
        {notified !== undefined && <Effect of={IconCircleCheck}>{text('move.notified', { count: notified })}</Effect>}
      </Stack>
    </Stack>
  );
}

function Effect({ of, children }: { of: IconShape; children: string }) {
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Icon of={of} size="sm" />
      <span>{children}</span>
    </Stack>
  );
}
