import { formatDate } from '@sannidhi/kit';
import type { CSSProperties, ReactNode } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { Axis, Board } from './board-styles.ts';
import { hoursShown, isShort, type Minutes, minutesOf, rowsOf } from './hours.ts';
import type { Lane } from './lanes.ts';
import { ServiceBlock } from './service-block.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

const HOUR = 60;
const STEP = 2 * HOUR;

interface CalendarBoardProps {
  label: string;
  lanes: readonly Lane[];
  /** Hours across, one column for each day, or a list. */
  as: 'hours' | 'days' | 'list';
  /** Under a lane's title. */
  note: (lane: Lane) => ReactNode;
  /** The slot whose panel is open. */
  openId: string | undefined;
  onOpen: (slotId: string) => void;
}

/** Lanes of services: one Tab stop, arrow keys between services, Enter opens one. Grid and list are the same elements. */
export function CalendarBoard({ label, lanes, as, note, openId, onOpen }: CalendarBoardProps) {
  const text = useOfficeText('poojaCalendar');
  const shown = hoursShown(lanes);
  const { board, onKeyDown, serviceProps } = useArrowKeys(lanes, as === 'hours' ? 'right' : 'down');
  return (
    <Board data-as={as} ref={board} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label={`${label}. ${text('keys')}`}>
        {as === 'hours' && <Hours shown={shown} />}
        {lanes.map((lane) => {
          const { rows, count } = rowsOf(lane.services);
          return (
            <section key={lane.key} aria-label={lane.title}>
              <header>
                <h3>{lane.title}</h3>
                <p>{note(lane)}</p>
              </header>
              <ul style={{ '--rows': count } as CSSProperties}>
                {lane.services.map((service) => (
                  <li
                    key={service.key}
                    data-short={isShort(service.slot) || undefined}
                    style={placeOf(service.slot, shown, rows.get(service.key))}
                  >
                    <ServiceBlock
                      service={service}
                      isOpen={service.slot.id === openId}
                      onOpen={() => onOpen(service.slot.id)}
                      {...serviceProps(service.key)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Board>
  );
}

function Hours({ shown: { from, to } }: { shown: Minutes }) {
  const first = Math.ceil(from / STEP) * STEP;
  const hours = Array.from({ length: Math.floor((to - first) / STEP) + 1 }, (_, index) => first + index * STEP);
  return (
    <Axis data-axis aria-hidden>
      {hours.map((minutes) => (
        <span key={minutes} style={{ '--from': percent(minutes - from, to - from) } as CSSProperties}>
          {formatDate(new Date(minutes * 60_000), { hour: 'numeric', timeZone: 'UTC' })}
        </span>
      ))}
    </Axis>
  );
}

function placeOf(slot: Parameters<typeof minutesOf>[0], shown: Minutes, row = 0): CSSProperties {
  const { from, to } = minutesOf(slot);
  const whole = shown.to - shown.from;
  return { '--from': percent(from - shown.from, whole), '--length': percent(to - from, whole), '--row': row } as CSSProperties;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
