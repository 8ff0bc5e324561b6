import { publicEventEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, IconCalendarPlus } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Subscribes a calendar app to a temple's events, with later ones, moves and cancellations. */
export function FeedLink({ slug }: { slug: string }) {
  const text = useTexts();
  const { host, pathname } = new URL(addressOf(publicEventEndpoints.feed.path, { slug }), location.href);
  return (
    <div style={{ marginTop: 16 }}>
      <Button icon={IconCalendarPlus} href={`webcal://${host}${pathname}`}>
        {text('events.openInApp')}
      </Button>
    </div>
  );
}
