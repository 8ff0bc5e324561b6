import { type BookingDetail, type BookingStatus, bookingEndpoints, isMarkable, MARKS } from '@sannidhi/contracts';
import {
  Button,
  IconArrowBackUp,
  IconBan,
  IconCalendar,
  IconCheck,
  IconCircleCheck,
  IconPencil,
  type IconShape,
  notify,
  Typography,
  useErrorSentence,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';
import { NamesForm } from './names-form.tsx';
import { UndoPerformedForm } from './undo-performed-form.tsx';

const STEPS = {
  checkIn: bookingEndpoints.checkIn,
  undoCheckIn: bookingEndpoints.undoCheckIn,
  performed: bookingEndpoints.performed,
  noShow: bookingEndpoints.noShow,
};
type Step = keyof typeof STEPS;
const TARGETS: Record<Step, BookingStatus> = { checkIn: 'checked-in', undoCheckIn: 'confirmed', performed: 'performed', noShow: 'no-show' };
const ICONS: Record<Step, IconShape> = { checkIn: IconCheck, undoCheckIn: IconArrowBackUp, performed: IconCircleCheck, noShow: IconBan };

/** What the office can do with a booking now: its next steps, corrected names, another time, or canceling it. */
export function BookingActions({ booking }: { booking: BookingDetail }) {
  const text = useOfficeText('bookings');
  const moments = useMoments();
  const { can } = useSession();
  const [form, setForm] = useState<'names' | 'move' | 'cancel' | 'undo'>();
  const done = () => setForm(undefined);
  if (form === 'undo') return <UndoPerformedForm booking={booking} onDone={done} />;
  if (form === 'names') return <NamesForm booking={booking} onDone={done} />;
  if (form === 'move') return <MoveForm booking={booking} onDone={done} />;
  if (form === 'cancel') return <CancelForm booking={booking} onDone={done} />;
  const possible = (Object.keys(STEPS) as Step[]).filter((step) => booking.next.includes(TARGETS[step]));
  const isEarly = !isMarkable(booking.markableFrom, new Date());
  const { checkInFrom } = booking;
  const isBeforeDay = checkInFrom !== undefined && new Date() < new Date(checkInFrom);
  const steps = possible.filter((step) => !(isMark(step) ? isEarly : isBeforeDay && step === 'checkIn'));
  const isOpen = booking.next.includes('canceled');
  return (
    <>
      {isBeforeDay && possible.includes('checkIn') && (
        <Typography>{text('step.checkInFrom', { when: moments.relative(checkInFrom) })}</Typography>
      )}
      {isEarly && possible.some(isMark) && <Typography>{text('step.from', { when: moments.relative(booking.markableFrom) })}</Typography>}
      <Row>
        {steps.map((step, index) => (
          <StepButton key={step} step={step} first={index === 0} booking={booking} />
        ))}
        {booking.status === 'performed' && (
          <Button icon={IconArrowBackUp} onClick={() => setForm('undo')}>
            {text('undo.open')}
          </Button>
        )}
        {isOpen && (
          <Button icon={IconPencil} onClick={() => setForm('names')}>
            {text('correct.open')}
          </Button>
        )}
        {isOpen && (
          <Button icon={IconCalendar} onClick={() => setForm('move')}>
            {text('move.open')}
          </Button>
        )}
        {isOpen && can('bookings:cancel') && (
          <Button variant="destructive" icon={IconBan} onClick={() => setForm('cancel')}>
            {text('cancel.open')}
          </Button>
        )}
      </Row>
    </>
  );
}

const isMark = (step: Step): boolean => MARKS.includes(TARGETS[step]);

function StepButton({ step, first, booking: { id, bookedBy } }: { step: Step; first: boolean; booking: BookingDetail }) {
  const text = useOfficeText('bookings');
  const common = useOfficeText('common');
  const sentenceOf = useErrorSentence();
  const { mutateAsync, isPending } = useWrite(STEPS[step]);
  const onSuccess = () => notify({ kind: 'success', title: text(`step.${step}.done`, { who: bookedBy }) });
  const onError = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Button
      variant={first ? 'primary' : 'secondary'}
      icon={ICONS[step]}
      busy={isPending && common('saving')}
      onClick={() => void mutateAsync({ params: { bookingId: id } }).then(onSuccess, onError)}
    >
      {text(`step.${step}.do`)}
    </Button>
  );
}
