import { countAtDoor, doubtsOf } from '@sannidhi/contracts';
import { CardColumns, FailedState, formatCount, Page, PageHeader, Skeletons, useKeptOffline } from '@sannidhi/kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';
import { ChildrenHere } from './children-here.tsx';
import { DeviceName, storedDevice } from './device-name.tsx';
import { DoorOver } from './door-over.tsx';
import { DoorScanner } from './door-scanner.tsx';
import { DoubtList } from './doubt-list.tsx';
import { FindName } from './find-name.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RecentScans } from './recent-scans.tsx';
import { useDoor } from './use-door.ts';
import { useScanning } from './use-scanning.ts';

/** The door of one date of an event: scans, finds people by name, and works without a connection. */
function DoorScreen() {
  const text = useTexts();
  const { occurrenceId = '' } = useParams();
  const [device, setDevice] = useState(() => storedDevice() || text('door.device.unnamed'));
  const [isLeaving, setLeaving] = useState(false);
  const door = useDoor(occurrenceId, device);
  const scanning = useScanning(door, isLeaving);
  useKeptOffline(door.door && door.offlineSinceMs === undefined);
  if (door.ended) return <DoorOver sent={door.ended} waiting={door.waiting} />;
  if (door.error)
    return (
      <Page>
        <PageHeader title={text('titles.door')} />
        <FailedState title={text('door.failed')} onRetry={door.retry}>
          {text('door.failedHelp')}
        </FailedState>
      </Page>
    );
  if (!door.door) return <Skeletons />;
  const { event } = door.door.list;
  const { inside, expected } = countAtDoor(door.log, door.tickets);
  // What the sheet is asking about right now isn't asked twice.
  const doubts = doubtsOf(door.log).filter(({ scan }) => scan.id !== scanning.result?.scanId);
  return (
    <Page>
      <PageHeader
        title={event.title}
        lead={
          <>
            {momentAt(event.startsAt, event.timeZone)}
            <br />
            <span>{text('door.count', { inside: formatCount(inside), expected: formatCount(expected) })}</span>
          </>
        }
        actions={<DeviceName value={device} onChange={setDevice} />}
      />
      <OfflineBanner sinceMs={door.offlineSinceMs} waiting={door.waiting} timeZone={event.timeZone} />
      {doubts.length > 0 && <DoubtList doubts={doubts} tickets={door.tickets} timeZone={event.timeZone} note={door.note} />}
      <CardColumns min={320}>
        <DoorScanner door={door} scanning={scanning} isLeaving={isLeaving} onLeaving={setLeaving} timeZone={event.timeZone} />
        <ChildrenHere door={door} scanning={scanning} timeZone={event.timeZone} />
        <FindName tickets={door.tickets} log={door.log} timeZone={event.timeZone} onChoose={scanning.choose} />
        <RecentScans door={door} timeZone={event.timeZone} />
      </CardColumns>
    </Page>
  );
}

export { DoorScreen as Screen };
