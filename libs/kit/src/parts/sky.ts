/** The day, the month and the limbs of the panchanga. */

export { DayBand } from '../sky/day-band.tsx';
export { LimbTimeline } from '../sky/limb-timeline.tsx';
export { MonthGrid, type MonthGridDay } from '../sky/month-grid.tsx';
export { PeriodMark, type PeriodTone } from '../sky/period-mark.tsx';
export type { TimelinePeriods, TimelineRow } from '../sky/timeline-rows.tsx';
