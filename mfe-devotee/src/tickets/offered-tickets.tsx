import type { TicketOffer } from '@sannidhi/contracts';
import { Banner, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { LostSeries } from './lost-series.tsx';
import { OfferedKind } from './offered-kind.tsx';
import { SeriesChoice } from './series-choice.tsx';
import { chosenOffer, hasLostSeries, mostTickets, totalOf, useTicketChoice } from './ticket-choice.ts';
import { Note } from './ticket-note.tsx';
import { TicketSum } from './ticket-sum.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
}));
const Shut = styled('div')({ marginBottom: 12 });

interface OfferedTicketsProps {
  slug: string;
  /** The temple's. */
  timeZone: string;
  offer: TicketOffer;
  isPostponed: boolean;
}

/** The kinds of tickets of a date, or of all dates together, to choose how many of each. */
export function OfferedTickets({ slug, timeZone, offer: whole, isPostponed }: OfferedTicketsProps) {
  const text = useTexts();
  const [choice, change] = useTicketChoice(whole.occurrenceId);
  const offer = chosenOffer(whole, choice);
  const { capacity, left, closed, times } = offer;
  const isOver = closed !== null && closed !== 'tickets-sold-out';
  // Without places, things that take none can still be had: then the API says of no date that it is sold out.
  const shut = closed ?? (left === 0 ? 'tickets-sold-out' : null);
  const isLost = hasLostSeries(whole, choice) && !isOver;
  const room = mostTickets(offer) - totalOf(offer, choice).tickets;
  const set = (id: string, count: number) => change({ ...choice, counts: { ...choice.counts, [id]: count } });
  return (
    <>
      {whole.seriesDates.length > 0 && !isOver && (
        <SeriesChoice offer={whole} choice={choice} timeZone={timeZone} onChange={(dates) => change({ ...choice, dates })} />
      )}
      {isLost && <LostSeries onChoose={() => change({ ...choice, dates: 'one' })} />}
      <Note style={{ margin: whole.seriesDates.length > 0 || isLost ? '12px 0' : '0 0 12px' }}>
        {capacity !== null && left !== null && !isOver && `${text('tickets.left', { left, capacity })} `}
        {text('tickets.everything')}
      </Note>
      {shut && times === 1 && (
        <Shut>
          <Banner kind="info">{text(`tickets.closed.${isPostponed ? 'postponed' : shut}`)}</Banner>
        </Shut>
      )}
      <List>
        {offer.types.map((type) => (
          <OfferedKind
            key={type.id}
            type={type}
            times={times}
            count={choice.counts[type.id] ?? 0}
            room={room}
            isOver={isOver}
            onChange={(count) => set(type.id, count)}
          />
        ))}
      </List>
      {!isOver && !isLost && <TicketSum slug={slug} timeZone={timeZone} offer={offer} choice={choice} />}
    </>
  );
}
