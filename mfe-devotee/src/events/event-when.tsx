import { type EventPage, publicEventEndpoints } from '@sannidhi/contracts';
import { addressOf, Card, DateTile, formatTime, formatZone, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Columns = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '16px 24px' });
const Words = styled('div')(({ theme }) => ({
  flex: '1 1 12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const directionsTo = (address: string): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

/** Whether a date took place. What is postponed has no time yet. */
export const isPast = ({ status, endsAt }: Pick<EventPage, 'status' | 'endsAt'>): boolean =>
  status === 'published' && Date.parse(endsAt) <= Date.now();

/** When and where it is, into the calendar and on the way there. */
export function EventWhen({ event }: { event: EventPage }) {
  const text = useTexts();
  const { id, status, startsAt, endsAt, doorsAt, place, placeName, address, link, linkIsOnTicket, temple, others } = event;
  const { timeZone, slug } = temple;
  const at = (instant: string) => formatTime(instant, { timeZone });
  const fileOf = (dates: 'one' | 'all') => addressOf(publicEventEndpoints.file.path, { slug, occurrenceId: id }, { dates });
  return (
    <Card>
      <Columns>
        <DateTile date={startsAt} timeZone={timeZone} />
        <Words>
          <strong>
            {at(startsAt)} – {at(endsAt)}
          </strong>
          <p>
            {formatZone(timeZone)}
            {doorsAt && `. ${text('events.doors', { time: at(doorsAt) })}`}
          </p>
          {status === 'published' && !isPast(event) && (
            <p>
              <a href={fileOf('one')}>{text('events.addToCalendar')}</a>
            </p>
          )}
          {others.length > 0 && (
            <p>
              <a href={fileOf('all')}>{text('events.addAll')}</a>
            </p>
          )}
        </Words>
        <Words>
          <strong>{placeName || (place === 'online' ? text('events.online') : temple.name)}</strong>
          {address && <p>{address}</p>}
          {linkIsOnTicket && <p>{text('events.linkOnTicket')}</p>}
          <p>
            {address && (
              <a href={directionsTo(`${temple.name}, ${address}`)} rel="noreferrer">
                {text('events.directions')}
              </a>
            )}
            {link && (
              <a href={link} rel="noreferrer">
                {text('events.openLink')}
              </a>
            )}
          </p>
        </Words>
      </Columns>
    </Card>
  );
}
