import type { FamilyDate, FamilyDatesReply, FamilyMember } from '@sannidhi/contracts';
import { Card, EmptyState, formatDate } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { DayList } from './day-list.tsx';

interface YearProps {
  reply: FamilyDatesReply & { place: NonNullable<FamilyDatesReply['place']> };
  members: readonly FamilyMember[];
  today: string;
}

/** This month first, then the year month by month. */
export function YearByDate({ reply: { dates, place, year }, members, today }: YearProps) {
  const text = useTexts();
  const list = { members, timeZone: place.timeZone, today };
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const thisMonth = months.find((month) => today.startsWith(month));
  const ofMonth = (month: string) => dates.filter(({ date }) => date.startsWith(month));
  const nameOf = (month: string) => formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
  return (
    <>
      {thisMonth && (
        <Card title={text('familyDays.thisMonth', { month: nameOf(thisMonth) })}>
          {ofMonth(thisMonth).length > 0 ? (
            <DayList dates={ofMonth(thisMonth)} label={nameOf(thisMonth)} {...list} />
          ) : (
            <p>{text('familyDays.emptyMonth')}</p>
          )}
        </Card>
      )}
      {months
        .filter((month) => month !== thisMonth && ofMonth(month).length > 0)
        .map((month) => (
          <Card key={month} title={nameOf(month)}>
            <DayList dates={ofMonth(month)} label={nameOf(month)} {...list} />
          </Card>
        ))}
    </>
  );
}

/** Each member's year: yearly dates before the birth star's. */
export function YearByPerson({ reply: { dates, place }, members, today }: YearProps) {
  const text = useTexts();
  const yearly = (day: FamilyDate) => (day.kind === 'birth-star' ? 1 : 0);
  return members.map((member) => {
    const own = dates
      .filter(({ memberId }) => memberId === member.id)
      .sort((a, b) => yearly(a) - yearly(b) || a.date.localeCompare(b.date));
    return (
      <Card key={member.id} title={member.name}>
        {own.length > 0 ? (
          <DayList dates={own} members={members} timeZone={place.timeZone} today={today} label={member.name} />
        ) : (
          <EmptyState title={text('familyDays.nothingOf', { name: member.name })} plain>
            {text('familyDays.nothingOfHelp')}
          </EmptyState>
        )}
      </Card>
    );
  });
}
