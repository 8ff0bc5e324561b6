import type { CalendarEntry } from '@sannidhi/contracts';
import { formatTime, styled, Typography } from '@sannidhi/kit';
import type { CSSProperties } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

const MINUTE_MS = 60_000;

const Drawing = styled('div')(({ theme }) => {
  const { role } = theme.vars.palette;
  return {
    position: 'relative',
    height: 104,
    marginTop: 8,
    borderInline: `1px solid ${role.line}`,
    fontSize: '0.75rem',
    lineHeight: '1rem',
    '& > small': {
      position: 'absolute',
      insetInline: 4,
      font: 'inherit',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > small[data-late]': { textAlign: 'end' },
    '& > time': { position: 'absolute', bottom: 0, color: role.textSecondary },
    '& > span': { position: 'absolute', height: 16, borderRadius: 6, border: `1px solid ${role.primary}`, background: role.primaryTint },
    '& > span[data-own]': { borderColor: role.accent, background: role.accentTint },
    '& > i': { position: 'absolute', top: 0, bottom: 18, border: `2px solid ${role.error}`, borderRadius: 6 },
  };
});

/** Why an entry is in conflict: in a sentence, and the two times drawn to scale, setup and teardown included. */
export function ClashDrawing({ entry }: { entry: CalendarEntry }) {
  const text = useOfficeText('calendar');
  const { timeZone } = useTemple();
  const [other] = entry.clashes;
  if (!other) return null;
  const own = {
    from: Date.parse(entry.startsAt) - entry.setupMinutes * MINUTE_MS,
    until: Date.parse(entry.endsAt) + entry.teardownMinutes * MINUTE_MS,
  };
  const its = { from: Date.parse(other.fromAt), until: Date.parse(other.untilAt) };
  const meet = { from: Math.max(own.from, its.from), until: Math.min(own.until, its.until) };
  const whole = { from: Math.min(own.from, its.from), until: Math.max(own.until, its.until) };
  const clock = (at: number) => formatTime(new Date(at).toISOString(), { timeZone });
  const reason = text('clash.reason', {
    title: entry.title,
    from: clock(own.from),
    to: clock(own.until),
    other: other.title,
    otherFrom: clock(its.from),
    otherTo: clock(its.until),
  });
  const overlap = text('clash.overlap', { count: Math.round((meet.until - meet.from) / MINUTE_MS) });
  return (
    <section>
      <Typography variant="h3">{text('clash.title')}</Typography>
      <p>{reason}</p>
      <Drawing role="img" aria-label={overlap}>
        <small data-late={its.from > own.from || undefined} style={{ top: 4 }}>
          {other.title}
        </small>
        <span style={{ ...placeOf(its, whole), top: 22 }} />
        <small data-late={own.from > its.from || undefined} style={{ top: 44 }}>
          {entry.title}
        </small>
        <span data-own style={{ ...placeOf(own, whole), top: 62 }} />
        <i style={placeOf(meet, whole)} />
        <time style={{ insetInlineStart: 4 }}>{clock(whole.from)}</time>
        <time style={{ insetInlineEnd: 4 }}>{clock(whole.until)}</time>
      </Drawing>
      <p>
        <b>{overlap}</b> {text('clash.kept')}
      </p>
    </section>
  );
}

interface Stretch {
  from: number;
  until: number;
}
const placeOf = ({ from, until }: Stretch, whole: Stretch): CSSProperties => {
  const length = whole.until - whole.from;
  return { insetInlineStart: `${((from - whole.from) / length) * 100}%`, width: `${((until - from) / length) * 100}%` };
};
