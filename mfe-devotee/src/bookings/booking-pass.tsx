import { bookingCalendarEndpoints } from '@sannidhi/contracts';
import { Card, ScreenStates, styled, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** White around the code in every scheme, so that scanners find it. */
const Code = styled('img')({
  display: 'block',
  width: 220,
  maxWidth: '100%',
  padding: 12,
  borderRadius: 10,
  colorScheme: 'light',
  background: 'Canvas',
});

/** The code a family shows at the temple to be checked in. */
export function BookingPass({ bookingId }: { bookingId: string }) {
  const text = useTexts();
  const pass = useRead(bookingCalendarEndpoints.pass, { params: { bookingId } });
  return (
    <Card title={text('bookings.pass.title')}>
      <p style={{ marginBottom: 12 }}>{text('bookings.pass.help')}</p>
      <ScreenStates query={pass} failedTitle={text('bookings.pass.failed')}>
        {({ qr }) => <Code src={qr} alt={text('bookings.pass.alt')} />}
      </ScreenStates>
    </Card>
  );
}
