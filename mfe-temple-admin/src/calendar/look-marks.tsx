import { CALENDAR_LOOKS, type CalendarLook } from '@sannidhi/contracts';
import { Icon } from '@sannidhi/kit';
import { memo } from 'react';
import { LOOK_ICONS } from './look-icons.ts';

const SIZE_PX = 14;
const idOf = (look: CalendarLook): string => `calendar-look-${look}`;

/** Each look's icon, drawn once for all the entries of a month, which refer to it with `lookMark`. */
export const LookMarks = memo(function LookMarks() {
  return (
    <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
      {CALENDAR_LOOKS.map((look) => (
        <symbol key={look} id={idOf(look)} viewBox={`0 0 ${SIZE_PX} ${SIZE_PX}`}>
          <Icon of={LOOK_ICONS[look]} size={SIZE_PX} />
        </symbol>
      ))}
    </svg>
  );
});

/** A look's icon from `LookMarks`: two elements and no component, as a month has more than a hundred. */
export const lookMark = (look: CalendarLook) => (
  <svg aria-hidden width={SIZE_PX} height={SIZE_PX}>
    <use href={`#${idOf(look)}`} />
  </svg>
);
