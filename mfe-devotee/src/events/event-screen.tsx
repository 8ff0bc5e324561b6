import { type EventPage, matchRoute, publicEventEndpoints } from '@sannidhi/contracts';
import { Banner, Card, Page, ScreenStates, styled, useRead, useTitle } from '@sannidhi/kit';
import { Link, useLocation } from 'react-router-dom';
import { TempleHead } from '../temples/temple-head.tsx';
import { useTexts } from '../use-texts.ts';
import { EVENT_PATTERN, templeEventsPath } from './event-paths.ts';
import { EventWhen } from './event-when.tsx';
import { OtherDates } from './other-dates.tsx';
import { ProgramCard } from './program-card.tsx';

const Lines = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 });

/** One date of an event, for everyone. */
function EventScreen() {
  const text = useTexts();
  const { slug = '', occurrenceId = '' } = matchRoute(EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(publicEventEndpoints.page, { params: { slug, occurrenceId } });
  return (
    <Page reading>
      <p>
        <Link to={templeEventsPath(slug)}>{text('events.all')}</Link>
      </p>
      <ScreenStates query={event} failedTitle={text('events.unknown')}>
        {(found) => <Event event={found} />}
      </ScreenStates>
    </Page>
  );
}

function Event({ event }: { event: EventPage }) {
  const text = useTexts();
  const { title, summary, temple, status, reason, note, description, program, goodToKnow } = event;
  const at = text('events.at', { temple: temple.name, city: temple.city, state: temple.state });
  useTitle(title);
  const isOff = status === 'canceled' || status === 'postponed';
  return (
    <>
      <TempleHead name={title} lead={summary} place={at} />
      {isOff && (
        <Banner kind="warning">
          {text(`events.${status}`)} {reason}
        </Banner>
      )}
      {note && <Banner kind="info">{note}</Banner>}
      <EventWhen event={event} />
      {description && (
        <Card title={text('events.about')}>
          <p style={{ whiteSpace: 'pre-line' }}>{description}</p>
        </Card>
      )}
      {program.length > 0 && <ProgramCard program={program} />}
      {goodToKnow.length > 0 && (
        <Card title={text('events.goodToKnow')}>
          <Lines>
            {goodToKnow.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </Card>
      )}
      <OtherDates event={event} />
    </>
  );
}

export { EventScreen as Screen };
