import { type LeadMark, type LedPerson, type LedShift, shiftLeadEndpoints } from '@sannidhi/contracts';
import { Button, Chip, formatTime, notify, ScreenStates, StatusChip, styled, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { Actions, ShiftItem, ShiftList } from './shift-list.tsx';
import { ShiftMoment } from './shift-moment.tsx';

const MARKS: Partial<Record<LedPerson['status'], readonly LeadMark[]>> = {
  assigned: ['check-in'],
  confirmed: ['check-in'],
  'checked-in': ['check-out', 'undo'],
};

const People = styled('ul')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.role.line}`,
  },
}));

/** The lead's list: who comes to the shifts one leads, checked in and out by phone. Nothing for who leads none. */
export function LedShifts() {
  const text = useTexts();
  const query = useRead(shiftLeadEndpoints.led);
  // Most people lead none: nothing says so, nor that the list is on its way.
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <ScreenStates query={query} failedTitle={text('volunteering.led.failed')}>
      {(shifts) => (
        <ShiftList>
          {shifts.map((shift) => (
            <Led key={shift.id} shift={shift} />
          ))}
        </ShiftList>
      )}
    </ScreenStates>
  );
}

function Led({ shift }: { shift: LedShift }) {
  const text = useTexts();
  const { title, placeName, temple, note, people, isCheckInOpen } = shift;
  return (
    <ShiftItem>
      <div>
        <h2>{text('volunteering.led.title', { shift: title })}</h2>
        <ShiftMoment {...shift} />
        <p>{[placeName, temple.name].filter(Boolean).join(', ')}</p>
        {note && <p>{note}</p>}
        {!isCheckInOpen && <p>{text('volunteering.led.opens')}</p>}
      </div>
      {people.length === 0 ? (
        <p>{text('volunteering.led.nobody')}</p>
      ) : (
        <People aria-label={text('volunteering.led.people', { shift: title })}>
          {people.map((person) => (
            <li key={person.id}>
              <Person person={person} shift={shift} />
            </li>
          ))}
        </People>
      )}
    </ShiftItem>
  );
}

function Person({ person, shift: { timeZone, isCheckInOpen } }: { person: LedPerson; shift: LedShift }) {
  const text = useTexts();
  const { name, status, isTrainee, isMinor, checkedInAt, checkedOutAt } = person;
  const at = (instant: string | null) => (instant ? formatTime(instant, { timeZone }) : '');
  return (
    <>
      <div>
        <Actions>
          <strong>{name}</strong>
          {isTrainee && <Chip>{text('volunteering.trainee')}</Chip>}
          {isMinor && <Chip>{text('volunteering.led.minor')}</Chip>}
        </Actions>
        {checkedInAt && <p>{text('volunteering.led.attended', { from: at(checkedInAt), to: at(checkedOutAt) })}</p>}
      </div>
      <Actions>
        <StatusChip of="shift-assignment" state={status} />
        {isCheckInOpen && <Marks person={person} />}
      </Actions>
    </>
  );
}

function Marks({ person: { id, name, status } }: { person: LedPerson }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const mark = useWrite(shiftLeadEndpoints.mark);
  const press = (which: LeadMark) =>
    mark.mutate(
      { params: { assignmentId: id }, body: { mark: which } },
      {
        onSuccess: () => notify({ kind: 'success', title: text(`volunteering.led.marked.${which}`, { name }) }),
        onError: (error: Error) => notify({ kind: 'error', title: text('volunteering.notSaved'), body: sentence(error) }),
      },
    );
  return MARKS[status]?.map((which) => (
    <Button
      key={which}
      small
      variant={which === 'undo' ? 'text' : 'secondary'}
      disabled={mark.isPending}
      aria-label={text(`volunteering.led.markOf.${which}`, { name })}
      onClick={() => press(which)}
    >
      {text(`volunteering.led.mark.${which}`)}
    </Button>
  ));
}
