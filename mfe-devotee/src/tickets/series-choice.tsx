import type { TicketOffer } from '@sannidhi/contracts';
import { formatDate, styled, Tabs } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { isForAll, type TicketChoice } from './ticket-choice.ts';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: '8px 0 12px' }));

interface SeriesChoiceProps {
  offer: TicketOffer;
  choice: TicketChoice;
  /** The temple's. */
  timeZone: string;
  onChange: (dates: 'one' | 'all') => void;
}

/** This date, or all dates that are left, with the first and the last of them. */
export function SeriesChoice({ offer, choice, timeZone, onChange }: SeriesChoiceProps) {
  const text = useTexts();
  const { seriesDates } = offer;
  const isAll = isForAll(offer, choice);
  const day = (startsAt = '') => formatDate(startsAt, { timeZone, month: 'short', day: 'numeric' });
  const tabs = [
    { value: 'one', label: text('tickets.series.one') },
    { value: 'all', label: text('tickets.series.all', { count: seriesDates.length }) },
  ];
  return (
    <>
      <Tabs
        label={text('tickets.series.which')}
        tabs={tabs}
        value={isAll ? 'all' : 'one'}
        onChange={(next) => onChange(next as 'one' | 'all')}
      />
      {isAll && <Note>{text('tickets.series.span', { from: day(seriesDates[0]?.startsAt), to: day(seriesDates.at(-1)?.startsAt) })}</Note>}
    </>
  );
}
