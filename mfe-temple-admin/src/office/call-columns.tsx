import { formatPhone } from '@sannidhi/contracts';
import { Chip, type Column, textColumn } from '@sannidhi/kit';
import { useOfficeText } from './namespace.ts';
import { useMoments } from './use-moments.ts';

/** Somebody whom only a call reaches about a change. */
export interface CallToMake {
  bookedBy: string;
  phone: string | null;
  /** What changed. */
  about: string;
  called: { by: string; at: string } | null;
  version: number;
}

/** What a call is about: the column's key, its name and when it is. */
export interface CallSubject<Call> {
  key: string;
  of: (call: Call) => { name: string; startsAt: string };
}

/** The columns of a list of calls, in the words of a noun. */
export function useCallColumns<Call extends CallToMake>(noun: string, { key, of }: CallSubject<Call>): Column<Call>[] {
  const text = useOfficeText(noun);
  const moments = useMoments();
  const subject = (call: Call) => `${moments.relative(of(call).startsAt)}, ${of(call).name}`;
  return [
    textColumn('who', text('column.who'), ({ bookedBy }) => bookedBy, { phone: 'title' }),
    // Beside the panel, which has the number to press, the others need its room.
    textColumn('phone', text('column.phone'), ({ phone }) => (phone ? formatPhone(phone) : ''), { width: 170, low: true, phone: 'value' }),
    textColumn(key, text(`column.${key}`), subject, { phone: 'detail', inFull: true }),
    textColumn('about', text('about'), ({ about }) => text(`abouts.${about}`), { width: 140, low: true }),
    {
      key: 'called',
      header: text('column.called'),
      cell: ({ called }) =>
        called ? text('calledBy', { name: called.by, when: moments.relative(called.at) }) : <Chip kind="warning">{text('open')}</Chip>,
      width: 220,
      phone: 'status',
    },
  ];
}
