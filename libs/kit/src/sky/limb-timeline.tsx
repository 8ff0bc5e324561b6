import { DayBand } from './day-band.tsx';
import type { SkyDay } from './sky-stops.ts';
import { Axis, Figure, InWords, NowLabel, NowLine, NowPlane, RowLabel, Rule, Track } from './timeline-frame.tsx';
import { inWords, LimbRow, PeriodsRow, type Place, periodInWords, type TimelinePeriods, type TimelineRow } from './timeline-rows.tsx';

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
  const place: Place = (from, to) => ({ left: percent(at(from)), width: percent(at(to) - at(from)) });
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
          <LimbRow key={row.label} {...{ row, place }} />
        ))}
        <Rule />
        {marks.map((row) => (
          <PeriodsRow key={row.label} {...{ row, place }} />
        ))}
        <Axis aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick.at} style={{ left: percent(at(tick.at)) }}>
              {tick.label}
            </span>
          ))}
        </Axis>
        {isToday && <NowMark share={at(now.at)} label={now.label} />}
      </Figure>
      <InWords>
        <summary>{listLabel}</summary>
        <dl>
          {rows.map((row) => (
            <WordsOf key={row.label} label={row.label} words={row.segments.map(inWords)} />
          ))}
          {marks.map((row) => (
            <WordsOf key={row.label} label={row.label} words={row.periods.map(periodInWords)} />
          ))}
        </dl>
      </InWords>
    </>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The label moves with the line, so that it stays within the figure. */
function NowMark({ share, label }: { share: number; label: string }) {
  return (
    <NowPlane>
      <NowLine style={{ left: percent(share) }} />
      <NowLabel style={{ left: percent(share), transform: `translateX(-${Math.round(share * 100)}%)` }}>{label}</NowLabel>
    </NowPlane>
  );
}

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
