import type { PriestDay, PriestDayService } from '@sannidhi/contracts';
import { EmptyState, styled, useAddress, useText } from '@sannidhi/kit';
import { pendingOf } from './pending.ts';
import { ServiceLink } from './service-link.tsx';
import { ServiceSheet } from './service-sheet.tsx';
import type { Marks } from './use-marks.ts';

const NARROW = '@media (max-width:899.95px)';
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Order = styled('nav')({
  position: 'sticky',
  top: 88,
  '& ol': { display: 'grid', gap: 4, padding: 0, margin: 0, listStyle: 'none' },
  [NARROW]: { position: 'static' },
});

/** The services in order, and the sheet of the one that is open: the next one at first. */
export function DayServices({ day, marks }: { day: PriestDay; marks: Marks }) {
  const text = useText('mfe-priest');
  const { parameters, change } = useAddress();
  const pending = ({ slotId }: PriestDayService) => pendingOf(marks.waiting, slotId);
  const isWaiting = (service: PriestDayService) => pending(service).mark !== null;
  const isDone = (service: PriestDayService) => service.marks.length > 0 || isWaiting(service);
  // A mark that was undone here isn't shown while the undo waits.
  const services = day.services.map((service) => (pending(service).isUndone ? { ...service, marks: [] } : service));
  const wanted = parameters.get('service');
  const open = services.find(({ slotId }) => slotId === wanted) ?? services.find((service) => !isDone(service)) ?? services[0];
  if (!open) return <EmptyState title={text('day.services')}>{text('day.servicesMore')}</EmptyState>;
  return (
    <Columns>
      <Order aria-label={text('day.list')}>
        <ol>
          {services.map((service) => (
            <ServiceLink
              key={service.slotId}
              service={service}
              isOpen={service === open}
              isWaiting={isWaiting(service)}
              onOpen={() => change({ service: service.slotId })}
            />
          ))}
        </ol>
      </Order>
      <ServiceSheet key={open.slotId} service={open} pending={pending(open)} onMark={marks.add} />
    </Columns>
  );
}
