import { styled } from '@mui/material/styles';
import { radius } from '../theme/scale-tokens.ts';

export type PeriodTone = 'good' | 'bad';

/** Good times are outlined, times to avoid are outlined and hatched: neither depends on color. */
export const PeriodBox = styled('span')<{ tone: PeriodTone }>(({ theme, tone }) => {
  const { role } = theme.vars.palette;
  const line = tone === 'good' ? role.success : role.error;
  const hatch = `repeating-linear-gradient(135deg, color-mix(in srgb, ${line} 24%, transparent) 0 2px, transparent 2px 7px)`;
  return {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.sm,
    fontWeight: 600,
    lineHeight: 1,
    color: role.text,
    backgroundColor: tone === 'good' ? role.successTint : role.errorTint,
    backgroundImage: tone === 'bad' ? hatch : 'none',
    boxShadow: `inset 0 0 0 1.5px ${line}`,
    '@media (forced-colors: active)': { border: '1px solid' },
    '@media print': { border: '1px solid', boxShadow: 'none' },
  };
});

/** A period's letter as the timeline shows it, for the list next to it. */
export function PeriodMark({ tone, letter }: { tone: PeriodTone; letter: string }) {
  return (
    <PeriodBox tone={tone} aria-hidden="true" style={{ width: 26, height: 26, fontSize: '0.875rem' }}>
      {letter}
    </PeriodBox>
  );
}
