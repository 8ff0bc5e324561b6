import {
  childrenInside,
  countAtDoor,
  type DoorList,
  type DoorTicket,
  doorEndpoints,
  doubtsOf,
  type EventDate,
  eventEndpoints,
  matchRoute,
} from '@sannidhi/contracts';
import {
  Button,
  ChoiceFilter,
  EmptyState,
  Figure,
  Figures,
  formatCount,
  IconPrinter,
  Page,
  PageHeader,
  ScreenStates,
  useAddress,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MANAGE_EVENT_PATTERN, manageEventPath } from '../events/event-paths.ts';
import { BackLink } from '../office/back-link.tsx';
import { OnScreen } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { ChildrenHere } from './children-here.tsx';
import { DoorDoubts } from './door-doubts.tsx';
import { DoorHelpers } from './door-helpers.tsx';
import { DoorPeople } from './door-people.tsx';
import { PrintedList } from './printed-list.tsx';
import { useOfficeDoor } from './use-office-door.ts';

/** The log arrives as it grows; what became of tickets comes with the list. */
const LIST_EVERY_MS = 60_000;

/** Once a date was canceled it has one only within its time: people, and children above all, may be inside. */
const hasDoor = ({ status, startsAt, isOver }: EventDate): boolean =>
  status !== 'canceled' || (Date.parse(startsAt) <= Date.now() && !isOver);

/** The door of one date of an event, as the office’s desk keeps it: who is in, what to check, and who helps. */
export function DoorView() {
  const text = useOfficeText('door');
  const tickets = useOfficeText('tickets');
  const moments = useMoments();
  const address = useAddress();
  const { eventId = '' } = matchRoute(MANAGE_EVENT_PATTERN, useLocation().pathname) ?? {};
  const event = useRead(eventEndpoints.detail, { params: { eventId } });
  const dates = (event.data?.dates ?? []).filter(hasDoor);
  const chosen = address.parameters.get('date') ?? (dates.find(({ isOver }) => !isOver) ?? dates.at(-1))?.id;
  const list = useRead(doorEndpoints.officeList, { params: { occurrenceId: chosen ?? '' }, enabled: chosen !== undefined });
  return (
    <Page>
      <OnScreen>
        <BackLink to={manageEventPath(eventId)}>{tickets('event')}</BackLink>
        <PageHeader
          title={text('title')}
          lead={event.data?.title}
          actions={
            dates.length > 1 && (
              <ChoiceFilter
                label={text('date')}
                choices={dates.map(({ id, startsAt }) => ({ value: id, label: moments.relative(startsAt) }))}
                value={chosen}
                onChange={(date) => address.change({ date })}
              />
            )
          }
        />
      </OnScreen>
      <ScreenStates
        query={event}
        failedTitle={text('failed')}
        isEmpty={() => dates.length === 0}
        empty={<EmptyState title={text('noDate')} />}
      >
        {() => (
          <ScreenStates query={list} failedTitle={text('failed')}>
            {(data) => <OfficeDoor key={data.event.id} list={data} refresh={list.refetch} />}
          </ScreenStates>
        )}
      </ScreenStates>
    </Page>
  );
}

interface OfficeDoorProps {
  list: DoorList;
  refresh: () => Promise<unknown>;
}

function OfficeDoor({ list, refresh }: OfficeDoorProps) {
  const text = useOfficeText('door');
  const { can } = useSession();
  const door = useOfficeDoor(list);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), LIST_EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const tickets = useMemo(() => new Map(list.tickets.map((ticket) => [ticket.id, ticket])), [list.tickets]);
  const { inside, expected } = countAtDoor(door.log, tickets);
  const doubts = doubtsOf(door.log);
  const [handing, setHanding] = useState<DoorTicket>();
  const hasChildren = list.tickets.some(({ isDropOff }) => isDropOff);
  return (
    <>
      <OnScreen>
        <Figures>
          <Figure label={text('inside')} value={formatCount(inside)} />
          <Figure label={text('expected')} value={formatCount(expected)} />
          {hasChildren && <Figure label={text('childrenHere')} value={formatCount(childrenInside(door.log, tickets).length)} />}
          <Figure label={text('toCheck')} value={formatCount(doubts.length)} />
        </Figures>
        {doubts.length > 0 && <DoorDoubts doubts={doubts} tickets={tickets} note={door.note} />}
        <ChildrenHere tickets={tickets} door={door} handing={handing} onHand={setHanding} />
        <DoorPeople
          tickets={list.tickets}
          door={door}
          onHand={setHanding}
          actions={
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {text('print')}
            </Button>
          }
        />
        {can('door:helpers') && <DoorHelpers occurrenceId={list.event.id} />}
      </OnScreen>
      <PrintedList list={list} log={door.log} />
    </>
  );
}

export { DoorView as Screen };
