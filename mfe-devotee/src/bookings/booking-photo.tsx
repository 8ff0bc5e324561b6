import { bookingEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, Card, IconDownload } from '@sannidhi/kit';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';

/** The photo that the priest took when the pooja was performed. */
export function BookingPhoto({ bookingId }: { bookingId: string }) {
  const text = useTexts();
  const { busy, link } = useDownload();
  return (
    <Card title={text('bookings.photo.title')}>
      <Button
        icon={IconDownload}
        busy={busy && text('bookings.saving')}
        {...link(addressOf(bookingEndpoints.photo.path, { bookingId }), 'pooja.jpg')}
      >
        {text('bookings.photo.download')}
      </Button>
    </Card>
  );
}
