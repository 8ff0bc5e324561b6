import type { PriestDayService } from '@sannidhi/contracts';
import { Banner, formatTime, nameKey, SankalpamNames, styled, useText } from '@sannidhi/kit';
import { MarkConflicts } from './mark-conflicts.tsx';
import type { Entry } from './marks.ts';
import type { Pending } from './pending.ts';
import { PerformBar } from './perform-bar.tsx';
import { useReadNames } from './use-read-names.ts';
import { useScreenOn } from './use-screen-on.ts';

const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > header p': { color: theme.vars.palette.text.secondary },
  '& h2': { ...theme.typography.h1 },
}));
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));

interface ServiceSheetProps {
  service: PriestDayService;
  pending: Pending;
  onMark: (entry: Entry) => Promise<void>;
}

/** One service's sheet at the altar: large, each name to tick, and the button that marks it performed. */
export function ServiceSheet({ service, pending, onMark }: ServiceSheetProps) {
  const text = useText('mfe-priest');
  const isOn = useScreenOn();
  const read = useReadNames(service.slotId);
  const { startsAt, place, temple, families, nameCount, marks } = service;
  const { rahuKalam } = service.time;
  const clock = (at: string) => formatTime(at, { timeZone: temple.timeZone });
  const names = families.flatMap((family) => family.names.map((_, index) => nameKey(family, index)));
  const where = [clock(startsAt), place, temple.name].filter(Boolean).join(', ');
  return (
    <Sheet aria-label={service.service}>
      <header>
        <h2>{service.service}</h2>
        <p>{`${where}. ${text('day.families', { count: families.length })}, ${text('day.names', { count: nameCount })}.`}</p>
        <p>{text('day.rahu', { from: clock(rahuKalam.startsAt), to: clock(rahuKalam.endsAt) })}</p>
      </header>
      {service.status === 'canceled' && <Banner kind="warning" title={text('day.canceled')} />}
      <MarkConflicts marks={marks} />
      {families.length === 0 ? <p>{text('day.nobody')}</p> : <SankalpamNames sheet={service} read={read} />}
      <PerformBar service={service} readCount={names.filter(read.has).length} pending={pending} onMark={onMark} />
      {/* Below the button, which would move under a finger when the browser answers. */}
      {!isOn && <Muted data-noprint="">{text('day.screenMayTurnOff')}</Muted>}
    </Sheet>
  );
}
