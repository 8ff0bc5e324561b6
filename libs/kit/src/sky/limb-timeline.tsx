import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { radius } from '../theme/scale-tokens.ts';
import { Disclosure } from '../ui/disclosure.ts';
import { DayBand } from './day-band.tsx';
import { lanes } from './lanes.ts';
import { PeriodBox, type PeriodTone } from './period-mark.tsx';
import type { SkyDay } from './sky-stops.ts';

const PHONE = '@media (max-width:899.95px)';
const LABELS_WIDTH = 118;

const Figure = styled('figure')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${LABELS_WIDTH}px minmax(0, 1fr)`,
  rowGap: 8,
  alignItems: 'center',
  paddingTop: 30,
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 },
});
const RowLabel = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  lineHeight: 1.2,
  '& small': { ...theme.typography.caption, display: 'block', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > span': { display: 'none' },
  [PHONE]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginTop: 12,
    '& small': { display: 'none' },
    '& > span': { display: 'inline', fontWeight: 400, textAlign: 'right' },
    '&[data-band]': { display: 'none' },
  },
}));
const Track = styled('div')({
  position: 'relative',
  height: 40,
  '&[data-now-over]': { height: 44 },
  '&:not([data-now-over])': { zIndex: 1 },
  '&[data-thin]': { height: 34 },
  [PHONE]: { '&[data-limbs]': { height: 12 } },
});
const Segment = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 10px',
  borderRadius: radius.sm,
  borderRight: `2px solid ${theme.vars.palette.role.surface}`,
  background: theme.vars.palette.role.sunken,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
  '& i': { fontStyle: 'normal', color: theme.vars.palette.text.secondary },
  '&[data-current]': { background: theme.vars.palette.role.primaryTint, color: theme.vars.palette.role.primary },
  '&[data-current] i': { color: 'inherit' },
  '@media (forced-colors: active)': {
    border: '1px solid',
    // Otherwise its words get a background of their own, in their color.
    '&[data-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
  [PHONE]: { padding: 0, '& > *': { display: 'none' }, '&[data-current]': { background: theme.vars.palette.role.primary } },
}));
const Rule = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 1,
  margin: '6px 0',
  background: theme.vars.palette.role.line,
  [PHONE]: { display: 'none' },
}));
const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: '-2 / -1',
  height: 22,
  fontSize: '0.8125rem',
  lineHeight: '22px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '@media (max-width:559.95px)': { fontSize: '0.75rem', '& span:nth-of-type(even)': { display: 'none' } },
}));
/** As wide as the tracks; the line in it runs behind them and shows in the gaps, on phones only over the band. */
const NowPlane = styled('div')({
  position: 'absolute',
  left: LABELS_WIDTH,
  right: 0,
  top: 26,
  bottom: 26,
  zIndex: 0,
  pointerEvents: 'none',
  [PHONE]: { left: 0, bottom: 'auto', height: 52 },
  '@media print': { display: 'none' },
});
const NowLine = styled('i')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 3,
  marginLeft: -1.5,
  borderRadius: 2,
  background: theme.vars.palette.role.primary,
  '@media (forced-colors: active)': { background: 'CanvasText' },
}));
const NowLabel = styled('b')(({ theme }) => ({
  position: 'absolute',
  top: -24,
  padding: '0 8px',
  borderRadius: radius.sm,
  background: theme.vars.palette.role.primary,
  color: theme.vars.palette.role.onPrimary,
  fontSize: '0.8125rem',
  lineHeight: '22px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media (forced-colors: active)': { border: '1px solid' },
}));
const InWords = styled(Disclosure)(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  '& dl': { display: 'grid', gridTemplateColumns: `minmax(80px, ${LABELS_WIDTH}px) minmax(0, 1fr)`, gap: '6px 12px' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& ul': { padding: 0, listStyle: 'none' },
}));

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

export interface LimbTimelineProps {
  /** What it shows, for users who can't see it. */
  label: string;
  day: SkyDay;
  /** The band's name and its sentence. */
  band: { label: string; sentence: string };
  rows: readonly TimelineRow[];
  marks: readonly TimelinePeriods[];
  /** The moment in UTC milliseconds with its description, if it falls within the day. */
  now?: { at: number; label: string };
  ticks: readonly { at: number; label: string }[];
  /** Opens the same content as text: "All times as a list". */
  listLabel: string;
}

/** The day from sunrise to sunrise: the sky, a row for each limb, and the times to use or to avoid. */
export function LimbTimeline({ label, day, band, rows, marks, now, ticks, listLabel }: LimbTimelineProps) {
  const at = (ms: number) => Math.min(1, Math.max(0, (ms - day.startsAt) / (day.endsAt - day.startsAt)));
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const place = (from: number, to: number) => ({ left: percent(at(from)), width: percent(at(to) - at(from)) });
  const isToday = now !== undefined && now.at >= day.startsAt && now.at < day.endsAt;
  return (
    <>
      <Figure aria-label={label}>
        <RowLabel data-band="" aria-hidden="true">
          {band.label}
        </RowLabel>
        <Track data-now-over="">
          <DayBand {...day} label={band.sentence} />
        </Track>
        {rows.map((row) => (
          <Fragment key={row.label}>
            <RowLabel aria-hidden="true">
              <b>
                {row.label}
                {row.gloss && <small>{row.gloss}</small>}
              </b>
              <span>{inWords(row.segments.find(({ current }) => current) ?? row.segments[0])}</span>
            </RowLabel>
            <Track data-limbs="" aria-hidden="true">
              {row.segments.map((segment) => (
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
          </Fragment>
        ))}
        <Rule />
        {marks.map(({ label: name, tone, periods }) => (
          <Fragment key={name}>
            <RowLabel aria-hidden="true">{name}</RowLabel>
            <div aria-hidden="true" style={{ display: 'grid', gap: 4 }}>
              {lanes(periods).map((lane) => (
                <Track key={lane.map(keyOf).join(' ')} data-thin="">
                  {lane.map((period) => (
                    <PeriodBox
                      key={keyOf(period)}
                      tone={tone}
                      title={`${period.name}, ${period.when}`}
                      style={{
                        position: 'absolute',
                        top: 0,
                        bottom: 0,
                        fontSize: '0.875rem',
                        ...place(period.startsAt, period.endsAt),
                      }}
                    >
                      {period.letter}
                    </PeriodBox>
                  ))}
                </Track>
              ))}
            </div>
          </Fragment>
        ))}
        <Axis aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick.at} style={{ left: percent(at(tick.at)) }}>
              {tick.label}
            </span>
          ))}
        </Axis>
        {isToday && (
          <NowPlane>
            <NowLine style={{ left: percent(at(now.at)) }} />
            <NowLabel style={{ left: percent(at(now.at)), transform: `translateX(-${Math.round(at(now.at) * 100)}%)` }}>
              {now.label}
            </NowLabel>
          </NowPlane>
        )}
      </Figure>
      <InWords>
        <summary>{listLabel}</summary>
        <dl>
          {rows.map((row) => (
            <WordsOf key={row.label} label={row.label} words={row.segments.map(inWords)} />
          ))}
          {marks.map((row) => (
            <WordsOf key={row.label} label={row.label} words={row.periods.map(({ name, when }) => `${name}, ${when}`)} />
          ))}
        </dl>
      </InWords>
    </>
  );
}

const keyOf = ({ name, startsAt }: TimelinePeriod) => `${name} ${startsAt}`;
const inWords = (segment: TimelineSegment | undefined): string => (segment ? `${segment.name} ${segment.until}` : '');

function WordsOf({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ul>
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </dd>
    </>
  );
}
