import { bookingEndpoints } from '@sannidhi/contracts';
import {
  Button,
  EmptyState,
  isMissing,
  Page,
  PageHeader,
  type Panel,
  ScreenStates,
  Skeletons,
  TypedGuard,
  useLiveRecord,
  useRead,
} from '@sannidhi/kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { BookingDetails } from './booking-details.tsx';
import type { EditProps } from './edit-props.ts';

/** What the list and a booking's details don't need. */
const EditNames = lazy(async () => ({ default: (await import('./edit-names.tsx')).EditNames }));
const PARTS: Readonly<Record<string, ComponentType<EditProps>>> = {
  move: lazy(async () => ({ default: (await import('./move-booking.tsx')).MoveBooking })),
  repeat: lazy(async () => ({ default: (await import('./repeat-booking.tsx')).RepeatBooking })),
};

interface BookingPageProps {
  bookingId: string;
  /** What of it is being changed: `names`, `move`, or how it repeats: `repeat`. */
  edit: Panel;
  onClose: () => void;
}

/** One booking: when and for whom, and the ways to change, move and cancel it. Live while it is open. */
export function BookingPage({ bookingId, edit, onClose }: BookingPageProps) {
  const text = useTexts();
  const query = useRead(bookingEndpoints.ownOne, { params: { bookingId } });
  useLiveRecord(bookingEndpoints.events, { bookingId }, query.isSuccess);
  const booking = query.data;
  const Part = PARTS[edit.id ?? ''] ?? EditNames;
  const lead = booking && `${momentAt(booking.slot.startsAt, booking.temple.timeZone)}, ${booking.temple.name}`;
  return (
    <Page reading>
      <p>
        <Button variant="text" flush onClick={edit.id ? edit.close : onClose}>
          {text(edit.id ? 'bookings.backToOne' : 'bookings.back')}
        </Button>
      </p>
      <PageHeader title={booking?.slot.service ?? text('bookings.one')} lead={lead} />
      <VerifyBanner />
      {isMissing(query.error) ? (
        <EmptyState title={text('bookings.unknown')} action={<Button onClick={onClose}>{text('bookings.back')}</Button>}>
          {text('bookings.unknownHelp')}
        </EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('bookings.failed')}>
          {(loaded) =>
            edit.id ? (
              <TypedGuard key={edit.id}>
                <Suspense fallback={<Skeletons />}>
                  <Part booking={loaded} onDone={edit.close} />
                </Suspense>
              </TypedGuard>
            ) : (
              <BookingDetails booking={loaded} onEdit={edit.open} />
            )
          }
        </ScreenStates>
      )}
    </Page>
  );
}
