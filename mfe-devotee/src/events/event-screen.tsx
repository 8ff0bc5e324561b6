import { dateReasonMessage, type EventPage, matchRoute, publicEventEndpoints } from '@sannidhi/contracts';
import { Banner, Card, labelText, Page, PageHeader, ScreenStates, styled, useRead, useTitle } from '@sannidhi/kit';
import { Link, useLocation } from 'react-router-dom';
import { TempleHead } from '../temples/temple-head.tsx';
import { templePath } from '../temples/temple-paths.ts';
import { TicketsCard } from '../tickets/tickets-card.tsx';
import { useTexts } from '../use-texts.ts';
import { EVENT_PATTERN, templeEventsPath } from './event-paths.ts';
import { EventWhen, isPast } from './event-when.tsx';
import { OtherDates } from './other-dates.tsx';
import { ProgramCard } from './program-card.tsx';

/** The tickets to the right where there is room; on phones they come before the program. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  alignItems: 'start',
  '& > div:empty': { display: 'none' },
  '@media (min-width:900px)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr',
    '& > div:nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
    '&:has(> div:nth-of-type(2):empty)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.density.gap,
  minWidth: 0,
}));
const Above = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
const Lines = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 });

/** One date of an event, for everyone. */
function EventScreen() {
  const text = useTexts();
  const { slug = '', occurrenceId = '' } = matchRoute(EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(publicEventEndpoints.page, { params: { slug, occurrenceId } });
  return (
    <Page>
      <Above>
        <Link to={templeEventsPath(slug)}>{text('events.all')}</Link>
        {event.data && <Link to={templePath(slug)}>{event.data.temple.name}</Link>}
      </Above>
      {event.isError && <PageHeader title={text('titles.event')} />}
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
  const isOver = isPast(event);
  return (
    <>
      <TempleHead name={title} lead={summary} place={at} />
      {isOff && (
        <Banner kind="warning">
          {text(`events.${status}`)} {labelText(reason, dateReasonMessage(reason))}
        </Banner>
      )}
      {isOver && <Banner kind="info">{text('events.over')}</Banner>}
      {note && <Banner kind="info">{note}</Banner>}
      <Columns>
        <Cards>
          <EventWhen event={event} />
        </Cards>
        <Cards>
          {status !== 'canceled' && !isOver && (
            <TicketsCard slug={temple.slug} timeZone={temple.timeZone} occurrenceId={event.id} isPostponed={status === 'postponed'} />
          )}
        </Cards>
        <Cards>
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
        </Cards>
      </Columns>
    </>
  );
}

export { EventScreen as Screen };
