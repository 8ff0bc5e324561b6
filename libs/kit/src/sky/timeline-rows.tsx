import { lanes } from './lanes.ts';
import { PeriodBox, type PeriodTone } from './period-mark.tsx';
import { RowLabel, Segment, Track } from './timeline-frame.tsx';

/** One limb in a row, with its end in words: "until 8:01 PM". */
export interface TimelineSegment {
  name: string;
  until: string;
  startsAt: number;
  endsAt: number;
  /** In effect at the view's moment: now, or at sunrise. */
  current: boolean;
}
export interface TimelineRow {
  label: string;
  /** What the label means: "lunar day". */
  gloss?: string;
  segments: readonly TimelineSegment[];
}
/** A period under its letter; its name and times are in the list next to the timeline. */
export interface TimelinePeriod {
  letter: string;
  name: string;
  when: string;
  startsAt: number;
  endsAt: number;
}
export interface TimelinePeriods {
  label: string;
  tone: PeriodTone;
  periods: readonly TimelinePeriod[];
}

/** Where something is on a track, by its times in UTC milliseconds. */
export type Place = (from: number, to: number) => { left: string; width: string };

/** A limb's segments; on phones only the current one is named, next to the label. */
export function LimbRow({ row: { label, gloss, segments }, place }: { row: TimelineRow; place: Place }) {
  return (
    <>
      <RowLabel aria-hidden="true">
        <b>
          {label}
          {gloss && <small>{gloss}</small>}
        </b>
        <span>{inWords(segments.find(({ current }) => current) ?? segments[0])}</span>
      </RowLabel>
      <Track data-limbs="" aria-hidden="true">
        {segments.map((segment) => (
          <Segment
            key={segment.startsAt}
            data-current={segment.current || undefined}
            title={inWords(segment)}
            style={place(segment.startsAt, segment.endsAt)}
          >
            <b>{segment.name}</b>
            <i>{segment.until}</i>
          </Segment>
        ))}
      </Track>
    </>
  );
}

const PERIOD = { position: 'absolute', top: 0, bottom: 0, fontSize: '0.875rem' } as const;

/** Periods of one kind, in as many lanes as overlap. */
export function PeriodsRow({ row: { label, tone, periods }, place }: { row: TimelinePeriods; place: Place }) {
  return (
    <>
      <RowLabel aria-hidden="true">{label}</RowLabel>
      <div aria-hidden="true" style={{ display: 'grid', gap: 4 }}>
        {lanes(periods).map((lane) => (
          <Track key={lane.map(keyOf).join(' ')} data-thin="">
            {lane.map((period) => (
              <PeriodBox
                key={keyOf(period)}
                tone={tone}
                title={periodInWords(period)}
                style={{ ...PERIOD, ...place(period.startsAt, period.endsAt) }}
              >
                {period.letter}
              </PeriodBox>
            ))}
          </Track>
        ))}
      </div>
    </>
  );
}

const keyOf = ({ name, startsAt }: TimelinePeriod) => `${name} ${startsAt}`;

/** "Rahu Kalam, 9:04 – 10:21 AM" */
export const periodInWords = ({ name, when }: TimelinePeriod): string => `${name}, ${when}`;

/** "Ekadashi until 8:01 PM" */
export const inWords = (segment: TimelineSegment | undefined): string => (segment ? `${segment.name} ${segment.until}` : '');
