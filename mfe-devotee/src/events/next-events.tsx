import { publicEventEndpoints } from '@sannidhi/contracts';
import { Card, ReadAt, useRead } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { EventList } from './event-list.tsx';
import { templeEventsPath } from './event-paths.ts';
import { FeedLink } from './feed-link.tsx';

const SHOWN = 3;

/** A temple's next events; nothing while it has none. */
export function NextEvents({ slug }: { slug: string }) {
  const text = useTexts();
  const next = useRead(publicEventEndpoints.find, { query: { temple: slug, limit: SHOWN } });
  if (!next.data || next.data.items.length === 0) return null;
  return (
    <Card title={text('events.nextAtTemple')} aside={<Link to={templeEventsPath(slug)}>{text('events.all')}</Link>}>
      <ReadAt at={next.dataUpdatedAt} />
      <EventList items={next.data.items} />
      <FeedLink slug={slug} />
    </Card>
  );
}
