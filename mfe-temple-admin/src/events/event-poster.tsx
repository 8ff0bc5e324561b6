import { type EventDetail, eventEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, download, fileLink, IconDownload, notify } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** The poster to print, once there is a page that its code can open. */
export function EventPoster({ event: { id, title, dates } }: { event: EventDetail }) {
  const text = useOfficeText('events');
  if (!dates.some(({ status, isOver }) => status === 'published' && !isOver)) return null;
  const address = addressOf(eventEndpoints.poster.path, { eventId: id });
  const poster = () => download(address, `${title}.pdf`).catch(() => notify({ kind: 'error', title: text('manage.posterFailed') }));
  return (
    <Button icon={IconDownload} {...fileLink(address, poster)}>
      {text('manage.poster')}
    </Button>
  );
}
