import { matchRoute, publicEventEndpoints } from '@sannidhi/contracts';
import { EmptyState, Page, PageHeader, ScreenStates, useRead } from '@sannidhi/kit';
import { Link, useLocation } from 'react-router-dom';
import { templePath } from '../temples/temple-paths.ts';
import { useTexts } from '../use-texts.ts';
import { EventList } from './event-list.tsx';
import { TEMPLE_EVENTS_PATTERN } from './event-paths.ts';
import { FeedLink } from './feed-link.tsx';

const SHOWN = 100;

/** A temple's next events, for everyone. */
function TempleEvents() {
  const text = useTexts();
  const { slug = '' } = matchRoute(TEMPLE_EVENTS_PATTERN, useLocation().pathname) ?? {};
  const events = useRead(publicEventEndpoints.find, { query: { temple: slug, limit: SHOWN } });
  const temple = events.data?.items[0]?.temple;
  const at = temple && text('events.at', { temple: temple.name, city: temple.city, state: temple.state });
  return (
    <Page reading>
      <PageHeader title={text('titles.events')} />
      {at && (
        <p>
          <Link to={templePath(slug)}>{at}</Link>
        </p>
      )}
      <ScreenStates
        query={events}
        failedTitle={text('events.failed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={text('events.none')}>{text('events.noneAtTemple')}</EmptyState>}
      >
        {({ items }) => (
          <>
            <EventList items={items} />
            <FeedLink slug={slug} />
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

export { TempleEvents as Screen };
